ALTER TABLE calculation_tables ADD CONSTRAINT calculation_tables_section CHECK (
  section IN ('sections', 'concrete', 'steel', 'timber', 'connections', 'actions', 'materials'));
ALTER TABLE calculation_table_versions ADD CONSTRAINT calculation_table_versions_notes CHECK (length(notes) <= 2000);
