-- Written by scripts/tables.ts; a test computes every value again.
INSERT INTO calculation_tables (name, section, open) VALUES ('slabs_in_fire', 'concrete', false)
  ON CONFLICT (name) DO NOTHING;
INSERT INTO calculation_table_versions (table_id, version, title, source, notes, fields, rows)
SELECT id, 1, 'Slabs in fire: least thickness and axis distance',
  'EN 1992-1-2:2004, Tables 5.8 and 5.9',
  'Solid slabs of normal-weight concrete, reinforced, by tabulated data; thickness includes finishes that do not burn. Two ways: supported on four sides, by the ratio of the longer span to the shorter one. Flat slabs: where moments are not redistributed by more than 15 %. For 10 mm and 15 mm the cover of EN 1992-1-1 normally governs. Prestressing steel needs a larger axis distance (5.2(5)).',
  '[{"name":"class","unit":null},{"name":"h_s","unit":"mm","words":"thickness, one or two ways"},{"name":"a_1","unit":"mm","words":"axis distance, one way"},{"name":"a_2","unit":"mm","words":"axis distance, two ways, ratio up to 1.5"},{"name":"a_3","unit":"mm","words":"axis distance, two ways, ratio up to 2"},{"name":"h_flat","unit":"mm","words":"thickness, flat on columns"},{"name":"a_flat","unit":"mm","words":"axis distance, flat on columns"}]',
  '[
["REI30",60,10,10,10,150,10],
["REI60",80,20,10,15,180,15],
["REI90",100,30,15,20,200,25],
["REI120",120,40,20,25,200,35],
["REI180",150,55,30,40,200,45],
["REI240",175,65,40,50,200,50]
]'
FROM calculation_tables WHERE name = 'slabs_in_fire' AND version = 0;

INSERT INTO calculation_tables (name, section, open) VALUES ('beams_in_fire', 'concrete', false)
  ON CONFLICT (name) DO NOTHING;
INSERT INTO calculation_table_versions (table_id, version, title, source, notes, fields, rows)
SELECT id, 1, 'Simply supported beams in fire: width and axis distance',
  'EN 1992-1-2:2004, Table 5.5',
  'Reinforced beams of normal-weight concrete, heated on three sides, by tabulated data: any one of the four pairs of width and axis distance. In the lowest layer of a beam the corner bars need 10 mm more to the side, where the width is no larger than that of the fourth pair. Continuous beams have Table 5.6. For 15 mm the cover of EN 1992-1-1 normally governs.',
  '[{"name":"class","unit":null},{"name":"b_1","unit":"mm","words":"width, first pair"},{"name":"a_1","unit":"mm","words":"axis distance, first pair"},{"name":"b_2","unit":"mm","words":"width, second pair"},{"name":"a_2","unit":"mm","words":"axis distance, second pair"},{"name":"b_3","unit":"mm","words":"width, third pair"},{"name":"a_3","unit":"mm","words":"axis distance, third pair"},{"name":"b_4","unit":"mm","words":"width, fourth pair"},{"name":"a_4","unit":"mm","words":"axis distance, fourth pair"}]',
  '[
["R30",80,25,120,20,160,15,200,15],
["R60",120,40,160,35,200,30,300,25],
["R90",150,55,200,45,300,40,400,35],
["R120",200,65,240,60,300,55,500,50],
["R180",240,80,300,70,400,65,600,60],
["R240",280,90,350,80,500,75,700,70]
]'
FROM calculation_tables WHERE name = 'beams_in_fire' AND version = 0;

INSERT INTO calculation_tables (name, section, open) VALUES ('concrete_in_fire', 'concrete', false)
  ON CONFLICT (name) DO NOTHING;
INSERT INTO calculation_table_versions (table_id, version, title, source, notes, fields, rows)
SELECT id, 1, 'Concrete at elevated temperature: reduction of strength',
  'EN 1992-1-2:2004, Table 3.1',
  'Compressive strength of normal-weight concrete relative to 20 °C, while it is heated; between the temperatures of the table the standard allows linear interpolation, which interp() does. High-strength concrete has Table 6.1N.',
  '[{"name":"theta","unit":"°C","words":"concrete temperature"},{"name":"k_c.sil","unit":null,"words":"compressive strength, siliceous aggregates"},{"name":"k_c.cal","unit":null,"words":"compressive strength, calcareous aggregates"}]',
  '[
[20,1,1],
[100,1,1],
[200,0.95,0.97],
[300,0.85,0.91],
[400,0.75,0.85],
[500,0.6,0.74],
[600,0.45,0.6],
[700,0.3,0.43],
[800,0.15,0.27],
[900,0.08,0.15],
[1000,0.04,0.06],
[1100,0.01,0.02],
[1200,0,0]
]'
FROM calculation_tables WHERE name = 'concrete_in_fire' AND version = 0;

