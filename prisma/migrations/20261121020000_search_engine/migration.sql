-- The search index: an inverted index of our own, because PostgreSQL's ranking knows no document frequency (docs/decisions/0020-search.md).
DROP TRIGGER articles_indexed ON articles;
DROP TRIGGER article_tags_added ON article_tags;
DROP TRIGGER article_tags_removed ON article_tags;
DROP TRIGGER categories_renamed ON categories;
DROP TRIGGER tags_renamed ON tags;
DROP FUNCTION index_changed_article(), index_tagged_article(), index_renamed_category(), index_renamed_tag(), index_articles(integer[]);
DROP TABLE search_documents;

-- What is searched apart: 1 articles, 2 passages of the knowledge base.
CREATE TABLE search_spaces (
  space smallint PRIMARY KEY,
  documents integer NOT NULL DEFAULT 0 CHECK (documents >= 0),
  length bigint NOT NULL DEFAULT 0 CHECK (length >= 0),
  -- The average length that the postings were weighed with.
  reference_length real NOT NULL DEFAULT 0,
  analyser integer NOT NULL DEFAULT 0,
  -- How many documents there were when the latent meanings were last learnt, and how many have changed since.
  learnt_from integer NOT NULL DEFAULT 0,
  changed_since integer NOT NULL DEFAULT 0
);
INSERT INTO search_spaces (space) VALUES (1), (2);

CREATE TABLE search_terms (
  id serial PRIMARY KEY,
  space smallint NOT NULL REFERENCES search_spaces,
  term text COLLATE "C" NOT NULL,
  documents integer NOT NULL DEFAULT 0 CHECK (documents >= 0),
  vector bytea,
  UNIQUE (space, term)
);

CREATE TABLE search_postings (
  term integer NOT NULL REFERENCES search_terms ON DELETE CASCADE,
  segment integer NOT NULL,
  list integer[] NOT NULL,
  PRIMARY KEY (term, segment)
);
ALTER TABLE search_postings ALTER list SET STORAGE PLAIN;

CREATE TABLE search_documents (
  space smallint NOT NULL REFERENCES search_spaces,
  id integer NOT NULL CHECK (id BETWEEN 0 AND 16777215),
  title text COLLATE "C" NOT NULL,
  length integer NOT NULL,
  weighed_with real NOT NULL,
  terms bytea NOT NULL,
  vector bytea,
  PRIMARY KEY (space, id)
);
ALTER TABLE search_documents ALTER terms SET STORAGE EXTERNAL;
CREATE INDEX search_documents_title ON search_documents (space, title);

-- Every word as it is written, with its stem: what prefixes are completed from and misspelt words repaired with.
CREATE TABLE search_words (
  word text COLLATE "C" PRIMARY KEY,
  stem text COLLATE "C" NOT NULL,
  neighbourhood integer[] NOT NULL
);
CREATE INDEX search_words_stem ON search_words (stem);
CREATE INDEX search_words_neighbourhood ON search_words USING gin (neighbourhood);

-- Meanings that administrators add to the reviewed list: names parted by "|".
CREATE TABLE search_synonyms (
  id serial PRIMARY KEY,
  names text NOT NULL UNIQUE CHECK (names LIKE '%|%' AND length(names) <= 500),
  created_at timestamptz(3) NOT NULL DEFAULT now()
);

-- What has to be indexed again. Marks are only ever added by writers, so that none of them waits for the indexer.
CREATE TABLE search_changes (
  mark bigserial PRIMARY KEY,
  space smallint NOT NULL,
  id integer NOT NULL
);

CREATE FUNCTION note_article_for_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_changes (space, id) VALUES (1, coalesce(NEW.id, OLD.id));
  RETURN NULL;
END $$;
CREATE TRIGGER articles_searched AFTER INSERT OR DELETE OR UPDATE OF title, excerpt, plain_text, reference, category_id, status, deleted_at ON articles
  FOR EACH ROW EXECUTE FUNCTION note_article_for_search();

CREATE FUNCTION note_tagged_for_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_changes (space, id) SELECT DISTINCT 1, article_id FROM changed;
  RETURN NULL;
END $$;
CREATE TRIGGER article_tags_added_searched AFTER INSERT ON article_tags REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_tagged_for_search();
CREATE TRIGGER article_tags_removed_searched AFTER DELETE ON article_tags REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_tagged_for_search();

CREATE FUNCTION note_category_for_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_changes (space, id) SELECT 1, id FROM articles WHERE category_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER categories_renamed_searched AFTER UPDATE OF name ON categories
  FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION note_category_for_search();

CREATE FUNCTION note_tag_for_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_changes (space, id) SELECT 1, article_id FROM article_tags WHERE tag_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER tags_renamed_searched AFTER UPDATE OF name ON tags
  FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION note_tag_for_search();

INSERT INTO search_changes (space, id) SELECT 1, id FROM articles WHERE status = 'approved' AND deleted_at IS NULL;
