ALTER TABLE calculation_copies ADD CONSTRAINT calculation_copies_texts CHECK (
  btrim(title) <> '' AND length(title) <= 120 AND length(project) <= 120 AND length(note) <= 2000
  AND btrim(made_by) <> '' AND length(made_by) <= 160 AND length(checked_by) <= 160);
ALTER TABLE calculation_copies ADD CONSTRAINT calculation_copies_revision CHECK (revision > 0);
ALTER TABLE calculation_copies ADD CONSTRAINT calculation_copies_values CHECK (jsonb_typeof("values") = 'object');
ALTER TABLE calculation_copies ADD CONSTRAINT calculation_copies_utilisation CHECK (
  utilisation >= 0 AND utilisation < 'Infinity' AND (utilisation IS NULL OR outcome IN ('passes', 'fails')));
