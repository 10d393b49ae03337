ALTER TABLE calculation_tables ADD CONSTRAINT calculation_tables_name CHECK (name ~ '^[A-Za-z]+(_[A-Za-z0-9]+)*$' AND length(name) <= 40);
ALTER TABLE calculation_tables ADD CONSTRAINT calculation_tables_version CHECK (version >= 0);
ALTER TABLE calculation_table_versions ADD CONSTRAINT calculation_table_versions_number CHECK (version > 0);
ALTER TABLE calculation_table_versions ADD CONSTRAINT calculation_table_versions_texts CHECK (
  btrim(title) <> '' AND length(title) <= 160 AND btrim(source) <> '' AND length(source) <= 300);
ALTER TABLE calculation_table_versions ADD CONSTRAINT calculation_table_versions_content CHECK (
  jsonb_typeof(fields) = 'array' AND jsonb_array_length(fields) BETWEEN 2 AND 20
  AND jsonb_typeof("rows") = 'array' AND jsonb_array_length("rows") BETWEEN 1 AND 500);
