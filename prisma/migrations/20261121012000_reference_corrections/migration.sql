-- What a newer parser writes, and what an administrator has corrected for every article that has the same line.
ALTER TABLE "article_references" ADD COLUMN "amendment" TEXT, ADD COLUMN "parsed_with" INTEGER NOT NULL DEFAULT 1;
ALTER TABLE "article_references" ADD CONSTRAINT "article_references_locality_type"
  CHECK (locality_type IN ('clause', 'table', 'figure', 'equation', 'annex', 'page'));

CREATE TABLE "reference_corrections" (
    "id" SERIAL NOT NULL,
    "line" TEXT NOT NULL,
    "type" "ReferenceType" NOT NULL,
    "body" TEXT,
    "number" TEXT,
    "part" TEXT,
    "year" INTEGER,
    "locality" TEXT,
    "locality_type" TEXT,
    "corrected_by_id" TEXT,
    "corrected_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "reference_corrections_pkey" PRIMARY KEY ("id")
);
ALTER TABLE "reference_corrections"
  ADD CONSTRAINT "reference_corrections_corrected_by_id_fkey" FOREIGN KEY ("corrected_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE,
  ADD CONSTRAINT "reference_corrections_year" CHECK (year BETWEEN 1850 AND 2100),
  ADD CONSTRAINT "reference_corrections_locality" CHECK (
    (locality IS NULL) = (locality_type IS NULL) AND locality_type IN ('clause', 'table', 'figure', 'equation', 'annex', 'page'));

-- A line can be longer than an index entry may be.
CREATE UNIQUE INDEX reference_corrections_line ON reference_corrections (md5(line));
CREATE INDEX article_references_line ON article_references (md5(raw));
CREATE INDEX article_references_alphabetical ON article_references (lower(left(raw, 200)), md5(raw));
CREATE INDEX article_references_outdated ON article_references (parsed_with, id);
