ALTER TABLE mentions ADD CONSTRAINT mentions_one_place CHECK (num_nonnulls(comment_id, bookmark_id) = 1);
ALTER TABLE mentions ADD CONSTRAINT mentions_said
  CHECK (standard ~ '\S' AND clause_slug ~ '^[a-z0-9]+([.-][a-z0-9]+)*$');
-- Each place once; these also find what goes with a comment or bookmark.
CREATE UNIQUE INDEX mentions_once_a_comment ON mentions (comment_id, standard, coalesce(clause_slug, ''))
  WHERE comment_id IS NOT NULL;
CREATE UNIQUE INDEX mentions_once_a_bookmark ON mentions (bookmark_id, standard, coalesce(clause_slug, ''))
  WHERE bookmark_id IS NOT NULL;
