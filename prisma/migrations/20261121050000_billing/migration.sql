-- AlterTable
ALTER TABLE "subscriptions" ADD COLUMN     "started_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "stripe_events" ADD COLUMN     "customer_id" TEXT;

-- CreateTable
CREATE TABLE "billing_accounts" (
    "user_id" TEXT NOT NULL,
    "stripe_customer_id" TEXT,
    "checked_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "billing_accounts_pkey" PRIMARY KEY ("user_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "billing_accounts_stripe_customer_id_key" ON "billing_accounts"("stripe_customer_id");

-- CreateIndex
CREATE INDEX "stripe_events_customer_id_idx" ON "stripe_events"("customer_id");

-- AddForeignKey
ALTER TABLE "billing_accounts" ADD CONSTRAINT "billing_accounts_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Nobody pays for an account that is gone or disabled, whichever way it went: the provider is told by a job of the same transaction.
CREATE FUNCTION end_billing() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE customer text;
BEGIN
  IF TG_TABLE_NAME = 'users' THEN
    SELECT stripe_customer_id INTO customer FROM billing_accounts WHERE user_id = NEW.id;
  ELSE
    customer := OLD.stripe_customer_id;
    DELETE FROM stripe_events WHERE customer_id = customer;
  END IF;
  IF customer IS NOT NULL THEN
    PERFORM graphile_worker.add_job('end-billing', json_build_object('customerId', customer), max_attempts => 25);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER billing_accounts_end_billing AFTER DELETE ON billing_accounts FOR EACH ROW EXECUTE FUNCTION end_billing();
CREATE TRIGGER users_end_billing AFTER UPDATE OF status ON users FOR EACH ROW
  WHEN (NEW.status = 'deleted' AND OLD.status <> 'deleted') EXECUTE FUNCTION end_billing();

ALTER TABLE membership_grants ADD CONSTRAINT membership_grants_paid_plan CHECK (plan <> 'free');
ALTER TABLE membership_grants ADD CONSTRAINT membership_grants_ends_later CHECK (ends_at IS NULL OR ends_at > starts_at);
