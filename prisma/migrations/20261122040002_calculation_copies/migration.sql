-- Members' own copies of calculations.
CREATE TYPE "CopyOutcome" AS ENUM ('passes', 'fails', 'incomplete', 'unchecked');

CREATE TABLE "calculation_copies" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "user_id" TEXT NOT NULL,
    "article_id" INTEGER,
    "key" TEXT NOT NULL,
    "revision" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "project" TEXT,
    "note" TEXT,
    "made_by" TEXT NOT NULL,
    "checked_by" TEXT,
    "source" TEXT NOT NULL,
    "calculation" TEXT NOT NULL,
    "standard" TEXT,
    "values" JSONB NOT NULL,
    "region" TEXT,
    "outcome" "CopyOutcome" NOT NULL,
    "utilisation" DOUBLE PRECISION,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "calculation_copies_pkey" PRIMARY KEY ("id")
);
CREATE TABLE "calculation_copy_filings" (
    "copy_id" UUID NOT NULL,
    "folder_id" INTEGER NOT NULL,
    "owner_id" TEXT NOT NULL,

    CONSTRAINT "calculation_copy_filings_pkey" PRIMARY KEY ("copy_id")
);
CREATE UNIQUE INDEX "calculation_copies_id_user_id_key" ON "calculation_copies"("id", "user_id");
CREATE INDEX "calculation_copies_user_id_updated_at_idx" ON "calculation_copies"("user_id", "updated_at" DESC);
CREATE INDEX "calculation_copies_article_id_idx" ON "calculation_copies"("article_id");
CREATE UNIQUE INDEX "calculation_copy_filings_copy_id_owner_id_key" ON "calculation_copy_filings"("copy_id", "owner_id");
CREATE INDEX "calculation_copy_filings_folder_id_idx" ON "calculation_copy_filings"("folder_id");
ALTER TABLE "calculation_copies" ADD CONSTRAINT "calculation_copies_user_id_fkey"
  FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "calculation_copies" ADD CONSTRAINT "calculation_copies_article_id_fkey"
  FOREIGN KEY ("article_id") REFERENCES "articles"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "calculation_copy_filings" ADD CONSTRAINT "calculation_copy_filings_copy_id_owner_id_fkey"
  FOREIGN KEY ("copy_id", "owner_id") REFERENCES "calculation_copies"("id", "user_id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "calculation_copy_filings" ADD CONSTRAINT "calculation_copy_filings_folder_id_owner_id_fkey"
  FOREIGN KEY ("folder_id", "owner_id") REFERENCES "bookmark_folders"("id", "owner_id") ON DELETE CASCADE ON UPDATE CASCADE;
