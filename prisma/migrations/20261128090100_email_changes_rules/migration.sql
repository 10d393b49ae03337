ALTER TABLE email_changes ADD CONSTRAINT email_changes_hash CHECK (token_hash ~ '^[0-9a-f]{64}$');
