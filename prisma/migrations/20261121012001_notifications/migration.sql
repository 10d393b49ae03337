-- One line of the inbox stands for everything alike that happened to one article and was not looked at yet.
ALTER TABLE "notifications" ADD COLUMN "article_id" INTEGER, ADD COLUMN "count" INTEGER NOT NULL DEFAULT 1;
ALTER TABLE "notifications"
  ADD CONSTRAINT "notifications_article_id_fkey" FOREIGN KEY ("article_id") REFERENCES "articles"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "notifications_count" CHECK (count >= 1);
CREATE INDEX "notifications_article_id_idx" ON "notifications"("article_id");
CREATE UNIQUE INDEX notifications_folded ON notifications (user_id, kind, article_id) WHERE read_at IS NULL AND article_id IS NOT NULL;
