ALTER TABLE calculation_corrections ADD CONSTRAINT calculation_corrections_texts CHECK (btrim(article_title) <> '' AND btrim(calculation) <> '');
ALTER TABLE calculation_corrections ADD CONSTRAINT calculation_corrections_revision CHECK (revision > 0);
ALTER TABLE calculation_corrections ADD CONSTRAINT calculation_corrections_changes CHECK (jsonb_typeof(changes) = 'array');

-- A correction stays listed. That its article has gone may be said.
CREATE FUNCTION refuse_correction_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.article_id IS NULL AND to_jsonb(NEW) - 'article_id' = to_jsonb(OLD) - 'article_id' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'a correction is never changed' USING ERRCODE = 'check_violation';
END $$;
CREATE TRIGGER calculation_corrections_kept BEFORE UPDATE OR DELETE ON calculation_corrections
  FOR EACH ROW EXECUTE FUNCTION refuse_correction_change();

-- The page of all calculations lists them.
CREATE CONSTRAINT TRIGGER calculation_corrections_change_library AFTER INSERT OR UPDATE ON calculation_corrections
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_library_change();
