-- What a figure may be, and which article shows which.
ALTER TABLE figures
  ADD CONSTRAINT figures_id CHECK (id ~ '^[A-Za-z0-9_-]{22}$'),
  ADD CONSTRAINT figures_mime CHECK (mime IN ('image/png', 'image/jpeg', 'image/webp')),
  ADD CONSTRAINT figures_size CHECK (width BETWEEN 1 AND 6000 AND height BETWEEN 1 AND 6000),
  ADD CONSTRAINT figures_bytes CHECK (octet_length(bytes) BETWEEN 1 AND 2097152),
  ADD CONSTRAINT figures_sha256 CHECK (sha256 ~ '^[0-9a-f]{64}$');
-- They are compressed already.
ALTER TABLE figures ALTER COLUMN bytes SET STORAGE EXTERNAL;

-- Which article shows which figure follows from what the articles hold, whoever writes them.
CREATE FUNCTION note_figures() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  shown text[] := CASE WHEN position('/api/figures/' IN NEW.content) = 0 THEN '{}'
    ELSE ARRAY(SELECT DISTINCT address[1] FROM regexp_matches(NEW.content, '/api/figures/([A-Za-z0-9_-]{22})', 'g') address) END;
BEGIN
  DELETE FROM article_figures WHERE article_id = NEW.id AND figure_id <> ALL (shown);
  -- Locked, so that the purge cannot take one between being found and being noted.
  INSERT INTO article_figures (article_id, figure_id)
    SELECT NEW.id, id FROM figures WHERE id = ANY (shown) FOR KEY SHARE
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER articles_show_figures AFTER INSERT OR UPDATE OF content ON articles FOR EACH ROW EXECUTE FUNCTION note_figures();

-- One that an article lets go is not idle since it was uploaded, but since now.
CREATE FUNCTION figure_let_go() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE figures SET idle_since = now() WHERE id = OLD.figure_id;
  RETURN NULL;
END $$;
CREATE TRIGGER article_figures_let_go AFTER DELETE ON article_figures FOR EACH ROW EXECUTE FUNCTION figure_let_go();
