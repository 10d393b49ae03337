-- Reading lists in an order, and what each reader has done of them.
CREATE TYPE "ReadingPathItemKind" AS ENUM ('section', 'article', 'calculation', 'table');

CREATE TABLE "reading_paths" (
    "id" SERIAL NOT NULL,
    "slug" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "summary" TEXT NOT NULL,
    "audience" TEXT NOT NULL,
    "published" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "reading_paths_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "reading_paths_slug_key" ON "reading_paths"("slug");

CREATE TABLE "reading_path_items" (
    "id" SERIAL NOT NULL,
    "path_id" INTEGER NOT NULL,
    "kind" "ReadingPathItemKind" NOT NULL,
    "position" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "article_id" INTEGER,
    "anchor" TEXT,
    "table_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "reading_path_items_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "reading_path_items_path_id_position_idx" ON "reading_path_items"("path_id", "position");
CREATE INDEX "reading_path_items_article_id_idx" ON "reading_path_items"("article_id");
CREATE INDEX "reading_path_items_table_id_idx" ON "reading_path_items"("table_id");
ALTER TABLE "reading_path_items" ADD CONSTRAINT "reading_path_items_path_id_fkey"
  FOREIGN KEY ("path_id") REFERENCES "reading_paths"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "reading_path_items" ADD CONSTRAINT "reading_path_items_article_id_fkey"
  FOREIGN KEY ("article_id") REFERENCES "articles"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "reading_path_items" ADD CONSTRAINT "reading_path_items_table_id_fkey"
  FOREIGN KEY ("table_id") REFERENCES "calculation_tables"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "reading_path_readers" (
    "user_id" TEXT NOT NULL,
    "path_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "reading_path_readers_pkey" PRIMARY KEY ("user_id", "path_id")
);
CREATE INDEX "reading_path_readers_path_id_idx" ON "reading_path_readers"("path_id");
ALTER TABLE "reading_path_readers" ADD CONSTRAINT "reading_path_readers_user_id_fkey"
  FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "reading_path_readers" ADD CONSTRAINT "reading_path_readers_path_id_fkey"
  FOREIGN KEY ("path_id") REFERENCES "reading_paths"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "reading_path_marks" (
    "user_id" TEXT NOT NULL,
    "item_id" INTEGER NOT NULL,
    "done" BOOLEAN NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "reading_path_marks_pkey" PRIMARY KEY ("user_id", "item_id")
);
CREATE INDEX "reading_path_marks_item_id_idx" ON "reading_path_marks"("item_id");
ALTER TABLE "reading_path_marks" ADD CONSTRAINT "reading_path_marks_user_id_fkey"
  FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "reading_path_marks" ADD CONSTRAINT "reading_path_marks_item_id_fkey"
  FOREIGN KEY ("item_id") REFERENCES "reading_path_items"("id") ON DELETE CASCADE ON UPDATE CASCADE;
