-- What the database keeps by itself and Prisma's schema cannot state.

-- ── Identity ──────────────────────────────────────────────────────────────────
ALTER TABLE users
  ADD CONSTRAINT users_email_normal CHECK (email = lower(btrim(email)) AND position('@' IN email) > 1),
  ADD CONSTRAINT users_experience CHECK (experience IN ('student', '0-2', '3-5', '6-10', '11-15', '16+')),
  ADD CONSTRAINT users_specialization CHECK (specialization IN ('structural', 'seismic', 'bridge', 'buildings', 'geotechnical', 'materials', 'other')),
  ADD CONSTRAINT users_how_did_you_hear CHECK (how_did_you_hear IN ('search', 'colleague', 'social', 'conference', 'advertisement', 'other'));

-- One live session an account (decision 1).
CREATE UNIQUE INDEX sessions_one_live ON sessions (user_id) WHERE ended_at IS NULL;
ALTER TABLE sessions
  ADD CONSTRAINT sessions_token_hash CHECK (token_hash ~ '^[0-9a-f]{64}$'),
  ADD CONSTRAINT sessions_end_has_reason CHECK ((ended_at IS NULL) = (end_reason IS NULL)),
  ADD CONSTRAINT sessions_within_absolute CHECK (expires_at <= absolute_expires_at);

ALTER TABLE email_tokens ADD CONSTRAINT email_tokens_hash CHECK (token_hash ~ '^[0-9a-f]{64}$');
-- The newest reset link wins: at most one unused one an account.
CREATE UNIQUE INDEX email_tokens_one_reset ON email_tokens (user_id) WHERE purpose = 'reset_password' AND used_at IS NULL;

-- An admin account is never frozen or disabled (decision 14).
ALTER TABLE users ADD CONSTRAINT users_admins_stay_active CHECK (role <> 'admin' OR status = 'active');

-- ── Taxonomy ──────────────────────────────────────────────────────────────────
CREATE UNIQUE INDEX categories_name_key ON categories (lower(name));
CREATE UNIQUE INDEX tags_name_key ON tags (lower(name));
ALTER TABLE categories ADD CONSTRAINT categories_slug CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'), ADD CONSTRAINT categories_name CHECK (btrim(name) <> '');
ALTER TABLE tags ADD CONSTRAINT tags_slug CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'), ADD CONSTRAINT tags_name CHECK (btrim(name) <> '');

-- ── Articles ──────────────────────────────────────────────────────────────────
ALTER TABLE articles
  -- All digits would be read as an id (decision 19).
  ADD CONSTRAINT articles_slug CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND slug !~ '^[0-9]+$'),
  ADD CONSTRAINT articles_title CHECK (char_length(title) BETWEEN 1 AND 500),
  ADD CONSTRAINT articles_counts CHECK (views >= 0 AND like_count >= 0 AND comment_count >= 0 AND word_count >= 0 AND read_time >= 1),
  ADD CONSTRAINT articles_published CHECK (status <> 'approved' OR published_at IS NOT NULL),
  ADD CONSTRAINT articles_reason CHECK (rejection_reason IS NULL OR status IN ('rejected', 'pending_review'));
ALTER TABLE slug_redirects ADD CONSTRAINT slug_redirects_slug CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND slug !~ '^[0-9]+$');

CREATE INDEX articles_library ON articles (published_at DESC, id DESC) WHERE status = 'approved' AND deleted_at IS NULL;
CREATE INDEX articles_library_by_category ON articles (category_id, published_at DESC, id DESC) WHERE status = 'approved' AND deleted_at IS NULL;
CREATE INDEX articles_featured ON articles (published_at DESC, id DESC) WHERE featured AND status = 'approved' AND deleted_at IS NULL;
CREATE INDEX articles_pending ON articles (created_at, id) WHERE status = 'pending_review' AND deleted_at IS NULL;
CREATE INDEX articles_with_comments ON articles (latest_comment_at DESC) WHERE comment_count > 0 AND deleted_at IS NULL;

ALTER TABLE article_references ADD CONSTRAINT article_references_year CHECK (year BETWEEN 1850 AND 2100);
ALTER TABLE article_revisions ADD CONSTRAINT article_revisions_number CHECK (revision >= 1);
CREATE UNIQUE INDEX drafts_one_an_article ON drafts (user_id, article_id) WHERE article_id IS NOT NULL;
CREATE UNIQUE INDEX drafts_one_new ON drafts (user_id) WHERE article_id IS NULL;

-- ── Community ─────────────────────────────────────────────────────────────────
ALTER TABLE comments ADD CONSTRAINT comments_content CHECK (char_length(content) BETWEEN 1 AND 5000 AND btrim(content) <> '');
ALTER TABLE bookmarks ADD CONSTRAINT bookmarks_notes CHECK (char_length(notes) <= 2000);
ALTER TABLE bookmark_folders
  ADD CONSTRAINT bookmark_folders_name CHECK (btrim(name) <> ''),
  ADD CONSTRAINT bookmark_folders_color CHECK (color IN ('#3B82F6', '#10B981', '#F59E0B', '#EF4444', '#8B5CF6', '#06B6D4', '#84CC16', '#F97316'));
ALTER TABLE contact_submissions
  ADD CONSTRAINT contact_submissions_text CHECK (btrim(name) <> '' AND btrim(email) <> '' AND btrim(subject) <> '' AND btrim(message) <> ''),
  ADD CONSTRAINT contact_submissions_replied CHECK (status <> 'replied' OR replied_at IS NOT NULL);
CREATE INDEX notifications_unread ON notifications (user_id) WHERE read_at IS NULL;
CREATE INDEX comment_reports_open ON comment_reports (created_at) WHERE resolved_at IS NULL;

