-- ── What is collected ─────────────────────────────────────────────────────────
-- A browser tells of one view twice, on arriving and on leaving, and may tell again what it did not hear acknowledged: the key makes it one row.
ALTER TABLE "page_views" ADD COLUMN "view_key" TEXT;
CREATE UNIQUE INDEX "page_views_session_id_view_key_key" ON "page_views"("session_id", "view_key");
DROP INDEX "page_views_session_id_idx";
ALTER TABLE "engagement_events" ADD COLUMN "event_key" TEXT;
CREATE UNIQUE INDEX "engagement_events_session_id_event_key_key" ON "engagement_events"("session_id", "event_key");

-- ── Daily totals, Europe/London ───────────────────────────────────────────────
CREATE TABLE "daily_totals" (
    "day" DATE NOT NULL,
    "views" INTEGER NOT NULL,
    "visits" INTEGER NOT NULL,
    "visitors" INTEGER NOT NULL,
    "seconds" BIGINT NOT NULL,
    "timed_visits" INTEGER NOT NULL,
    "single_page_visits" INTEGER NOT NULL,

    CONSTRAINT "daily_totals_pkey" PRIMARY KEY ("day")
);
CREATE TABLE "daily_engagement_stats" (
    "day" DATE NOT NULL,
    "engagement_type" TEXT NOT NULL,
    "count" INTEGER NOT NULL,
    "seconds" BIGINT NOT NULL,

    CONSTRAINT "daily_engagement_stats_pkey" PRIMARY KEY ("day","engagement_type")
);
-- Who came on which day, so that a person is counted once in any range; expires with the single events. A member's rows go with the account.
CREATE TABLE "daily_visitors" (
    "day" DATE NOT NULL,
    "visitor" BIGINT NOT NULL,
    "user_id" TEXT,

    CONSTRAINT "daily_visitors_pkey" PRIMARY KEY ("day","visitor")
);
CREATE INDEX "daily_visitors_user_id_idx" ON "daily_visitors"("user_id");
ALTER TABLE "daily_visitors" ADD CONSTRAINT "daily_visitors_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- ── Which days have to be added up again ──────────────────────────────────────
-- Written by the statement that writes the events, so that a mark is visible exactly when its events are: a roll-up takes the marks that it
-- sees, and what commits later, or belongs to a day long over, leaves a mark of its own. Nobody waits for anybody.
CREATE TABLE "stale_days" (
    "id" BIGSERIAL NOT NULL,
    "day" DATE NOT NULL,

    CONSTRAINT "stale_days_pkey" PRIMARY KEY ("id")
);
CREATE FUNCTION mark_stale_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stale_days (day) SELECT DISTINCT (created_at AT TIME ZONE 'Europe/London')::date FROM changed;
  RETURN NULL;
END $$;
CREATE TRIGGER page_views_added AFTER INSERT ON page_views REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_stale_days();
CREATE TRIGGER page_views_changed AFTER UPDATE ON page_views REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_stale_days();
CREATE TRIGGER engagement_events_added AFTER INSERT ON engagement_events REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_stale_days();
CREATE TRIGGER search_events_added AFTER INSERT ON search_events REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_stale_days();
CREATE TRIGGER search_events_changed AFTER UPDATE ON search_events REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_stale_days();
CREATE TRIGGER engagement_events_changed AFTER UPDATE ON engagement_events REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_stale_days();

-- ── Searches ──────────────────────────────────────────────────────────────────
ALTER TABLE search_events ADD CONSTRAINT search_events_clicked_rank CHECK (clicked_rank >= 1);
CREATE INDEX "search_events_clicked_article_id_idx" ON "search_events"("clicked_article_id");

-- One person at a time, each statement with a snapshot of its own: two letters typed in a hurry are one search (decision 31).
CREATE FUNCTION log_search(asker text, asked text, results integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  last record;
  words text := lower(regexp_replace(btrim(asked), '\s+', ' ', 'g'));
  before text;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('search ' || asker, 0));
  SELECT id, query, clicked_article_id, updated_at > clock_timestamp() - interval '30 seconds' AS recent INTO last
  FROM search_events WHERE user_id = asker ORDER BY created_at DESC, id DESC LIMIT 1;
  before := lower(regexp_replace(btrim(last.query), '\s+', ' ', 'g'));
  IF last.recent AND starts_with(words, before) AND (last.clicked_article_id IS NULL OR words = before) THEN
    UPDATE search_events SET query = asked, results_count = results, updated_at = clock_timestamp() WHERE id = last.id;
  ELSIF last.recent AND starts_with(before, words) THEN
    UPDATE search_events SET updated_at = clock_timestamp() WHERE id = last.id;
  ELSE
    INSERT INTO search_events (user_id, query, results_count, created_at, updated_at)
    VALUES (asker, asked, results, clock_timestamp(), clock_timestamp());
  END IF;
END $$;
