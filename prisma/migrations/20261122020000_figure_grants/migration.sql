-- Figures that an article has shown at any time. Restoring a version is an editor's save, but nothing that the editor puts in: it may show again
-- what the article has shown, and not what its author had only named.
CREATE TABLE "article_figure_grants" (
    "article_id" INTEGER NOT NULL,
    "figure_id" TEXT NOT NULL,

    CONSTRAINT "article_figure_grants_pkey" PRIMARY KEY ("article_id", "figure_id")
);
CREATE INDEX "article_figure_grants_figure_id_idx" ON "article_figure_grants"("figure_id");
ALTER TABLE "article_figure_grants" ADD CONSTRAINT "article_figure_grants_article_id_fkey" FOREIGN KEY ("article_id") REFERENCES "articles"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "article_figure_grants" ADD CONSTRAINT "article_figure_grants_figure_id_fkey" FOREIGN KEY ("figure_id") REFERENCES "figures"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE OR REPLACE FUNCTION note_figures() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  shown text[] := CASE WHEN position('/api/figures/' IN NEW.content) = 0 THEN '{}'
    ELSE ARRAY(SELECT DISTINCT address[1] FROM regexp_matches(NEW.content, '/api/figures/([A-Za-z0-9_-]{22})', 'g') address) END;
  -- Set for a transaction: 'on' by an editor's save, 'restore' by one that brings a version back. What the text named before was put in by its author.
  mode text := coalesce(current_setting('loadpath.editor', true), '');
  before text := CASE WHEN TG_OP = 'UPDATE' THEN OLD.content ELSE '' END;
BEGIN
  DELETE FROM article_figures WHERE article_id = NEW.id AND figure_id <> ALL (shown);
  -- Locked, so that the purge cannot take one between being found and being noted.
  INSERT INTO article_figures (article_id, figure_id)
    SELECT NEW.id, f.id FROM figures f
    WHERE f.id = ANY (shown) AND (
      f.owner_id = NEW.author_id
      OR (mode = 'on' AND position('/api/figures/' || f.id IN before) = 0)
      OR (mode = 'restore' AND EXISTS (
        SELECT 1 FROM article_figure_grants g WHERE g.article_id = NEW.id AND g.figure_id = f.id))
      OR EXISTS (
        SELECT 1 FROM article_figures x JOIN articles a ON a.id = x.article_id
        WHERE x.figure_id = f.id AND a.status = 'approved' AND a.deleted_at IS NULL AND NOT a.premium))
    FOR KEY SHARE OF f
    ON CONFLICT DO NOTHING;
  INSERT INTO article_figure_grants (article_id, figure_id)
    SELECT article_id, figure_id FROM article_figures WHERE article_id = NEW.id
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

-- What published texts of members had claimed: not the author's, not an editor's, and never put in by an editor, who saved no text of this article
-- that the log or its versions know of. Where an editor did, nobody can tell whose doing it was, and readers keep what they see.
DELETE FROM article_figures x USING articles a, figures f, users u
WHERE a.id = x.article_id AND f.id = x.figure_id AND u.id = a.author_id
  AND u.role <> 'admin' AND f.owner_id IS DISTINCT FROM a.author_id
  AND NOT EXISTS (SELECT 1 FROM users o WHERE o.id = f.owner_id AND o.role = 'admin')
  AND NOT EXISTS (
    SELECT 1 FROM audit_entries e
    WHERE e.target_type = 'article' AND e.target_id = a.id::text AND e.action = 'article.update')
  AND NOT EXISTS (SELECT 1 FROM article_revisions r WHERE r.article_id = a.id AND r.editor_id IS NOT NULL)
  -- A figure whose owner has left stays where it is published.
  AND f.owner_id IS NOT NULL
  AND NOT EXISTS (
    SELECT 1 FROM article_figures o JOIN articles b ON b.id = o.article_id
    WHERE o.figure_id = f.id AND b.author_id = f.owner_id
      AND b.status = 'approved' AND b.deleted_at IS NULL AND NOT b.premium);

INSERT INTO article_figure_grants (article_id, figure_id) SELECT article_id, figure_id FROM article_figures;
-- Of former versions, what editors own: nobody else put that in.
INSERT INTO article_figure_grants (article_id, figure_id)
SELECT DISTINCT r.article_id, f.id
FROM article_revisions r
CROSS JOIN LATERAL regexp_matches(r.content, '/api/figures/([A-Za-z0-9_-]{22})', 'g') address
JOIN figures f ON f.id = address[1]
JOIN users o ON o.id = f.owner_id AND o.role = 'admin'
ON CONFLICT DO NOTHING;
