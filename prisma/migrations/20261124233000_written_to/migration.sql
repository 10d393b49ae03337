-- AlterTable
ALTER TABLE "sessions" ADD COLUMN     "written_to" BIGINT;
