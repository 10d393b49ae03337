-- What a member pays, which is not what the pages name where a price has changed since. So far none has.
ALTER TABLE subscriptions ADD COLUMN amount INTEGER;
ALTER TABLE subscriptions ADD CONSTRAINT subscriptions_amount CHECK (amount >= 0);
UPDATE subscriptions SET amount = CASE plan WHEN 'yearly' THEN 5000 ELSE 500 END;
