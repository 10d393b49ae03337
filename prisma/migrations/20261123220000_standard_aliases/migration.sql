CREATE TABLE "standard_aliases" (
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "standard_id" INTEGER NOT NULL,

    CONSTRAINT "standard_aliases_pkey" PRIMARY KEY ("slug")
);

CREATE INDEX "standard_aliases_standard_id_idx" ON "standard_aliases"("standard_id");

ALTER TABLE "standard_aliases" ADD CONSTRAINT "standard_aliases_standard_id_fkey" FOREIGN KEY ("standard_id") REFERENCES "standards"("id") ON DELETE CASCADE ON UPDATE CASCADE;
