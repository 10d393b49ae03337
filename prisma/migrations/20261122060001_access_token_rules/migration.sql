ALTER TABLE access_tokens ADD CONSTRAINT access_tokens_name CHECK (name ~ '\S' AND length(name) <= 80);
ALTER TABLE access_tokens ADD CONSTRAINT access_tokens_hash CHECK (token_hash ~ '^[0-9a-f]{64}$');
ALTER TABLE access_tokens ADD CONSTRAINT access_tokens_prefix CHECK (prefix ~ '^[A-Za-z0-9_-]{6}$');
ALTER TABLE access_tokens ADD CONSTRAINT access_tokens_expire CHECK (expires_at > created_at AND expires_at <= created_at + interval '366 days');
