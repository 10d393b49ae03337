-- An article shows its author's figures, those it shows already, those that any reader may see, and what an editor puts in. The id of somebody
-- else's figure, copied into a text, shows nothing: it would otherwise let the copier, and once published everybody, read that figure.
CREATE OR REPLACE FUNCTION note_figures() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  shown text[] := CASE WHEN position('/api/figures/' IN NEW.content) = 0 THEN '{}'
    ELSE ARRAY(SELECT DISTINCT address[1] FROM regexp_matches(NEW.content, '/api/figures/([A-Za-z0-9_-]{22})', 'g') address) END;
  -- Set by an editor's save, for its transaction. What the text named before was put in by its author.
  by_editor boolean := coalesce(current_setting('loadpath.editor', true), '') = 'on';
  before text := CASE WHEN TG_OP = 'UPDATE' THEN OLD.content ELSE '' END;
BEGIN
  DELETE FROM article_figures WHERE article_id = NEW.id AND figure_id <> ALL (shown);
  -- Locked, so that the purge cannot take one between being found and being noted.
  INSERT INTO article_figures (article_id, figure_id)
    SELECT NEW.id, f.id FROM figures f
    WHERE f.id = ANY (shown) AND (
      f.owner_id = NEW.author_id
      OR (by_editor AND position('/api/figures/' || f.id IN before) = 0)
      OR EXISTS (
        SELECT 1 FROM article_figures x JOIN articles a ON a.id = x.article_id
        WHERE x.figure_id = f.id AND a.status = 'approved' AND a.deleted_at IS NULL AND NOT a.premium))
    FOR KEY SHARE OF f
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

-- What members' texts have claimed so far: neither published, nor the author's, nor an editor's, nor shown to any reader.
DELETE FROM article_figures x USING articles a, figures f
WHERE a.id = x.article_id AND f.id = x.figure_id AND a.status <> 'approved'
  AND f.owner_id IS DISTINCT FROM a.author_id
  AND NOT EXISTS (SELECT 1 FROM users u WHERE u.id = f.owner_id AND u.role = 'admin')
  AND NOT EXISTS (
    SELECT 1 FROM article_figures o JOIN articles b ON b.id = o.article_id
    WHERE o.figure_id = f.id AND b.status = 'approved' AND b.deleted_at IS NULL AND NOT b.premium);
