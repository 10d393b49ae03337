-- An article that editors open is whole for everybody.
ALTER TABLE "articles" ADD COLUMN "open" BOOLEAN NOT NULL DEFAULT false;
