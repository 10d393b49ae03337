-- A number that goes up with every change of what the article's own row puts on its page. The names and references that the page shows beside
-- it are compared as they are: a trigger on references would lock the article after its references, and saving locks them in the other order.
-- What other articles change does not count: the page asks for what it leads to.
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
