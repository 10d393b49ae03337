-- The product's own table of steel grades is older than the notes beside a table, and says what they say of the others. Its values stay, and a version that a person has made.
ALTER TABLE calculation_table_versions DISABLE TRIGGER calculation_table_versions_kept;
UPDATE calculation_table_versions SET notes = 'Recommended values for thicknesses up to 40 mm. The UK National Annex takes f_y and f_u from the product standard instead: f_y is lower over 16 mm, and f_u is the lower end of its range (410 MPa for S275, 470 MPa for S355). See “Yield strength of structural steel by thickness”.'
WHERE notes = '' AND version = 1 AND author_id IS NULL AND table_id = (SELECT id FROM calculation_tables WHERE name = 'steel_grades');
ALTER TABLE calculation_table_versions ENABLE TRIGGER calculation_table_versions_kept;
