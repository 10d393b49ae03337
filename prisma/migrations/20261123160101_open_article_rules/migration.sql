ALTER TABLE articles ADD CONSTRAINT articles_open CHECK (NOT (open AND premium));
-- The home page lists them.
CREATE INDEX articles_open_to_all ON articles (published_at DESC, id DESC) WHERE open AND status = 'approved' AND deleted_at IS NULL;
CREATE CONSTRAINT TRIGGER articles_open_change_library AFTER UPDATE OF open ON articles
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_library_change();
