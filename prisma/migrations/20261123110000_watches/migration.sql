-- What members watch, what was new in it, and the changes of the register that were announced.
CREATE TYPE "DigestEvery" AS ENUM ('weekly', 'daily');
ALTER TYPE "EmailTokenPurpose" ADD VALUE 'unsubscribe';
ALTER TABLE "users"
  ADD COLUMN "digest_every" "DigestEvery" NOT NULL DEFAULT 'weekly',
  ADD COLUMN "digested_until" TIMESTAMPTZ(3);
-- Who asked for emails about what is new is told of what is new from now on.
UPDATE "users" SET "digested_until" = now() WHERE "newsletter";

CREATE TABLE "watches" (
    "id" SERIAL NOT NULL,
    "user_id" TEXT NOT NULL,
    "standard_id" INTEGER,
    "clause" TEXT,
    "clause_slug" TEXT,
    "article_id" INTEGER,
    "category_id" INTEGER,
    "tag_id" INTEGER,
    "copy_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "watches_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "watches_user_id_created_at_idx" ON "watches"("user_id", "created_at" DESC);
ALTER TABLE "watches" ADD CONSTRAINT "watches_user_id_fkey"
  FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "watches" ADD CONSTRAINT "watches_standard_id_fkey"
  FOREIGN KEY ("standard_id") REFERENCES "standards"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "watches" ADD CONSTRAINT "watches_article_id_fkey"
  FOREIGN KEY ("article_id") REFERENCES "articles"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "watches" ADD CONSTRAINT "watches_category_id_fkey"
  FOREIGN KEY ("category_id") REFERENCES "categories"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "watches" ADD CONSTRAINT "watches_tag_id_fkey"
  FOREIGN KEY ("tag_id") REFERENCES "tags"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "watches" ADD CONSTRAINT "watches_copy_id_user_id_fkey"
  FOREIGN KEY ("copy_id", "user_id") REFERENCES "calculation_copies"("id", "user_id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "standard_announcements" (
    "edition_id" INTEGER NOT NULL,
    "jurisdiction" TEXT NOT NULL,
    "currency" "Currency" NOT NULL,
    "supersession" "Supersession" NOT NULL,

    CONSTRAINT "standard_announcements_pkey" PRIMARY KEY ("edition_id", "jurisdiction")
);
ALTER TABLE "standard_announcements" ADD CONSTRAINT "standard_announcements_edition_id_fkey"
  FOREIGN KEY ("edition_id") REFERENCES "standard_editions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "standard_events" (
    "id" SERIAL NOT NULL,
    "edition_id" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "jurisdiction" TEXT NOT NULL,
    "currency" "Currency" NOT NULL,
    "supersession" "Supersession" NOT NULL,
    "day" DATE NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "standard_events_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "standard_events_edition_id_idx" ON "standard_events"("edition_id");
CREATE INDEX "standard_events_created_at_idx" ON "standard_events"("created_at");
ALTER TABLE "standard_events" ADD CONSTRAINT "standard_events_edition_id_fkey"
  FOREIGN KEY ("edition_id") REFERENCES "standard_editions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "watch_news" (
    "id" BIGSERIAL NOT NULL,
    "user_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "article_id" INTEGER,
    "event_id" INTEGER,
    "reason" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "watch_news_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "watch_news_user_id_created_at_idx" ON "watch_news"("user_id", "created_at");
CREATE INDEX "watch_news_created_at_idx" ON "watch_news"("created_at");
CREATE INDEX "watch_news_article_id_idx" ON "watch_news"("article_id");
CREATE INDEX "watch_news_event_id_idx" ON "watch_news"("event_id");
ALTER TABLE "watch_news" ADD CONSTRAINT "watch_news_user_id_fkey"
  FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "watch_news" ADD CONSTRAINT "watch_news_article_id_fkey"
  FOREIGN KEY ("article_id") REFERENCES "articles"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "watch_news" ADD CONSTRAINT "watch_news_event_id_fkey"
  FOREIGN KEY ("event_id") REFERENCES "standard_events"("id") ON DELETE CASCADE ON UPDATE CASCADE;
