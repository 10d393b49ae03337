-- A number that goes up with every change of what the article's own row and references put on its page. The names that the page shows beside
-- them (category, tags, author) are compared as they are. What other articles change does not count: the page asks for what it leads to.
ALTER TABLE "articles" ADD COLUMN "page_version" BIGINT NOT NULL DEFAULT 1;

CREATE FUNCTION raise_page_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.page_version := OLD.page_version + 1;
  RETURN NEW;
END $$;
CREATE TRIGGER articles_page_version
  BEFORE UPDATE OF slug, title, excerpt, summary, body_html, outline, rendered_with, reference, status, category_id, author_id, submitted_by_user,
    cover_image, read_time, revision, featured, premium, published_at, deleted_at, created_at, updated_at ON articles
  FOR EACH ROW EXECUTE FUNCTION raise_page_version();

CREATE FUNCTION raise_page_version_of_references() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE articles SET page_version = page_version + 1 WHERE id IN (SELECT article_id FROM changed);
  RETURN NULL;
END $$;
CREATE TRIGGER references_added_page_version AFTER INSERT ON article_references
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_page_version_of_references();
CREATE TRIGGER references_changed_page_version AFTER UPDATE ON article_references
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_page_version_of_references();
CREATE TRIGGER references_removed_page_version AFTER DELETE ON article_references
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_page_version_of_references();
