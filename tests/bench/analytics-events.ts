import { openConnection } from '@/lib/core/server/db'

const MEMBERS = 2000
const ARTICLES = 1000

/**
 * Writes events as 90 days of a busy library would: always the same ones for the same number. Seven in ten
 * are views, two engagement, one searches; a third of the visits are a member's, and visits run across
 * midnight like any other hour. Gives how many.
 */
export async function generateEvents(count: number): Promise<number> {
  const client = await openConnection({})
  await client.query(`
    INSERT INTO users (id, email, password_hash, first_name, last_name, email_verified, updated_at)
    SELECT 'bench-' || n, 'bench-' || n || '@example.org', 'x', 'Bench', n::text, now(), now() FROM generate_series(1, ${MEMBERS}) n`)
  await client.query(`
    INSERT INTO articles (slug, title, content, body_html, outline, summary, plain_text, rendered_with, word_count, read_time, status, published_at, updated_at)
    SELECT 'bench-' || n, 'Article ' || n, '<p>Text.</p>', '<p>Text.</p>', '[]', 'Text.', 'Text.', 1, 1, 1, 'approved', now(), now() FROM generate_series(1, ${ARTICLES}) n`)
  const views = Math.floor(count * 0.7)
  const engagement = Math.floor(count * 0.2)
  const searches = count - views - engagement
  // Multiplied by a prime and taken apart: spread over the range, and no two runs differ.
  const spread = (prime: number, range: number) => `((n::bigint * ${prime}) % ${range})::int`
  await client.query(
    `
    INSERT INTO page_views (session_id, user_id, page_url, time_on_page, scroll_depth, bounced, country, device_type, created_at)
    SELECT 'session_bench' || n / 5, CASE WHEN n / 5 % 3 = 0 AND n % 5 > 0 THEN 'bench-' || 1 + (n / 5 * 7919) % ${MEMBERS} END,
      CASE WHEN n % 4 = 0 THEN '/articles' WHEN n % 17 = 0 THEN '/search' ELSE '/articles/bench-' || 1 + ${spread(104729, ARTICLES)} END,
      CASE WHEN n % 6 > 0 THEN ${spread(1299709, 300)} END, ${spread(15485863, 101)}, n % 9 = 0,
      (ARRAY['GB', 'IE', 'DE', 'US', 'FR', NULL])[1 + n / 5 % 6], (ARRAY['desktop', 'desktop', 'mobile', 'tablet'])[1 + n / 5 % 4],
      now() - interval '89 days' + (n * interval '89 days' / ${views}) + (n % 5) * interval '40 seconds'
    FROM generate_series(0, ${views - 1}) n`,
  )
  await client.query(`
    INSERT INTO engagement_events (session_id, user_id, article_id, engagement_type, time_spent, created_at)
    SELECT 'session_bench' || n, NULL, a.id, (ARRAY['like', 'bookmark', 'comment', 'share', 'print', 'copy', 'download', 'read'])[1 + n % 8], n % 600,
      now() - interval '89 days' + (n * interval '89 days' / ${engagement})
    FROM generate_series(0, ${engagement - 1}) n JOIN articles a ON a.slug = 'bench-' || 1 + ${spread(104729, ARTICLES)}`)
  await client.query(`
    INSERT INTO search_events (user_id, query, results_count, created_at, updated_at)
    SELECT 'bench-' || 1 + ${spread(7919, MEMBERS)}, 'query ' || ${spread(104729, 5000)}, ${spread(15485863, 50)}, at, at
    FROM (SELECT n, now() - interval '89 days' + (n * interval '89 days' / ${searches}) AS at FROM generate_series(0, ${searches - 1}) n) n`)
  await client.end()
  return views + engagement + searches
}
