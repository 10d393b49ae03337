-- The knowledge base: documents of the drive and published articles, in passages that search space 2 finds (docs/decisions/0027).
DROP TABLE knowledge_chunks;

CREATE TABLE knowledge_passages (
  id serial PRIMARY KEY,
  document_id integer NOT NULL REFERENCES knowledge_documents ON DELETE CASCADE ON UPDATE CASCADE,
  position integer NOT NULL CHECK (position >= 0),
  title_path text NOT NULL,
  anchor text,
  text text NOT NULL CHECK (text <> ''),
  citations jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(citations) = 'array')
);
CREATE UNIQUE INDEX knowledge_passages_document_id_position_key ON knowledge_passages (document_id, position);

ALTER TABLE knowledge_documents ADD split_with integer NOT NULL DEFAULT 0,
  ADD CONSTRAINT knowledge_documents_article CHECK ((source = 'article') = (article_id IS NOT NULL));

-- Passages are replaced, never changed.
CREATE FUNCTION note_passages_for_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_changes (space, id) SELECT 2, id FROM changed;
  RETURN NULL;
END $$;
CREATE TRIGGER knowledge_passages_added AFTER INSERT ON knowledge_passages REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_passages_for_search();
CREATE TRIGGER knowledge_passages_removed AFTER DELETE ON knowledge_passages REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_passages_for_search();

-- Articles whose passages have to be made again. While a mark stands, the article's former passages are not quoted.
CREATE TABLE knowledge_changes (
  mark bigserial PRIMARY KEY,
  article_id integer NOT NULL
);
CREATE INDEX knowledge_changes_article_id_idx ON knowledge_changes (article_id);

CREATE FUNCTION note_article_for_knowledge() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO knowledge_changes (article_id) VALUES (NEW.id);
  RETURN NULL;
END $$;
CREATE TRIGGER articles_known AFTER INSERT OR UPDATE OF title, plain_text, outline, reference, status, deleted_at ON articles
  FOR EACH ROW EXECUTE FUNCTION note_article_for_knowledge();
INSERT INTO knowledge_changes (article_id) SELECT id FROM articles WHERE status = 'approved' AND deleted_at IS NULL;
