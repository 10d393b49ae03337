-- AlterTable
ALTER TABLE "subscriptions" ADD COLUMN     "ended_at" TIMESTAMPTZ(3);