INSERT INTO calculation_tables (name, section, open) VALUES ('reinforcement_in_fire', 'concrete', false)
  ON CONFLICT (name) DO NOTHING;
INSERT INTO calculation_table_versions (table_id, version, title, source, notes, fields, rows)
SELECT id, 1, 'Reinforcement at elevated temperature: reduction factors',
  'EN 1992-1-2:2004, Table 3.2a',
  'Class N, relative to the values at 20 °C: strength is that at a strain of at least 2 %. Between the temperatures of the table the standard allows linear interpolation, which interp() does.',
  '[{"name":"theta","unit":"°C","words":"steel temperature"},{"name":"k_s.hot","unit":null,"words":"yield strength, hot rolled"},{"name":"k_s.cold","unit":null,"words":"yield strength, cold worked"},{"name":"k_E.hot","unit":null,"words":"modulus of elasticity, hot rolled"},{"name":"k_E.cold","unit":null,"words":"modulus of elasticity, cold worked"}]',
  '[
[20,1,1,1,1],
[100,1,1,1,1],
[200,1,1,0.9,0.87],
[300,1,1,0.8,0.72],
[400,1,0.94,0.7,0.56],
[500,0.78,0.67,0.6,0.4],
[600,0.47,0.4,0.31,0.24],
[700,0.23,0.12,0.13,0.08],
[800,0.11,0.11,0.09,0.06],
[900,0.06,0.08,0.07,0.05],
[1000,0.04,0.05,0.04,0.03],
[1100,0.02,0.03,0.02,0.02],
[1200,0,0,0,0]
]'
FROM calculation_tables WHERE name = 'reinforcement_in_fire' AND version = 0;

INSERT INTO calculation_tables (name, section, open) VALUES ('charring_rates', 'timber', false)
  ON CONFLICT (name) DO NOTHING;
INSERT INTO calculation_table_versions (table_id, version, title, source, notes, fields, rows)
SELECT id, 1, 'Charring rates of timber, in mm a minute',
  'EN 1995-1-2:2004, Table 3.1',
  'Unprotected surfaces in the standard fire. The least characteristic density is 290 kg/m³ for softwood and beech, 480 kg/m³ for LVL and stands in the name for hardwood; between 290 and 450 kg/m³ hardwood may be interpolated. The notional rate includes corner roundings and fissures. Panels of 450 kg/m³, 20 mm thick: plywood 1.0, other panels 0.9 mm a minute, to be raised where they are thinner or lighter (3.4.2(9)).',
  '[{"name":"material","unit":null},{"name":"beta_0","unit":null,"words":"one-dimensional charring rate in mm a minute"},{"name":"beta_n","unit":null,"words":"notional charring rate in mm a minute"}]',
  '[
["softwood-solid",0.65,0.8],
["softwood-glulam",0.65,0.7],
["hardwood-290",0.65,0.7],
["hardwood-450",0.5,0.55],
["LVL",0.65,0.7]
]'
FROM calculation_tables WHERE name = 'charring_rates' AND version = 0;

INSERT INTO calculation_tables (name, section, open) VALUES ('span_to_depth', 'concrete', false)
  ON CONFLICT (name) DO NOTHING;
INSERT INTO calculation_table_versions (table_id, version, title, source, notes, fields, rows)
SELECT id, 1, 'Basic ratios of span to effective depth',
  'EN 1992-1-1:2004, Table 7.4N',
  'Recommended values for C30/37 and a steel stress of 310 MPa at service (f_yk = 500 MPa), without compression steel; 7.4.2 gives the ratio for other percentages, and the factors for flanged sections, partitions on longer spans and more steel than needed. K is 1.2 for flat slabs, on the longer span. Slabs on four sides count by their shorter span.',
  '[{"name":"system","unit":null},{"name":"K","unit":null,"words":"factor of the structural system"},{"name":"l_d.1","unit":null,"words":"span to depth at 1.5 % of steel"},{"name":"l_d.2","unit":null,"words":"span to depth at 0.5 % of steel"}]',
  '[
["simply-supported",1,14,20],
["end-span",1.3,18,26],
["interior-span",1.5,20,30],
["flat-slab",1.2,17,24],
["cantilever",0.4,6,8]
]'
FROM calculation_tables WHERE name = 'span_to_depth' AND version = 0;

INSERT INTO calculation_tables (name, section, open) VALUES ('drying_shrinkage', 'concrete', false)
  ON CONFLICT (name) DO NOTHING;
