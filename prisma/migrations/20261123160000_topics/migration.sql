-- A tag belongs to a group of topics, under which the library lists it; an article knows how many keep it.
CREATE TYPE "TopicGroup" AS ENUM ('materials', 'elements', 'actions', 'checks', 'standards', 'other');
ALTER TABLE "tags" ADD COLUMN "topic_group" "TopicGroup" NOT NULL DEFAULT 'other';
ALTER TABLE "articles" ADD COLUMN "bookmark_count" INTEGER NOT NULL DEFAULT 0;
