-- Written by scripts/tables.ts; a test computes every value again.
INSERT INTO calculation_tables (name, section, open) VALUES ('crack_widths', 'concrete', false)
  ON CONFLICT (name) DO NOTHING;
INSERT INTO calculation_table_versions (table_id, version, title, source, notes, fields, rows)
SELECT id, 1, 'Limits of crack width, reinforced concrete',
  'EN 1992-1-1:2004, Table 7.1N',
  'Recommended values for the quasi-permanent combination, also of members with unbonded tendons. In X0 and XC1 the width does not affect durability: the limit is for appearance and may be relaxed. The UK National Annex takes 0.3 mm in X0 and XC1 as well. For XD3 the standard has no limit and speaks of special measures (7.3.1(7)). Watertight structures have limits of their own (EN 1992-3), and so have members with bonded tendons, which are checked for decompression too. The widths are those of our article on crack control; the list of classes and 7.3.1(7) are not confirmed against the printed table.',
  '[{"name":"class","unit":null},{"name":"w_max","unit":"mm","words":"maximum crack width allowed"}]',
  '[
["X0",0.4],
["XC1",0.4],
["XC2",0.3],
["XC3",0.3],
["XC4",0.3],
["XD1",0.3],
["XD2",0.3],
["XS1",0.3],
["XS2",0.3],
["XS3",0.3]
]'
FROM calculation_tables WHERE name = 'crack_widths' AND version = 0;
