ALTER TABLE reading_paths ADD CONSTRAINT reading_paths_slug CHECK (
  slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(slug) <= 100);
ALTER TABLE reading_paths ADD CONSTRAINT reading_paths_texts CHECK (
  btrim(title) <> '' AND length(title) <= 120 AND btrim(summary) <> '' AND length(summary) <= 1000
  AND btrim(audience) <> '' AND length(audience) <= 300);

-- A section is a name; a step shows one thing, with words of our own.
ALTER TABLE reading_path_items ADD CONSTRAINT reading_path_items_text CHECK (
  btrim(text) <> '' AND length(text) <= CASE kind WHEN 'section' THEN 120 ELSE 600 END);
ALTER TABLE reading_path_items ADD CONSTRAINT reading_path_items_about CHECK (
  (kind IN ('article', 'calculation')) = (article_id IS NOT NULL)
  AND (kind = 'table') = (table_id IS NOT NULL)
  AND (kind <> 'calculation' OR anchor IS NOT NULL)
  AND (anchor IS NULL OR (kind IN ('article', 'calculation') AND anchor <> '')));
ALTER TABLE reading_path_items ADD CONSTRAINT reading_path_items_position CHECK (position >= 0);

-- Each thing once a path.
CREATE UNIQUE INDEX reading_path_items_article ON reading_path_items (path_id, article_id, anchor) NULLS NOT DISTINCT
  WHERE article_id IS NOT NULL;
CREATE UNIQUE INDEX reading_path_items_table ON reading_path_items (path_id, table_id) WHERE table_id IS NOT NULL;

-- What is marked is a step, of a path that its reader has begun; who leaves a path takes their marks along.
CREATE FUNCTION require_begun_step() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM reading_path_items i
    JOIN reading_path_readers r ON r.path_id = i.path_id AND r.user_id = NEW.user_id
    WHERE i.id = NEW.item_id AND i.kind <> 'section') THEN
    RAISE EXCEPTION 'a mark is of a step of a path that its reader has begun' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER reading_path_marks_of_begun BEFORE INSERT OR UPDATE OF user_id, item_id ON reading_path_marks
  FOR EACH ROW EXECUTE FUNCTION require_begun_step();
CREATE FUNCTION take_marks_along() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM reading_path_marks m USING reading_path_items i
  WHERE m.user_id = OLD.user_id AND i.id = m.item_id AND i.path_id = OLD.path_id;
  RETURN NULL;
END $$;
CREATE TRIGGER reading_path_readers_take_marks AFTER DELETE ON reading_path_readers
  FOR EACH ROW EXECUTE FUNCTION take_marks_along();
