-- A watch is of exactly one thing; a clause is one of a standard.
ALTER TABLE watches ADD CONSTRAINT watches_one_target CHECK (num_nonnulls(standard_id, article_id, category_id, tag_id, copy_id) = 1);
ALTER TABLE watches ADD CONSTRAINT watches_clause CHECK (
  (clause IS NULL) = (clause_slug IS NULL)
  AND (clause IS NULL OR (standard_id IS NOT NULL AND btrim(clause) <> '' AND length(clause) <= 60
    AND clause_slug ~ '^[a-z0-9][a-z0-9.-]*$' AND length(clause_slug) <= 60)));

-- Once a member and target; also by what its watchers are found.
CREATE UNIQUE INDEX watches_standard ON watches (standard_id, user_id) WHERE standard_id IS NOT NULL AND clause_slug IS NULL;
CREATE UNIQUE INDEX watches_clause_of_standard ON watches (standard_id, clause_slug, user_id) WHERE clause_slug IS NOT NULL;
CREATE UNIQUE INDEX watches_article ON watches (article_id, user_id) WHERE article_id IS NOT NULL;
CREATE UNIQUE INDEX watches_category ON watches (category_id, user_id) WHERE category_id IS NOT NULL;
CREATE UNIQUE INDEX watches_tag ON watches (tag_id, user_id) WHERE tag_id IS NOT NULL;
CREATE UNIQUE INDEX watches_copy ON watches (copy_id, user_id) WHERE copy_id IS NOT NULL;

-- A watch is made and ended, and never becomes one of something else.
CREATE FUNCTION keep_watches() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a watch is made and ended, never changed' USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER watches_kept BEFORE UPDATE ON watches FOR EACH ROW EXECUTE FUNCTION keep_watches();

ALTER TABLE watch_news ADD CONSTRAINT watch_news_kind CHECK (kind IN ('published', 'changed', 'corrected', 'cited', 'calculation', 'standard'));
ALTER TABLE watch_news ADD CONSTRAINT watch_news_about CHECK ((kind = 'standard') = (event_id IS NOT NULL) AND (kind = 'standard') = (article_id IS NULL));
ALTER TABLE watch_news ADD CONSTRAINT watch_news_reason CHECK (btrim(reason) <> '' AND length(reason) <= 300);

ALTER TABLE standard_events ADD CONSTRAINT standard_events_kind CHECK (kind IN ('status', 'edition'));
-- What was announced stays what it was.
CREATE FUNCTION keep_standard_events() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'an announced change stays what it was' USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER standard_events_kept BEFORE UPDATE ON standard_events FOR EACH ROW EXECUTE FUNCTION keep_standard_events();
