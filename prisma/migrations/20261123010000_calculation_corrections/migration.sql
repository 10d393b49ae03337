-- What was changed in calculations that readers could use already: shown in public, for good.
CREATE TABLE "calculation_corrections" (
    "id" SERIAL NOT NULL,
    "article_id" INTEGER,
    "article_title" TEXT NOT NULL,
    "calculation" TEXT NOT NULL,
    "revision" INTEGER NOT NULL,
    "changes" JSONB NOT NULL,
    "corrected_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "calculation_corrections_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "calculation_corrections_article_id_idx" ON "calculation_corrections"("article_id");
ALTER TABLE "calculation_corrections" ADD CONSTRAINT "calculation_corrections_article_id_fkey"
  FOREIGN KEY ("article_id") REFERENCES "articles"("id") ON DELETE SET NULL ON UPDATE CASCADE;
