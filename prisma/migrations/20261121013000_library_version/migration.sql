-- One number that goes up with every change of what an article page shows, to whichever row. A page that was kept under an older number is not
-- sent again, on any instance. Views, likes and comments do not count: pages ask for them.
CREATE TABLE "library_version" (
    "id" SMALLINT NOT NULL DEFAULT 1,
    "version" BIGINT NOT NULL DEFAULT 1,

    CONSTRAINT "library_version_pkey" PRIMARY KEY ("id")
);
ALTER TABLE library_version ADD CONSTRAINT library_version_one_row CHECK (id = 1);
INSERT INTO library_version DEFAULT VALUES;

-- At the end of the transaction, and once in it: the row is held for the moment of the commit only, so that writers neither wait for each
-- other's work nor lock each other out.
CREATE FUNCTION note_library_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('loadpath.library_changed_in', true) IS DISTINCT FROM pg_current_xact_id()::text THEN
    INSERT INTO library_version DEFAULT VALUES ON CONFLICT (id) DO UPDATE SET version = library_version.version + 1;
    PERFORM set_config('loadpath.library_changed_in', pg_current_xact_id()::text, true);
  END IF;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER articles_change_library
  AFTER INSERT OR DELETE OR UPDATE OF slug, title, excerpt, summary, body_html, outline, rendered_with, reference, status, category_id, author_id,
    submitted_by_user, cover_image, read_time, revision, published_at, deleted_at, created_at, updated_at ON articles
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_library_change();
CREATE CONSTRAINT TRIGGER article_tags_change_library AFTER INSERT OR DELETE OR UPDATE ON article_tags
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_library_change();
CREATE CONSTRAINT TRIGGER article_references_change_library AFTER INSERT OR DELETE OR UPDATE ON article_references
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_library_change();
CREATE CONSTRAINT TRIGGER categories_change_library AFTER UPDATE OF name, slug ON categories
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_library_change();
CREATE CONSTRAINT TRIGGER tags_change_library AFTER UPDATE OF name, slug ON tags
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_library_change();
-- A citation names the author.
CREATE CONSTRAINT TRIGGER users_change_library AFTER UPDATE OF first_name, last_name, status ON users
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN ((OLD.first_name, OLD.last_name, OLD.status) IS DISTINCT FROM (NEW.first_name, NEW.last_name, NEW.status))
  EXECUTE FUNCTION note_library_change();
