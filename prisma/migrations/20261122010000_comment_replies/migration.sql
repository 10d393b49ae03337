-- AlterTable
ALTER TABLE "comments" ADD COLUMN     "parent_id" INTEGER;

-- CreateIndex
CREATE INDEX "comments_parent_id_idx" ON "comments"("parent_id");

-- AddForeignKey
ALTER TABLE "comments" ADD CONSTRAINT "comments_parent_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "comments"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What a reply answers is a comment below the same article and not a reply itself, and stays that comment.
CREATE FUNCTION check_comment_parent() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF (NEW.parent_id, NEW.article_id) IS DISTINCT FROM (OLD.parent_id, OLD.article_id) THEN
      RAISE EXCEPTION 'a comment keeps its place' USING ERRCODE = 'check_violation', CONSTRAINT = 'comments_parent';
    END IF;
  ELSIF NEW.parent_id IS NOT NULL AND EXISTS (
    SELECT 1 FROM comments WHERE id = NEW.parent_id AND (parent_id IS NOT NULL OR article_id <> NEW.article_id)) THEN
    RAISE EXCEPTION 'a reply answers a comment of the same article' USING ERRCODE = 'check_violation', CONSTRAINT = 'comments_parent';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER comments_parent BEFORE INSERT OR UPDATE OF parent_id, article_id ON comments FOR EACH ROW EXECUTE FUNCTION check_comment_parent();

-- A hidden comment does not count, and neither do the replies to it: nobody but the editors reads them.
CREATE OR REPLACE FUNCTION count_comments() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  subject integer := CASE TG_OP WHEN 'DELETE' THEN OLD.article_id ELSE NEW.article_id END;
BEGIN
  -- Locked first: two comments at once are counted one after the other. Not FOR UPDATE, which would wait for the
  -- other's foreign key while that one waits for ours.
  PERFORM 1 FROM articles WHERE id = subject FOR NO KEY UPDATE;
  UPDATE articles SET (comment_count, latest_comment_at) =
    (SELECT count(*), max(c.created_at) FROM comments c LEFT JOIN comments p ON p.id = c.parent_id
     WHERE c.article_id = subject AND c.hidden_at IS NULL AND p.hidden_at IS NULL)
  WHERE id = subject;
  RETURN NULL;
END $$;