-- Counts on the article change with the rows they count, also when an account is deleted with all it wrote.
CREATE FUNCTION count_likes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE articles SET like_count = like_count + 1 WHERE id = NEW.article_id;
  ELSE
    UPDATE articles SET like_count = like_count - 1 WHERE id = OLD.article_id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER likes_counted AFTER INSERT OR DELETE ON likes FOR EACH ROW EXECUTE FUNCTION count_likes();

-- A hidden comment does not count.
CREATE FUNCTION count_comments() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  subject integer := CASE TG_OP WHEN 'DELETE' THEN OLD.article_id ELSE NEW.article_id END;
BEGIN
  -- Locked first: two comments at once are counted one after the other. Not FOR UPDATE, which would wait for the
  -- other's foreign key while that one waits for ours.
  PERFORM 1 FROM articles WHERE id = subject FOR NO KEY UPDATE;
  UPDATE articles SET (comment_count, latest_comment_at) =
    (SELECT count(*), max(created_at) FROM comments WHERE article_id = subject AND hidden_at IS NULL)
  WHERE id = subject;
  RETURN NULL;
END $$;
CREATE TRIGGER comments_counted AFTER INSERT OR DELETE OR UPDATE OF hidden_at ON comments FOR EACH ROW EXECUTE FUNCTION count_comments();

-- ── Money ─────────────────────────────────────────────────────────────────────
-- One subscription that gives or may give access, an account.
CREATE UNIQUE INDEX subscriptions_one_current ON subscriptions (user_id) WHERE state IN ('trialing', 'active', 'past_due');
ALTER TABLE subscriptions ADD CONSTRAINT subscriptions_paid_plan CHECK (plan <> 'free');
CREATE INDEX stripe_events_unhandled ON stripe_events (occurred_at) WHERE handled_at IS NULL;

-- ── Events, drive, operations ─────────────────────────────────────────────────
ALTER TABLE page_views ADD CONSTRAINT page_views_ranges CHECK (time_on_page >= 0 AND scroll_depth BETWEEN 0 AND 100);
ALTER TABLE engagement_events
  ADD CONSTRAINT engagement_events_ranges CHECK (time_spent >= 0 AND scroll_depth BETWEEN 0 AND 100),
  ADD CONSTRAINT engagement_events_type CHECK (engagement_type IN ('like', 'bookmark', 'comment', 'share', 'print', 'copy', 'download', 'read'));
ALTER TABLE search_events ADD CONSTRAINT search_events_count CHECK (results_count >= 0);
ALTER TABLE daily_visitor_stats ADD CONSTRAINT daily_visitor_stats_kind CHECK (kind IN ('country', 'device'));
ALTER TABLE monthly_reports ADD CONSTRAINT monthly_reports_month CHECK (month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$');
-- One sync at a time, one connection in use (decision 40).
CREATE UNIQUE INDEX drive_syncs_one_at_a_time ON drive_syncs ((true)) WHERE status IN ('queued', 'running');
CREATE UNIQUE INDEX drive_connections_one ON drive_connections ((true)) WHERE revoked_at IS NULL;
ALTER TABLE mail_messages ADD CONSTRAINT mail_messages_sent CHECK (state <> 'sent' OR sent_at IS NOT NULL);

-- ── Full text ─────────────────────────────────────────────────────────────────
-- PostgreSQL refuses a tsvector over 1 MiB: the body is cut well before that.
CREATE FUNCTION index_articles(subjects integer[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO search_documents (article_id, document)
  SELECT a.id,
    setweight(to_tsvector('english', a.title), 'A') ||
    setweight(to_tsvector('english', concat_ws(' ', c.name, t.names, left(a.reference, 20000))), 'B') ||
    setweight(to_tsvector('english', coalesce(a.excerpt, '')), 'C') ||
    setweight(to_tsvector('english', left(a.plain_text, 250000)), 'D')
  FROM articles a
  LEFT JOIN categories c ON c.id = a.category_id
  LEFT JOIN LATERAL (
    SELECT string_agg(tags.name, ' ') AS names FROM article_tags JOIN tags ON tags.id = article_tags.tag_id WHERE article_tags.article_id = a.id
  ) t ON true
  WHERE a.id = ANY (subjects)
  ON CONFLICT (article_id) DO UPDATE SET document = excluded.document
$$;

CREATE FUNCTION index_changed_article() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_articles(ARRAY[NEW.id]);
  RETURN NULL;
END $$;
CREATE TRIGGER articles_indexed AFTER INSERT OR UPDATE OF title, excerpt, plain_text, reference, category_id ON articles
  FOR EACH ROW EXECUTE FUNCTION index_changed_article();

CREATE FUNCTION index_tagged_article() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_articles((SELECT array_agg(DISTINCT article_id) FROM changed));
  RETURN NULL;
END $$;
CREATE TRIGGER article_tags_added AFTER INSERT ON article_tags REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION index_tagged_article();
CREATE TRIGGER article_tags_removed AFTER DELETE ON article_tags REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION index_tagged_article();

CREATE FUNCTION index_renamed_category() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_articles((SELECT array_agg(id) FROM articles WHERE category_id = NEW.id));
  RETURN NULL;
END $$;
CREATE TRIGGER categories_renamed AFTER UPDATE OF name ON categories
  FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION index_renamed_category();

CREATE FUNCTION index_renamed_tag() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_articles((SELECT array_agg(article_id) FROM article_tags WHERE tag_id = NEW.id));
  RETURN NULL;
END $$;
CREATE TRIGGER tags_renamed AFTER UPDATE OF name ON tags
  FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION index_renamed_tag();
