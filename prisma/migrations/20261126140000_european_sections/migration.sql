-- Written by scripts/tables.ts; a test computes every value again.
INSERT INTO calculation_tables (name, section, open) VALUES ('ipe_sections', 'sections', false)
  ON CONFLICT (name) DO NOTHING;
INSERT INTO calculation_table_versions (table_id, version, title, source, notes, fields, rows)
SELECT id, 1, 'European I beams (IPE)',
  'EN 10365:2017 (dimensions); properties computed by Loadpath',
  'The basic series alone, formerly of Euronorm 19-57: the sections IPE A, IPE AA, IPE O and IPE 750 of EN 10365 are not in this table. Calculated here from the nominal dimensions and rounded to four significant figures; density 7850 kg/m³. Axis y–y is the major axis. The torsion constant counts the root radii by the circle inscribed in each junction (El Darwish and Johnston, 1965). The warping constant is I_z (h − t_f)²/4.',
  '[{"name":"section","unit":null},{"name":"G","unit":"kg/m","words":"mass per metre"},{"name":"h","unit":"mm","words":"depth"},{"name":"b","unit":"mm","words":"width"},{"name":"t_w","unit":"mm","words":"web thickness"},{"name":"t_f","unit":"mm","words":"flange thickness"},{"name":"r","unit":"mm","words":"root radius"},{"name":"d","unit":"mm","words":"depth between root radii"},{"name":"A","unit":"cm²","words":"area"},{"name":"I_y","unit":"cm⁴","words":"second moment of area, major axis"},{"name":"I_z","unit":"cm⁴","words":"second moment of area, minor axis"},{"name":"i_y","unit":"cm","words":"radius of gyration, major axis"},{"name":"i_z","unit":"cm","words":"radius of gyration, minor axis"},{"name":"W_el.y","unit":"cm³","words":"elastic modulus, major axis"},{"name":"W_el.z","unit":"cm³","words":"elastic modulus, minor axis"},{"name":"W_pl.y","unit":"cm³","words":"plastic modulus, major axis"},{"name":"W_pl.z","unit":"cm³","words":"plastic modulus, minor axis"},{"name":"I_T","unit":"cm⁴","words":"torsion constant"},{"name":"I_w","unit":"cm⁶","words":"warping constant"},{"name":"A_L","unit":"m²/m","words":"surface per metre"}]',
  '[
["IPE80",6,80,46,3.8,5.2,5,59.6,7.643,80.14,8.489,3.238,1.054,20.03,3.691,23.22,5.818,0.6723,118.7,0.3278],
["IPE100",8.104,100,55,4.1,5.7,7,74.6,10.32,171,15.92,4.07,1.242,34.2,5.789,39.41,9.146,1.157,353.9,0.3998],
["IPE120",10.37,120,64,4.4,6.3,7,93.4,13.21,317.8,27.67,4.904,1.447,52.96,8.646,60.73,13.58,1.69,894.2,0.4752],
["IPE140",12.89,140,73,4.7,6.9,7,112.2,16.43,541.2,44.92,5.74,1.654,77.32,12.31,88.34,19.25,2.399,1989,0.5506],
["IPE160",15.77,160,82,5,7.4,9,127.2,20.09,869.3,68.31,6.578,1.844,108.7,16.66,123.9,26.1,3.541,3977,0.6225],
["IPE180",18.8,180,91,5.3,8,9,146,23.95,1317,100.9,7.416,2.052,146.3,22.16,166.4,34.6,4.726,7459,0.6979],
["IPE200",22.36,200,100,5.6,8.5,12,159,28.48,1943,142.4,8.26,2.236,194.3,28.47,220.6,44.61,6.916,13050,0.7682],
["IPE220",26.2,220,110,5.9,9.2,12,177.6,33.37,2772,204.9,9.114,2.478,252,37.25,285.4,58.11,9.031,22760,0.8476],
["IPE240",30.71,240,120,6.2,9.8,15,190.4,39.12,3892,283.6,9.974,2.693,324.3,47.27,366.6,73.92,12.95,37580,0.9218],
["IPE270",36.07,270,135,6.6,10.2,15,219.6,45.95,5790,419.9,11.23,3.023,428.9,62.2,484,96.95,15.9,70850,1.041],
["IPE300",42.24,300,150,7.1,10.7,15,248.6,53.81,8356,603.8,12.46,3.35,557.1,80.5,628.4,125.2,19.92,126300,1.16],
["IPE330",49.15,330,160,7.5,11.5,18,271,62.61,11770,788.1,13.71,3.548,713.1,98.52,804.3,153.7,28.06,199900,1.254],
["IPE360",57.09,360,170,8,12.7,18,298.6,72.73,16270,1043,14.95,3.788,903.6,122.8,1019,191.1,37.44,314600,1.353],
["IPE400",66.3,400,180,8.6,13.5,21,331,84.46,23130,1318,16.55,3.95,1156,146.4,1307,229,51.28,492100,1.467],
["IPE450",77.57,450,190,9.4,14.6,21,378.8,98.82,33740,1676,18.48,4.118,1500,176.4,1702,276.4,66.75,794200,1.605],
["IPE500",90.68,500,200,10.2,16,21,426,115.5,48200,2142,20.43,4.306,1928,214.2,2194,335.9,89.1,1254000,1.744],
["IPE550",105.5,550,210,11.1,17.2,24,467.6,134.4,67120,2668,22.35,4.455,2441,254.1,2787,400.5,122.8,1893000,1.877],
["IPE600",122.4,600,220,12,19,24,514,156,92080,3387,24.3,4.66,3069,307.9,3512,485.6,165.2,2859000,2.015]
]'
FROM calculation_tables WHERE name = 'ipe_sections' AND version = 0;

