-- Errors that readers report in articles, and what the editors found. Verified ones stay listed for good.
CREATE TABLE "errata" (
    "id" SERIAL NOT NULL,
    "article_id" INTEGER,
    "article_title" TEXT NOT NULL,
    "reporter_id" TEXT,
    "named" BOOLEAN NOT NULL DEFAULT false,
    "revision" INTEGER NOT NULL,
    "passage" TEXT NOT NULL,
    "selected" TEXT,
    "kind" TEXT NOT NULL,
    "report" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'reported',
    "was" TEXT,
    "now" TEXT,
    "answer" TEXT,
    "decided_by_id" TEXT,
    "decided_at" TIMESTAMPTZ(3),
    "mended_in" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "errata_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "errata_article_id_idx" ON "errata"("article_id");
CREATE INDEX "errata_reporter_id_idx" ON "errata"("reporter_id");
CREATE INDEX "errata_decided_by_id_idx" ON "errata"("decided_by_id");
CREATE INDEX "errata_state_created_at_idx" ON "errata"("state", "created_at");
ALTER TABLE "errata" ADD CONSTRAINT "errata_article_id_fkey"
  FOREIGN KEY ("article_id") REFERENCES "articles"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "errata" ADD CONSTRAINT "errata_reporter_id_fkey"
  FOREIGN KEY ("reporter_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "errata" ADD CONSTRAINT "errata_decided_by_id_fkey"
  FOREIGN KEY ("decided_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
