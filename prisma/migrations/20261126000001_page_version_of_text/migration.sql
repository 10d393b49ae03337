-- The search compares what it has read of an article by this number, so it goes up with the text that is searched too.
CREATE OR REPLACE TRIGGER articles_page_version
  BEFORE UPDATE OF slug, title, excerpt, summary, body_html, plain_text, outline, rendered_with, reference, status, category_id, author_id,
    submitted_by_user, cover_image, read_time, revision, featured, premium, published_at, deleted_at, created_at, updated_at ON articles
  FOR EACH ROW EXECUTE FUNCTION raise_page_version();
