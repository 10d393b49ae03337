-- AlterTable
ALTER TABLE "review_events" ADD COLUMN     "note" TEXT,
ADD COLUMN     "withdrawn_at" TIMESTAMPTZ(3);
