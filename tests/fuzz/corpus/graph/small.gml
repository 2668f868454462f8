graph [ directed 1 node [ id 1 label "J&#228;&auml;" graphics [ x 1 y -2.5 ] ] node [ id 2 ] edge [ source 1 target 2 weight 1.0E-5 ] ]
