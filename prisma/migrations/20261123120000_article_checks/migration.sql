-- Whether a member's title and company stand beside the name on articles: their own choice, off at first.
ALTER TABLE "users" ADD COLUMN "credited_in_full" BOOLEAN NOT NULL DEFAULT false;

-- When the words of an article were last changed, and in which revision. An import that changes nothing, a new category or a like is no change.
ALTER TABLE "articles" ADD COLUMN "content_changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  ADD COLUMN "content_revision" INTEGER NOT NULL DEFAULT 1;

-- What a reviewer confirmed of a revision of an article. Append-only: the last row of a revision counts.
CREATE TABLE "article_checks" (
    "id" SERIAL NOT NULL,
    "article_id" INTEGER NOT NULL,
    "revision" INTEGER NOT NULL,
    "checker_id" TEXT,
    "figures" BOOLEAN NOT NULL,
    "clauses" BOOLEAN NOT NULL,
    "limits" BOOLEAN NOT NULL,
    "editions" BOOLEAN NOT NULL,
    "against" TEXT[],
    "checked_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "article_checks_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "article_checks_article_id_revision_id_idx" ON "article_checks"("article_id", "revision", "id");
CREATE INDEX "article_checks_checker_id_idx" ON "article_checks"("checker_id");
ALTER TABLE "article_checks" ADD CONSTRAINT "article_checks_article_id_fkey"
  FOREIGN KEY ("article_id") REFERENCES "articles"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "article_checks" ADD CONSTRAINT "article_checks_checker_id_fkey"
  FOREIGN KEY ("checker_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