INSERT INTO calculation_tables (name, section, open) VALUES ('hea_sections', 'sections', false)
  ON CONFLICT (name) DO NOTHING;
INSERT INTO calculation_table_versions (table_id, version, title, source, notes, fields, rows)
SELECT id, 1, 'European wide flange beams (HE A)',
  'EN 10365:2017 (dimensions); properties computed by Loadpath',
  'The basic series alone, formerly of Euronorm 53-62: the sections HE AA and those with other widths and depths of EN 10365 are not in this table. Calculated here from the nominal dimensions and rounded to four significant figures; density 7850 kg/m³. Axis y–y is the major axis. The torsion constant counts the root radii by the circle inscribed in each junction (El Darwish and Johnston, 1965). The warping constant is I_z (h − t_f)²/4.',
  '[{"name":"section","unit":null},{"name":"G","unit":"kg/m","words":"mass per metre"},{"name":"h","unit":"mm","words":"depth"},{"name":"b","unit":"mm","words":"width"},{"name":"t_w","unit":"mm","words":"web thickness"},{"name":"t_f","unit":"mm","words":"flange thickness"},{"name":"r","unit":"mm","words":"root radius"},{"name":"d","unit":"mm","words":"depth between root radii"},{"name":"A","unit":"cm²","words":"area"},{"name":"I_y","unit":"cm⁴","words":"second moment of area, major axis"},{"name":"I_z","unit":"cm⁴","words":"second moment of area, minor axis"},{"name":"i_y","unit":"cm","words":"radius of gyration, major axis"},{"name":"i_z","unit":"cm","words":"radius of gyration, minor axis"},{"name":"W_el.y","unit":"cm³","words":"elastic modulus, major axis"},{"name":"W_el.z","unit":"cm³","words":"elastic modulus, minor axis"},{"name":"W_pl.y","unit":"cm³","words":"plastic modulus, major axis"},{"name":"W_pl.z","unit":"cm³","words":"plastic modulus, minor axis"},{"name":"I_T","unit":"cm⁴","words":"torsion constant"},{"name":"I_w","unit":"cm⁶","words":"warping constant"},{"name":"A_L","unit":"m²/m","words":"surface per metre"}]',
  '[
