-- AlterTable
ALTER TABLE "review_events" ADD COLUMN     "replaced" JSONB;
