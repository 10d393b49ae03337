CREATE FUNCTION date_new_content() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.content_changed_at := NEW.created_at;
  NEW.content_revision := NEW.revision;
  RETURN NEW;
END $$;
CREATE TRIGGER articles_date_new_content BEFORE INSERT ON articles FOR EACH ROW EXECUTE FUNCTION date_new_content();

-- A save dates the row as well; what renders an article again cleans its text again, and leaves its date.
CREATE FUNCTION date_content() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.content_changed_at := now();
  NEW.content_revision := NEW.revision;
  RETURN NEW;
END $$;
CREATE TRIGGER articles_date_content BEFORE UPDATE OF title, excerpt, content, reference ON articles FOR EACH ROW
  WHEN ((NEW.title, NEW.excerpt, NEW.content, NEW.reference) IS DISTINCT FROM (OLD.title, OLD.excerpt, OLD.content, OLD.reference)
    AND NEW.updated_at IS DISTINCT FROM OLD.updated_at)
  EXECUTE FUNCTION date_content();

-- Which editions were looked up is known where that they were is confirmed.
ALTER TABLE article_checks ADD CONSTRAINT article_checks_against CHECK (editions = (cardinality(against) > 0));

-- A check stays what it was. It goes with its article, and that its checker has gone may be said.
CREATE FUNCTION keep_article_checks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.checker_id IS NULL AND to_jsonb(NEW) - 'checker_id' = to_jsonb(OLD) - 'checker_id' THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM articles WHERE id = OLD.article_id) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'a check is never changed: another row follows it' USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER article_checks_kept BEFORE UPDATE OR DELETE ON article_checks FOR EACH ROW EXECUTE FUNCTION keep_article_checks();

-- A check is of the article as it stands, by somebody else than who wrote it, saved this revision or the words that it has.
CREATE FUNCTION check_of_another() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.checker_id IS NULL OR NOT EXISTS (SELECT FROM articles WHERE id = NEW.article_id AND revision = NEW.revision) THEN
    RAISE EXCEPTION 'a check is of the present revision, by somebody' USING ERRCODE = 'check_violation';
  END IF;
  IF EXISTS (SELECT FROM articles WHERE id = NEW.article_id AND author_id = NEW.checker_id)
    OR EXISTS (SELECT FROM article_revisions r JOIN articles a ON a.id = r.article_id
      WHERE a.id = NEW.article_id AND r.revision IN (a.revision, a.content_revision) AND r.editor_id = NEW.checker_id) THEN
    RAISE EXCEPTION 'nobody checks a revision of their own' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER article_checks_of_another BEFORE INSERT ON article_checks FOR EACH ROW EXECUTE FUNCTION check_of_another();

-- What is known of the articles that are there: the last version whose words differ from those before it; of a first revision its own day; of
-- an import, which has no version, the last time that it was saved.
UPDATE articles a SET
  content_revision = coalesce(changed.revision, a.revision),
  content_changed_at = CASE WHEN a.revision = 1 THEN a.created_at ELSE coalesce(changed.created_at, a.updated_at) END
FROM articles b LEFT JOIN LATERAL (
  SELECT v.revision, v.created_at FROM (
    SELECT r.revision, r.created_at, row(r.title, r.excerpt, r.content, r.reference) IS DISTINCT FROM
      lag(row(r.title, r.excerpt, r.content, r.reference)) OVER (ORDER BY r.revision) AS differs
    FROM article_revisions r WHERE r.article_id = b.id) v
  WHERE v.differs AND v.revision > 1 ORDER BY v.revision DESC LIMIT 1) changed ON true
WHERE b.id = a.id;
