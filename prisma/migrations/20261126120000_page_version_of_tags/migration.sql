-- The number of an article's page goes up with the names and references beside its row as well, so that the statement which asks whether a cached
-- page holds need not read them: it is asked for every page that is sent. Saving an article locks its row before its tags and references. What
-- changes them elsewhere locks the articles in the order of their ids, as changes of many articles do.
CREATE FUNCTION raise_page_versions(subjects INTEGER[]) RETURNS void LANGUAGE sql AS $$
  UPDATE articles SET page_version = page_version + 1
  WHERE id IN (SELECT id FROM articles WHERE id = ANY (subjects) ORDER BY id FOR NO KEY UPDATE)
$$;

CREATE FUNCTION raise_page_versions_of_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM raise_page_versions((SELECT array_agg(DISTINCT article_id) FROM changed));
  RETURN NULL;
END $$;
CREATE TRIGGER article_tags_added_change_page AFTER INSERT ON article_tags REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION raise_page_versions_of_changed();
CREATE TRIGGER article_tags_removed_change_page AFTER DELETE ON article_tags REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION raise_page_versions_of_changed();
CREATE TRIGGER article_references_added_change_page AFTER INSERT ON article_references REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION raise_page_versions_of_changed();
CREATE TRIGGER article_references_removed_change_page AFTER DELETE ON article_references REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION raise_page_versions_of_changed();

CREATE FUNCTION raise_page_versions_of_tag() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM raise_page_versions((SELECT array_agg(article_id) FROM article_tags WHERE tag_id = NEW.id));
  RETURN NULL;
END $$;
CREATE TRIGGER tags_change_pages AFTER UPDATE OF name, slug ON tags
  FOR EACH ROW WHEN ((OLD.name, OLD.slug) IS DISTINCT FROM (NEW.name, NEW.slug)) EXECUTE FUNCTION raise_page_versions_of_tag();

-- A line that is read anew, by a correction or a later parser, is read so in all articles, like an entry of the register. Their rows are not locked:
-- a correction keeps saving from storing lines meanwhile, and an article that is being saved would wait for it and be waited for.
CREATE TRIGGER article_references_change_register AFTER UPDATE ON article_references
  FOR EACH STATEMENT EXECUTE FUNCTION note_register_change();