["HEA100",16.67,96,100,5,8,12,56,21.24,349.2,133.8,4.055,2.51,72.76,26.76,83.01,41.14,5.284,2591,0.5614],
["HEA120",19.89,114,120,5,8,12,74,25.34,606.2,230.9,4.891,3.019,106.3,38.48,119.5,58.85,6.041,6486,0.6774],
["HEA140",24.66,133,140,5.5,8.5,12,92,31.42,1033,389.3,5.735,3.52,155.4,55.62,173.5,84.85,8.102,15090,0.7944],
["HEA160",30.44,152,160,6,9,15,104,38.77,1673,615.6,6.569,3.985,220.1,76.95,245.1,117.6,12.1,31470,0.9062],
["HEA180",35.52,171,180,6,9.5,15,122,45.25,2510,924.6,7.448,4.52,293.6,102.7,324.9,156.5,14.89,60290,1.024],
["HEA200",42.26,190,200,6.5,10,18,134,53.83,3692,1336,8.282,4.981,388.6,133.6,429.5,203.8,21.05,108200,1.136],
["HEA220",50.51,210,220,7,11,18,152,64.34,5410,1955,9.169,5.512,515.2,177.7,568.5,270.6,28.61,193500,1.255],
["HEA240",60.32,230,240,7.5,12,21,164,76.84,7763,2769,10.05,6.003,675.1,230.7,744.6,351.7,42.14,329000,1.369],
["HEA260",68.15,250,260,7.5,12.5,24,177,86.82,10460,3668,10.97,6.499,836.4,282.1,919.8,430.2,54.19,517200,1.484],
["HEA280",76.35,270,280,8,13,24,196,97.26,13670,4763,11.86,6.998,1013,340.2,1112,518.1,63.46,786400,1.603],
["HEA300",88.33,290,300,8.5,14,27,208,112.5,18260,6310,12.74,7.488,1260,420.6,1383,641.2,87.76,1202000,1.717],
["HEA320",97.63,310,300,9,15.5,27,225,124.4,22930,6985,13.58,7.494,1479,465.7,1628,709.7,111.9,1515000,1.756],
["HEA340",104.8,330,300,9.5,16.5,27,243,133.5,27690,7436,14.4,7.464,1678,495.7,1850,755.9,131.4,1827000,1.795],
["HEA360",112.1,350,300,10,17.5,27,261,142.8,33090,7887,15.22,7.433,1891,525.8,2088,802.3,153.3,2180000,1.834],
["HEA400",124.8,390,300,11,19,27,298,159,45070,8564,16.84,7.339,2311,570.9,2562,872.9,193.2,2947000,1.912],
["HEA450",139.8,440,300,11.5,21,27,344,178,63720,9465,18.92,7.292,2896,631,3216,965.5,250.1,4154000,2.011],
["HEA500",155.1,490,300,12,23,27,390,197.5,86980,10370,20.98,7.244,3550,691.1,3949,1059,317.8,5652000,2.11],
["HEA550",166.2,540,300,12.5,24,27,438,211.8,111900,10820,22.99,7.148,4146,721.3,4622,1107,360.4,7202000,2.209],
["HEA600",177.8,590,300,13,25,27,486,226.5,141200,11270,24.97,7.055,4787,751.4,5350,1156,406.9,8995000,2.308],
["HEA650",189.7,640,300,13.5,26,27,534,241.6,175200,11720,26.93,6.966,5474,781.6,6136,1205,457.6,11050000,2.407],
["HEA700",204.5,690,300,14.5,27,27,582,260.5,215300,12180,28.75,6.838,6241,811.9,7032,1257,521.5,13380000,2.505],
["HEA800",224.4,790,300,15,28,30,674,285.8,303400,12640,32.58,6.65,7682,842.6,8700,1312,608.6,18350000,2.698],
["HEA900",251.6,890,300,16,30,30,770,320.5,422100,13550,36.29,6.501,9485,903.2,10810,1414,749,25050000,2.896],
["HEA1000",272.3,990,300,16.5,31,30,868,346.8,553800,14000,39.96,6.354,11190,933.6,12820,1470,834.8,32200000,3.095]
]'
FROM calculation_tables WHERE name = 'hea_sections' AND version = 0;

INSERT INTO calculation_tables (name, section, open) VALUES ('heb_sections', 'sections', false)
  ON CONFLICT (name) DO NOTHING;
