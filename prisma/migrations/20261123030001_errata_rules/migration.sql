ALTER TABLE errata ADD CONSTRAINT errata_kind CHECK (kind IN ('technical', 'editorial'));
ALTER TABLE errata ADD CONSTRAINT errata_state CHECK (state IN ('reported', 'verified', 'rejected', 'held'));
ALTER TABLE errata ADD CONSTRAINT errata_texts CHECK (
  btrim(article_title) <> '' AND btrim(passage) <> '' AND btrim(report) <> '' AND length(passage) <= 2000 AND length(report) <= 2000
  AND (selected IS NULL OR (btrim(selected) <> '' AND length(selected) <= 500))
  AND (was IS NULL OR (btrim(was) <> '' AND length(was) <= 2000))
  AND (now IS NULL OR (btrim(now) <> '' AND length(now) <= 2000))
  AND (answer IS NULL OR (btrim(answer) <> '' AND length(answer) <= 2000)));
-- What is decided was decided at some time; what is listed says what stood there and what is right.
ALTER TABLE errata ADD CONSTRAINT errata_decided CHECK ((state = 'reported') = (decided_at IS NULL));
ALTER TABLE errata ADD CONSTRAINT errata_verified CHECK (state <> 'verified' OR (was IS NOT NULL AND now IS NOT NULL));
ALTER TABLE errata ADD CONSTRAINT errata_rejected CHECK (state <> 'rejected' OR answer IS NOT NULL);
ALTER TABLE errata ADD CONSTRAINT errata_mended CHECK (revision > 0 AND (mended_in IS NULL OR (state = 'verified' AND mended_in > revision)));

-- A verified error stays listed, and its report and passage stay what they were.
CREATE FUNCTION keep_errata() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF OLD.state = 'verified' THEN
      RAISE EXCEPTION 'a verified error stays listed' USING ERRCODE = 'check_violation';
    END IF;
    RETURN OLD;
  END IF;
  -- What a member wrote goes with the account; what the editors verified stays.
  IF OLD.reporter_id IS NOT NULL AND NEW.reporter_id IS NULL THEN
    NEW.report := 'Removed with the account of its reporter.';
    NEW.named := false;
    RETURN NEW;
  END IF;
  IF (OLD.state = 'verified' AND NEW.state <> 'verified')
    OR (NEW.passage, NEW.selected, NEW.report, NEW.revision) IS DISTINCT FROM (OLD.passage, OLD.selected, OLD.report, OLD.revision) THEN
    RAISE EXCEPTION 'a verified error stays listed, and a report what it was' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER errata_kept BEFORE UPDATE OR DELETE ON errata FOR EACH ROW EXECUTE FUNCTION keep_errata();

-- A verified error stands beside its passage: it makes the article's page stale.
CREATE FUNCTION raise_page_version_of_erratum() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE articles SET page_version = page_version + 1 WHERE id = NEW.article_id;
  RETURN NULL;
END $$;
CREATE TRIGGER errata_change_page AFTER INSERT OR UPDATE ON errata
  FOR EACH ROW WHEN (NEW.state = 'verified') EXECUTE FUNCTION raise_page_version_of_erratum();

-- The page of all corrections lists them, with the names of their reporters.
CREATE CONSTRAINT TRIGGER errata_change_library AFTER INSERT OR UPDATE ON errata
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.state = 'verified') EXECUTE FUNCTION note_library_change();
