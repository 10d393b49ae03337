-- AlterTable
ALTER TABLE "users" ADD COLUMN     "registration_key" TEXT;
