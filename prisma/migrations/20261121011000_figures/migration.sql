-- Pictures of articles, kept with them: a copy of the database is a copy of the library.
CREATE TABLE "figures" (
    "id" TEXT NOT NULL,
    "owner_id" TEXT,
    "mime" TEXT NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "bytes" BYTEA NOT NULL,
    "sha256" TEXT NOT NULL,
    "idle_since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "figures_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "figures_owner_id_sha256_key" ON "figures"("owner_id", "sha256");
CREATE INDEX "figures_idle_since_idx" ON "figures"("idle_since");
ALTER TABLE "figures" ADD CONSTRAINT "figures_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

CREATE TABLE "article_figures" (
    "article_id" INTEGER NOT NULL,
    "figure_id" TEXT NOT NULL,

    CONSTRAINT "article_figures_pkey" PRIMARY KEY ("article_id", "figure_id")
);
CREATE INDEX "article_figures_figure_id_idx" ON "article_figures"("figure_id");
ALTER TABLE "article_figures" ADD CONSTRAINT "article_figures_article_id_fkey" FOREIGN KEY ("article_id") REFERENCES "articles"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "article_figures" ADD CONSTRAINT "article_figures_figure_id_fkey" FOREIGN KEY ("figure_id") REFERENCES "figures"("id") ON DELETE CASCADE ON UPDATE CASCADE;
