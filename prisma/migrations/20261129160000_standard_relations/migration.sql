-- How an edition stands to another, besides taking its place: facts with their source (decision 0060).
CREATE TYPE "RelationKind" AS ENUM ('amends', 'corrects', 'adopts', 'annex_to', 'split_from', 'merged_from');

CREATE TABLE "standard_relations" (
    "id" SERIAL NOT NULL,
    "kind" "RelationKind" NOT NULL,
    "from_edition_id" INTEGER NOT NULL,
    "to_edition_id" INTEGER NOT NULL,
    "clause" TEXT,
    "clause_slug" TEXT,
    "day" DATE,
    "source" TEXT NOT NULL,
    "checked_on" DATE NOT NULL,
    "confirmed" BOOLEAN NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "standard_relations_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "standard_relations_from_edition_id_idx" ON "standard_relations"("from_edition_id");
CREATE INDEX "standard_relations_to_edition_id_idx" ON "standard_relations"("to_edition_id");
ALTER TABLE "standard_relations" ADD CONSTRAINT "standard_relations_from_edition_id_fkey"
  FOREIGN KEY ("from_edition_id") REFERENCES "standard_editions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "standard_relations" ADD CONSTRAINT "standard_relations_to_edition_id_fkey"
  FOREIGN KEY ("to_edition_id") REFERENCES "standard_editions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- When a status was added, and by which request, by which the audit log says who; rows of before have neither.
ALTER TABLE "standard_statuses" ADD COLUMN "created_at" TIMESTAMPTZ(3), ADD COLUMN "request_id" TEXT;
ALTER TABLE "standard_statuses" ALTER COLUMN "created_at" SET DEFAULT clock_timestamp();
