-- The time step of the last code that was taken: no code signs in twice.
ALTER TABLE users ADD COLUMN totp_last_step INTEGER;
ALTER TABLE users ADD CONSTRAINT users_totp_enabled_needs_secret CHECK (totp_enabled_at IS NULL OR totp_secret IS NOT NULL);

-- Keyed hash of the browser's own cookie: a sign-in from one that was never seen before is worth a letter.
ALTER TABLE sign_ins ADD COLUMN browser_key TEXT;
CREATE INDEX sign_ins_user_id_browser_key_idx ON sign_ins (user_id, browser_key);
