-- The live calculations of articles, read from their content whenever it is stored.
CREATE TABLE "calculations" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "article_id" INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "standard" TEXT,
    "source" TEXT NOT NULL,
    "engine" INTEGER NOT NULL,
    "expected_values" INTEGER NOT NULL,
    "verified" BOOLEAN NOT NULL,
    "largest_difference" DOUBLE PRECISION,
    "cases" JSONB NOT NULL,
    "verified_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "calculations_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "calculations_article_id_key_key" ON "calculations"("article_id", "key");
ALTER TABLE "calculations" ADD CONSTRAINT "calculations_article_id_fkey"
  FOREIGN KEY ("article_id") REFERENCES "articles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The library's pages mark the articles that hold one.
CREATE CONSTRAINT TRIGGER calculations_change_library AFTER INSERT OR DELETE OR UPDATE ON calculations
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_library_change();