INSERT INTO calculation_table_versions (table_id, version, title, source, notes, fields, rows)
SELECT id, 1, 'European wide flange beams (HE B)',
  'EN 10365:2017 (dimensions); properties computed by Loadpath',
  'The basic series alone, formerly of Euronorm 53-62: the sections with other widths and depths of EN 10365 are not in this table. Calculated here from the nominal dimensions and rounded to four significant figures; density 7850 kg/m³. Axis y–y is the major axis. The torsion constant counts the root radii by the circle inscribed in each junction (El Darwish and Johnston, 1965). The warping constant is I_z (h − t_f)²/4.',
  '[{"name":"section","unit":null},{"name":"G","unit":"kg/m","words":"mass per metre"},{"name":"h","unit":"mm","words":"depth"},{"name":"b","unit":"mm","words":"width"},{"name":"t_w","unit":"mm","words":"web thickness"},{"name":"t_f","unit":"mm","words":"flange thickness"},{"name":"r","unit":"mm","words":"root radius"},{"name":"d","unit":"mm","words":"depth between root radii"},{"name":"A","unit":"cm²","words":"area"},{"name":"I_y","unit":"cm⁴","words":"second moment of area, major axis"},{"name":"I_z","unit":"cm⁴","words":"second moment of area, minor axis"},{"name":"i_y","unit":"cm","words":"radius of gyration, major axis"},{"name":"i_z","unit":"cm","words":"radius of gyration, minor axis"},{"name":"W_el.y","unit":"cm³","words":"elastic modulus, major axis"},{"name":"W_el.z","unit":"cm³","words":"elastic modulus, minor axis"},{"name":"W_pl.y","unit":"cm³","words":"plastic modulus, major axis"},{"name":"W_pl.z","unit":"cm³","words":"plastic modulus, minor axis"},{"name":"I_T","unit":"cm⁴","words":"torsion constant"},{"name":"I_w","unit":"cm⁶","words":"warping constant"},{"name":"A_L","unit":"m²/m","words":"surface per metre"}]',
  '[
["HEB100",20.44,100,100,6,10,12,56,26.04,449.5,167.3,4.155,2.535,89.91,33.45,104.2,51.42,9.331,3387,0.5674],
["HEB120",26.69,120,120,6.5,11,12,74,34.01,864.4,317.5,5.042,3.056,144.1,52.92,165.2,80.97,13.93,9431,0.6864],
["HEB140",33.72,140,140,7,12,12,92,42.96,1509,549.7,5.927,3.577,215.6,78.52,245.4,119.8,20.16,22510,0.8054],
["HEB160",42.59,160,160,8,13,15,104,54.25,2492,889.2,6.777,4.049,311.5,111.2,354,170,31.27,48040,0.9182],
["HEB180",51.22,180,180,8.5,14,15,122,65.25,3831,1363,7.662,4.57,425.7,151.4,481.4,231,42.21,93890,1.037],
["HEB200",61.29,200,200,9,15,18,134,78.08,5696,2003,8.541,5.065,569.6,200.3,642.5,305.8,59.7,171400,1.151],
["HEB220",71.47,220,220,9.5,16,18,152,91.04,8091,2843,9.427,5.588,735.5,258.5,827,393.9,77.03,295800,1.27],
["HEB240",83.2,240,240,10,17,21,164,106,11260,3923,10.31,6.084,938.3,326.9,1053,498.4,103.9,487700,1.384],
["HEB260",92.98,260,260,10,17.5,24,177,118.4,14920,5135,11.22,6.584,1148,395,1283,602.2,126.7,754900,1.499],
["HEB280",103.1,280,280,10.5,18,24,196,131.4,19270,6595,12.11,7.085,1376,471,1534,717.6,146.1,1132000,1.618],
["HEB300",117,300,300,11,19,27,208,149.1,25170,8563,12.99,7.579,1678,570.9,1869,870.1,189.2,1690000,1.732],
["HEB320",126.7,320,300,11.5,20.5,27,225,161.3,30820,9239,13.82,7.567,1926,615.9,2149,939.1,230.5,2072000,1.771],
["HEB340",134.2,340,300,12,21.5,27,243,170.9,36660,9690,14.65,7.53,2156,646,2408,985.7,262.8,2457000,1.81],
["HEB360",141.8,360,300,12.5,22.5,27,261,180.6,43190,10140,15.46,7.493,2400,676.1,2683,1032,298.3,2888000,1.849],
["HEB400",155.3,400,300,13.5,24,27,298,197.8,57680,10820,17.08,7.396,2884,721.3,3232,1104,361,3824000,1.927],
["HEB450",171.1,450,300,14,26,27,344,218,79890,11720,19.14,7.333,3551,781.4,3982,1198,448,5268000,2.026],
["HEB500",187.3,500,300,14.5,28,27,390,238.6,107200,12620,21.19,7.273,4287,841.6,4815,1292,548.1,7031000,2.125],
["HEB550",199.4,550,300,15,29,27,438,254.1,136700,13080,23.2,7.174,4971,871.8,5591,1341,610.2,8874000,2.224],
["HEB600",211.9,600,300,15.5,30,27,486,270,171000,13530,25.17,7.08,5701,902,6425,1391,677.1,10990000,2.323],
["HEB650",224.8,650,300,16,31,27,534,286.3,210600,13980,27.12,6.988,6481,932.3,7320,1441,749.2,13400000,2.422],
["HEB700",240.5,700,300,17,32,27,582,306.4,256900,14440,28.96,6.865,7340,962.7,8327,1495,838.8,16110000,2.52],
["HEB800",262.3,800,300,17.5,33,30,674,334.2,359100,14900,32.78,6.678,8977,993.6,10230,1553,958.7,21920000,2.713],
["HEB900",291.5,900,300,18.5,35,30,770,371.3,494100,15820,36.48,6.527,10980,1054,12580,1658,1150,29580000,2.911],
["HEB1000",314,1000,300,19,36,30,868,400,644700,16280,40.15,6.378,12890,1085,14860,1716,1267,37810000,3.11]
]'
FROM calculation_tables WHERE name = 'heb_sections' AND version = 0;

