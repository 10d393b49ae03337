-- Who did what a line of the inbox tells: a name is no way to find them again, two people share one and a person changes theirs.
ALTER TABLE "notifications" ADD COLUMN "actor_id" TEXT;
ALTER TABLE "notifications"
  ADD CONSTRAINT "notifications_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
CREATE INDEX "notifications_actor_id_idx" ON "notifications"("actor_id");

-- A submission is by the author of its article. The reason of a rejection names nobody.
UPDATE notifications n SET actor_id = a.author_id FROM articles a
WHERE a.id = n.article_id AND n.kind IN ('submission-received', 'submission-resubmitted');
-- A comment is by the one person of that name, blanks aside, who commented on the article; of several nobody can tell.
UPDATE notifications n SET actor_id = c.user_id
FROM (
  SELECT c.article_id, regexp_replace(btrim(u.first_name || ' ' || u.last_name), '\s+', ' ', 'g') AS name, min(u.id) AS user_id
  FROM comments c JOIN users u ON u.id = c.user_id
  GROUP BY 1, 2 HAVING count(DISTINCT u.id) = 1
) c
WHERE n.kind = 'article-commented' AND c.article_id = n.article_id
  AND c.name = regexp_replace(btrim(n.body), '\s+', ' ', 'g');
