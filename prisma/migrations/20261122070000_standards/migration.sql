-- The register of standards, and what articles cite of it (decision 0060).
CREATE TYPE "DayPrecision" AS ENUM ('day', 'month', 'year');
CREATE TYPE "Currency" AS ENUM ('draft', 'published_not_applicable', 'current', 'under_review', 'withdrawn', 'unknown');
CREATE TYPE "Supersession" AS ENUM ('none', 'partly', 'superseded');
CREATE TYPE "Confidence" AS ENUM ('high', 'medium', 'low');
CREATE TYPE "CitationPlace" AS ENUM ('reference', 'mark', 'step');

CREATE TABLE "standards" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "field" TEXT NOT NULL,
    "jurisdiction" TEXT NOT NULL,

    CONSTRAINT "standards_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "standards_name_key" ON "standards"("name");
CREATE UNIQUE INDEX "standards_slug_key" ON "standards"("slug");

CREATE TABLE "standard_editions" (
    "id" SERIAL NOT NULL,
    "standard_id" INTEGER NOT NULL,
    "designation" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "generation" TEXT,
    "year" INTEGER,
    "published_on" DATE,
    "published_to" "DayPrecision",
    "page" TEXT,

    CONSTRAINT "standard_editions_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "standard_editions_designation_key" ON "standard_editions"("designation");
CREATE UNIQUE INDEX "standard_editions_standard_id_year_key" ON "standard_editions"("standard_id", "year");
ALTER TABLE "standard_editions" ADD CONSTRAINT "standard_editions_standard_id_fkey"
  FOREIGN KEY ("standard_id") REFERENCES "standards"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE TABLE "standard_statuses" (
    "id" SERIAL NOT NULL,
    "edition_id" INTEGER NOT NULL,
    "jurisdiction" TEXT NOT NULL,
    "currency" "Currency" NOT NULL,
    "supersession" "Supersession" NOT NULL,
    "from_day" DATE,
    "source" TEXT NOT NULL,
    "checked_on" DATE NOT NULL,
    "confidence" "Confidence" NOT NULL,
    "confirmed" BOOLEAN NOT NULL,
    "replaces_id" INTEGER,

    CONSTRAINT "standard_statuses_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "standard_statuses_replaces_id_key" ON "standard_statuses"("replaces_id");
CREATE INDEX "standard_statuses_edition_id_idx" ON "standard_statuses"("edition_id");
CREATE INDEX "standard_statuses_from_day_idx" ON "standard_statuses"("from_day");
ALTER TABLE "standard_statuses" ADD CONSTRAINT "standard_statuses_edition_id_fkey"
  FOREIGN KEY ("edition_id") REFERENCES "standard_editions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "standard_statuses" ADD CONSTRAINT "standard_statuses_replaces_id_fkey"
  FOREIGN KEY ("replaces_id") REFERENCES "standard_statuses"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE TABLE "standard_successions" (
    "id" SERIAL NOT NULL,
    "edition_id" INTEGER NOT NULL,
    "successor_id" INTEGER NOT NULL,
    "successor_edition_id" INTEGER,

    CONSTRAINT "standard_successions_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "standard_successions_successor_id_idx" ON "standard_successions"("successor_id");
CREATE INDEX "standard_successions_successor_edition_id_idx" ON "standard_successions"("successor_edition_id");
ALTER TABLE "standard_successions" ADD CONSTRAINT "standard_successions_edition_id_fkey"
  FOREIGN KEY ("edition_id") REFERENCES "standard_editions"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "standard_successions" ADD CONSTRAINT "standard_successions_successor_id_fkey"
  FOREIGN KEY ("successor_id") REFERENCES "standards"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "standard_successions" ADD CONSTRAINT "standard_successions_successor_edition_id_fkey"
  FOREIGN KEY ("successor_edition_id") REFERENCES "standard_editions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE TABLE "citations" (
    "id" SERIAL NOT NULL,
    "article_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "place" "CitationPlace" NOT NULL,
    "anchor" TEXT,
    "line" INTEGER,
    "standard" TEXT NOT NULL,
    "year" INTEGER,
    "clause" TEXT,
    "clause_slug" TEXT,

    CONSTRAINT "citations_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "citations_article_id_position_key" ON "citations"("article_id", "position");
CREATE INDEX "citations_standard_clause_slug_article_id_idx" ON "citations"("standard", "clause_slug", "article_id");
ALTER TABLE "citations" ADD CONSTRAINT "citations_article_id_fkey"
  FOREIGN KEY ("article_id") REFERENCES "articles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "articles" ADD COLUMN "cited_with" INTEGER NOT NULL DEFAULT 0;
-- Whether a standard is withdrawn depends on the day, and is no fact about the line that cites it.
ALTER TABLE "article_references" DROP COLUMN "withdrawn";

CREATE TABLE "register_version" (
    "id" SMALLINT NOT NULL DEFAULT 1,
    "version" BIGINT NOT NULL DEFAULT 1,

    CONSTRAINT "register_version_pkey" PRIMARY KEY ("id")
);
ALTER TABLE register_version ADD CONSTRAINT register_version_one_row CHECK (id = 1);
INSERT INTO register_version DEFAULT VALUES;