INSERT INTO calculation_tables (name, section, open) VALUES ('hem_sections', 'sections', false)
  ON CONFLICT (name) DO NOTHING;
INSERT INTO calculation_table_versions (table_id, version, title, source, notes, fields, rows)
SELECT id, 1, 'European wide flange beams (HE M)',
  'EN 10365:2017 (dimensions); properties computed by Loadpath',
  'The basic series alone, formerly of Euronorm 53-62: the sections with other widths and depths of EN 10365 are not in this table. Calculated here from the nominal dimensions and rounded to four significant figures; density 7850 kg/m³. Axis y–y is the major axis. The torsion constant counts the root radii by the circle inscribed in each junction (El Darwish and Johnston, 1965). The warping constant is I_z (h − t_f)²/4.',
  '[{"name":"section","unit":null},{"name":"G","unit":"kg/m","words":"mass per metre"},{"name":"h","unit":"mm","words":"depth"},{"name":"b","unit":"mm","words":"width"},{"name":"t_w","unit":"mm","words":"web thickness"},{"name":"t_f","unit":"mm","words":"flange thickness"},{"name":"r","unit":"mm","words":"root radius"},{"name":"d","unit":"mm","words":"depth between root radii"},{"name":"A","unit":"cm²","words":"area"},{"name":"I_y","unit":"cm⁴","words":"second moment of area, major axis"},{"name":"I_z","unit":"cm⁴","words":"second moment of area, minor axis"},{"name":"i_y","unit":"cm","words":"radius of gyration, major axis"},{"name":"i_z","unit":"cm","words":"radius of gyration, minor axis"},{"name":"W_el.y","unit":"cm³","words":"elastic modulus, major axis"},{"name":"W_el.z","unit":"cm³","words":"elastic modulus, minor axis"},{"name":"W_pl.y","unit":"cm³","words":"plastic modulus, major axis"},{"name":"W_pl.z","unit":"cm³","words":"plastic modulus, minor axis"},{"name":"I_T","unit":"cm⁴","words":"torsion constant"},{"name":"I_w","unit":"cm⁶","words":"warping constant"},{"name":"A_L","unit":"m²/m","words":"surface per metre"}]',
  '[
