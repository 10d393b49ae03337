-- No edition takes its own place.
DELETE FROM standard_successions WHERE successor_edition_id = edition_id;
ALTER TABLE standard_successions ADD CONSTRAINT standard_successions_another
  CHECK (successor_edition_id IS DISTINCT FROM edition_id);
