ALTER TABLE standards ADD CONSTRAINT standards_slug CHECK (slug ~ '^[a-z0-9]+([.-][a-z0-9]+)*$');
ALTER TABLE standards ADD CONSTRAINT standards_said CHECK (name ~ '\S' AND body ~ '\S' AND field ~ '\S' AND jurisdiction ~ '\S');
ALTER TABLE standard_editions ADD CONSTRAINT standard_editions_said CHECK (designation ~ '\S' AND title ~ '\S');
ALTER TABLE standard_editions ADD CONSTRAINT standard_editions_year CHECK (year BETWEEN 1850 AND 2100);
ALTER TABLE standard_editions ADD CONSTRAINT standard_editions_published CHECK ((published_on IS NULL) = (published_to IS NULL));
ALTER TABLE standard_editions ADD CONSTRAINT standard_editions_page CHECK (page ~ '^https?://\S+$');
ALTER TABLE standard_statuses ADD CONSTRAINT standard_statuses_source CHECK (source ~ '\S');
-- Each pair has a sentence in lib/standards/constants.ts.
ALTER TABLE standard_statuses ADD CONSTRAINT standard_statuses_pair CHECK ((currency, supersession) IN (
  ('draft', 'none'), ('published_not_applicable', 'none'), ('current', 'none'), ('current', 'partly'), ('current', 'superseded'),
  ('under_review', 'none'), ('withdrawn', 'none'), ('withdrawn', 'superseded'), ('unknown', 'none'), ('unknown', 'superseded')));
ALTER TABLE citations ADD CONSTRAINT citations_year CHECK (year BETWEEN 1850 AND 2100);
ALTER TABLE citations ADD CONSTRAINT citations_clause CHECK ((clause IS NULL) = (clause_slug IS NULL));
ALTER TABLE citations ADD CONSTRAINT citations_clause_slug CHECK (clause_slug ~ '^[a-z0-9]+([.-][a-z0-9]+)*$');
ALTER TABLE citations ADD CONSTRAINT citations_step_has_line CHECK (place <> 'step' OR (anchor IS NOT NULL AND line IS NOT NULL));

CREATE FUNCTION keep_statuses() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a status is never changed: another row replaces it' USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER standard_statuses_kept BEFORE UPDATE OR DELETE ON standard_statuses FOR EACH ROW EXECUTE FUNCTION keep_statuses();

CREATE FUNCTION replace_own_status() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.replaces_id IS NOT NULL AND NOT EXISTS (
    SELECT FROM standard_statuses s
    WHERE s.id = NEW.replaces_id AND s.edition_id = NEW.edition_id AND s.jurisdiction = NEW.jurisdiction) THEN
    RAISE EXCEPTION 'a status replaces one of its own edition and jurisdiction' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER standard_statuses_replace_own BEFORE INSERT ON standard_statuses FOR EACH ROW EXECUTE FUNCTION replace_own_status();

CREATE FUNCTION note_register_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE register_version SET version = version + 1;
  RETURN NULL;
END $$;
CREATE TRIGGER standards_change_register AFTER INSERT OR UPDATE OR DELETE ON standards EXECUTE FUNCTION note_register_change();
CREATE TRIGGER standard_editions_change_register AFTER INSERT OR UPDATE OR DELETE ON standard_editions EXECUTE FUNCTION note_register_change();
CREATE TRIGGER standard_statuses_change_register AFTER INSERT ON standard_statuses EXECUTE FUNCTION note_register_change();
CREATE TRIGGER standard_successions_change_register AFTER INSERT OR UPDATE OR DELETE ON standard_successions
  EXECUTE FUNCTION note_register_change();

-- The pages of the register count what articles cite.
CREATE CONSTRAINT TRIGGER citations_change_library AFTER INSERT OR DELETE OR UPDATE ON citations
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_library_change();