INSERT INTO calculation_table_versions (table_id, version, title, source, notes, fields, rows)
SELECT id, 1, 'Drying shrinkage of concrete, unrestrained',
  'EN 1992-1-1:2004, Table 3.2',
  'Nominal values for cement of class N, by relative humidity, computed by expressions (B.11) and (B.12). The final strain is k_h times this, with k_h = 1.0, 0.85, 0.75 and 0.70 for a notional size of 100, 200, 300 and at least 500 mm (Table 3.3); autogenous shrinkage comes on top (3.12).',
  '[{"name":"class","unit":null},{"name":"RH_20","unit":"‰","words":"drying shrinkage at 20 % relative humidity"},{"name":"RH_40","unit":"‰","words":"drying shrinkage at 40 % relative humidity"},{"name":"RH_60","unit":"‰","words":"drying shrinkage at 60 % relative humidity"},{"name":"RH_80","unit":"‰","words":"drying shrinkage at 80 % relative humidity"},{"name":"RH_90","unit":"‰","words":"drying shrinkage at 90 % relative humidity"},{"name":"RH_100","unit":"‰","words":"drying shrinkage at 100 % relative humidity"}]',
  '[
["C20/25",0.62,0.58,0.49,0.3,0.17,0],
["C40/50",0.48,0.46,0.38,0.24,0.13,0],
["C60/75",0.38,0.36,0.3,0.19,0.1,0],
["C80/95",0.3,0.28,0.24,0.15,0.08,0],
["C90/105",0.27,0.25,0.21,0.13,0.07,0]
]'
FROM calculation_tables WHERE name = 'drying_shrinkage' AND version = 0;

INSERT INTO calculation_tables (name, section, open) VALUES ('terrain_categories', 'actions', false)
  ON CONFLICT (name) DO NOTHING;
INSERT INTO calculation_table_versions (table_id, version, title, source, notes, fields, rows)
SELECT id, 1, 'Terrain categories of wind',
  'EN 1991-1-4:2005+A1:2010, Table 4.1',
  'Recommended values; z_max is 200 m. The UK National Annex has three kinds of ground (sea, country, town) and charts instead.',
  '[{"name":"category","unit":null},{"name":"ground","unit":null,"words":"typical ground"},{"name":"z_0","unit":"m","words":"roughness length"},{"name":"z_min","unit":"m","words":"minimum height"}]',
  '[
["category-0","sea, or coast exposed to the open sea",0.003,1],
["category-I","lakes, or flat ground without obstacles",0.01,1],
["category-II","low vegetation and isolated obstacles",0.05,2],
["category-III","villages, suburbs, permanent forest",0.3,5],
["category-IV","at least 15 % built over, above 15 m on average",1,10]
]'
FROM calculation_tables WHERE name = 'terrain_categories' AND version = 0;

INSERT INTO calculation_tables (name, section, open) VALUES ('ground_types', 'actions', false)
  ON CONFLICT (name) DO NOTHING;
INSERT INTO calculation_table_versions (table_id, version, title, source, notes, fields, rows)
SELECT id, 1, 'Ground types of the elastic response spectrum',
  'EN 1998-1:2004, Tables 3.1, 3.2 and 3.3',
  'Recommended values for spectra of type 1, and of type 2, for regions whose earthquakes have surface-wave magnitudes of at most 5.5. Ground of the types S1 and S2 needs a study of its own (3.1.2(4)).',
  '[{"name":"type","unit":null},{"name":"S_1","unit":null,"words":"soil factor, type 1"},{"name":"T_B.1","unit":"s","words":"lower corner period, type 1"},{"name":"T_C.1","unit":"s","words":"upper corner period, type 1"},{"name":"T_D.1","unit":"s","words":"period of constant displacement, type 1"},{"name":"S_2","unit":null,"words":"soil factor, type 2"},{"name":"T_B.2","unit":"s","words":"lower corner period, type 2"},{"name":"T_C.2","unit":"s","words":"upper corner period, type 2"},{"name":"T_D.2","unit":"s","words":"period of constant displacement, type 2"}]',
  '[
["A-rock",1,0.15,0.4,2,1,0.05,0.25,1.2],
["B-very-dense",1.2,0.15,0.5,2,1.35,0.05,0.25,1.2],
["C-dense",1.15,0.2,0.6,2,1.5,0.1,0.25,1.2],
["D-loose",1.35,0.2,0.8,2,1.8,0.1,0.3,1.2],
["E-soft-over-rock",1.4,0.15,0.5,2,1.6,0.05,0.25,1.2]
]'
FROM calculation_tables WHERE name = 'ground_types' AND version = 0;