["HEM100",41.79,120,106,12,20,12,56,53.24,1143,399.2,4.633,2.738,190.4,75.31,235.8,116.3,67.24,9979,0.6194],
["HEM120",52.13,140,126,12.5,21,12,74,66.41,2018,702.8,5.512,3.253,288.2,111.6,350.6,171.6,90.52,24880,0.7384],
["HEM140",63.24,160,146,13,22,12,92,80.56,3291,1144,6.392,3.769,411.4,156.8,493.8,240.5,118.7,54480,0.8574],
["HEM160",76.19,180,166,14,23,15,104,97.05,5098,1759,7.248,4.257,566.5,211.9,674.6,325.5,160.6,108400,0.9702],
["HEM180",88.9,200,186,14.5,24,15,122,113.3,7483,2580,8.129,4.773,748.3,277.4,883.4,425.2,201.2,199800,1.089],
["HEM200",103.1,220,206,15,25,18,134,131.3,10640,3651,9.003,5.274,967.4,354.5,1135,543.2,257.5,347100,1.203],
["HEM220",117.3,240,226,15.5,26,18,152,149.4,14600,5012,9.886,5.791,1217,443.5,1419,678.6,313.1,573800,1.322],
["HEM240",156.7,270,248,18,32,21,164,199.6,24290,8153,11.03,6.391,1799,657.5,2117,1006,626,1154000,1.46],
["HEM260",172.4,290,268,18,32.5,24,177,219.6,31310,10450,11.94,6.897,2159,779.7,2524,1192,720.2,1732000,1.575],
["HEM280",188.5,310,288,18.5,33,24,196,240.2,39550,13160,12.83,7.403,2551,914.1,2966,1397,807.3,2525000,1.694],
["HEM300",237.9,340,310,21,39,27,208,303.1,59200,19400,13.98,8.001,3482,1252,4078,1913,1411,4395000,1.832],
["HEM320",245,359,309,21,40,27,225,312,68130,19710,14.78,7.947,3796,1276,4435,1951,1506,5014000,1.866],
["HEM340",247.9,377,309,21,40,27,243,315.8,76370,19710,15.55,7.9,4052,1276,4718,1953,1512,5596000,1.902],
["HEM360",250.3,395,308,21,40,27,261,318.8,84870,19520,16.32,7.825,4297,1268,4989,1942,1513,6151000,1.934],
["HEM400",255.7,432,307,21,40,27,298,325.8,104100,19340,17.88,7.704,4820,1260,5571,1934,1520,7428000,2.004],
["HEM450",263.3,478,307,21,40,27,344,335.4,131500,19340,19.8,7.593,5501,1260,6331,1939,1534,9275000,2.096],
["HEM500",270.3,524,306,21,40,27,390,344.3,161900,19150,21.69,7.459,6181,1252,7094,1932,1544,11220000,2.184],
["HEM550",278.2,572,306,21,40,27,438,354.4,198000,19160,23.64,7.353,6923,1252,7933,1937,1559,13560000,2.28],
["HEM600",285.5,620,305,21,40,27,486,363.7,237400,18980,25.55,7.224,7660,1244,8772,1930,1570,15960000,2.372],
["HEM650",293.4,668,305,21,40,27,534,373.7,281700,18980,27.45,7.126,8433,1245,9657,1936,1584,18710000,2.468],
["HEM700",300.7,716,304,21,40,27,582,383,329300,18800,29.32,7.006,9198,1237,10540,1929,1595,21470000,2.56],
["HEM800",317.3,814,303,21,40,30,674,404.3,442600,18630,33.09,6.788,10870,1230,12490,1930,1657,27900000,2.746],
["HEM900",332.5,910,302,21,40,30,770,423.6,570400,18450,36.7,6.6,12540,1222,14440,1929,1683,34920000,2.934],
["HEM1000",348.7,1008,302,21,40,30,868,444.2,722300,18460,40.32,6.446,14330,1222,16570,1940,1713,43240000,3.13]
]'
FROM calculation_tables WHERE name = 'hem_sections' AND version = 0;
