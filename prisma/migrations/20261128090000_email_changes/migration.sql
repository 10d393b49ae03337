-- A new address of an account that waits for its link: one for an account at a time.
CREATE TABLE "email_changes" (
    "user_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "token_hash" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "email_changes_pkey" PRIMARY KEY ("user_id")
);

CREATE UNIQUE INDEX "email_changes_token_hash_key" ON "email_changes"("token_hash");

CREATE INDEX "email_changes_expires_at_idx" ON "email_changes"("expires_at");

ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
