-- What comments, and the notes of bookmarks, name of standards: shown to members, and to the note's own
-- author (decision 0060). They go with what names them.
CREATE TABLE "mentions" (
    "id" SERIAL NOT NULL,
    "comment_id" INTEGER,
    "bookmark_id" INTEGER,
    "standard" TEXT NOT NULL,
    "clause_slug" TEXT,

    CONSTRAINT "mentions_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "mentions_standard_clause_slug_comment_id_idx" ON "mentions"("standard", "clause_slug", "comment_id");
ALTER TABLE "mentions" ADD CONSTRAINT "mentions_comment_id_fkey"
  FOREIGN KEY ("comment_id") REFERENCES "comments"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "mentions" ADD CONSTRAINT "mentions_bookmark_id_fkey"
  FOREIGN KEY ("bookmark_id") REFERENCES "bookmarks"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Which derivation wrote the mentions of a row; what an older one wrote is derived again at start.
ALTER TABLE "comments" ADD COLUMN "cited_with" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "bookmarks" ADD COLUMN "cited_with" INTEGER NOT NULL DEFAULT 0;
