-- Whether an article was reviewed for a change of a standard that it cites: the last row of the two counts.
CREATE TABLE "standard_reviews" (
    "id" SERIAL NOT NULL,
    "status_id" INTEGER NOT NULL,
    "article_id" INTEGER NOT NULL,
    "reviewed" BOOLEAN NOT NULL,
    "reviewer_id" TEXT,
    "reviewed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "standard_reviews_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "standard_reviews_status_id_article_id_idx" ON "standard_reviews"("status_id", "article_id");
CREATE INDEX "standard_reviews_article_id_idx" ON "standard_reviews"("article_id");
ALTER TABLE "standard_reviews" ADD CONSTRAINT "standard_reviews_status_id_fkey"
  FOREIGN KEY ("status_id") REFERENCES "standard_statuses"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "standard_reviews" ADD CONSTRAINT "standard_reviews_article_id_fkey"
  FOREIGN KEY ("article_id") REFERENCES "articles"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "standard_reviews" ADD CONSTRAINT "standard_reviews_reviewer_id_fkey"
  FOREIGN KEY ("reviewer_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
