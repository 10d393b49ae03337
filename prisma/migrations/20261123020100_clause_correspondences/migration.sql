-- Which clause of an edition another edition has in place of one: facts, in our own words, with their source.
CREATE TYPE "CorrespondenceKind" AS ENUM ('same', 'moved', 'changed', 'split', 'dropped');

CREATE TABLE "clause_correspondences" (
    "id" SERIAL NOT NULL,
    "from_edition_id" INTEGER NOT NULL,
    "from_clause" TEXT NOT NULL,
    "from_slug" TEXT NOT NULL,
    "to_edition_id" INTEGER NOT NULL,
    "to_clause" TEXT,
    "to_slug" TEXT,
    "kind" "CorrespondenceKind" NOT NULL,
    "change" TEXT,
    "source" TEXT NOT NULL,
    "checked_on" DATE NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "clause_correspondences_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "clause_correspondences_to_edition_id_idx" ON "clause_correspondences"("to_edition_id");
ALTER TABLE "clause_correspondences" ADD CONSTRAINT "clause_correspondences_from_edition_id_fkey"
  FOREIGN KEY ("from_edition_id") REFERENCES "standard_editions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "clause_correspondences" ADD CONSTRAINT "clause_correspondences_to_edition_id_fkey"
  FOREIGN KEY ("to_edition_id") REFERENCES "standard_editions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
