import { disconnect, openConnection, pool } from '@/lib/core/server/db'
import { listStandards, openClause, openStandard } from '@/lib/standards/public/queries'

const ARTICLES = 20_000
const CITATIONS = 5
const CITED = 'EN 1993-1-1'
const ROUNDS = 60
const WARM_UP = 10

/** Made-up articles and citations straight into their tables: what is measured is reading them. */
async function load(): Promise<void> {
  const { rows } = await pool().query<{ there: number }>(
    "SELECT count(*)::int AS there FROM articles WHERE slug LIKE 'cited-%'",
  )
  if (rows[0]!.there >= ARTICLES) return
  const connection = await openConnection({})
  try {
    // Without triggers, which would index and count each row.
    await connection.query('SET session_replication_role = replica')
    await connection.query(
      `INSERT INTO articles (slug, title, content, body_html, plain_text, summary, outline, status, published_at, updated_at, read_time, word_count, rendered_with)
       SELECT 'cited-' || n, 'Article ' || n || ' about beams', '<p>Text.</p>', '<p>Text.</p>', 'Text.', 'Text.', '[]', 'approved', now(), now(), 5, 1000, 1000
       FROM generate_series(1, $1::int) n ON CONFLICT DO NOTHING`,
      [ARTICLES],
    )
    // Every tenth citation is of one standard, in 280 clauses; the others are spread over the register.
    await connection.query(
      `WITH made AS (SELECT id, row_number() OVER (ORDER BY id) AS n FROM articles WHERE slug LIKE 'cited-%'),
         named AS (SELECT name, row_number() OVER (ORDER BY name) - 1 AS k, count(*) OVER () AS kinds FROM standards WHERE name <> $1)
       INSERT INTO citations (article_id, position, place, anchor, standard, year, clause, clause_slug)
       SELECT m.id, 1000 + p, 'reference', NULL, CASE WHEN (m.n + p) % 10 = 0 THEN $1 ELSE o.name END,
         CASE WHEN (m.n + p) % 3 = 0 THEN NULL ELSE 2005 END, c.clause, c.clause
       FROM made m CROSS JOIN generate_series(1, $2::int) p
         JOIN named o ON o.k = (m.n * 7 + p * 13) % o.kinds
         CROSS JOIN LATERAL (SELECT (1 + (m.n * 3 + p) % 7) || '.' || (1 + (m.n + p) % 8) || '.' || (1 + m.n % 5) AS clause) c`,
      [CITED, CITATIONS],
    )
    await connection.query('VACUUM ANALYZE articles')
    await connection.query('VACUUM ANALYZE citations')
  } finally {
    await connection.end()
  }
}

async function measure(name: string, ask: () => Promise<unknown>): Promise<void> {
  for (let round = 0; round < WARM_UP; round++) await ask()
  const taken: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const started = performance.now()
    await ask()
    taken.push(performance.now() - started)
  }
  taken.sort((a, b) => a - b)
  const at = (part: number) => taken[Math.floor(part * (taken.length - 1))]!.toFixed(1)
  console.log(`| ${name} | ${at(0)} | ${at(0.5)} | ${at(0.95)} |`)
}

await load()
console.log('\n| what is asked, in ms | least | p50 | p95 |\n|---|---|---|---|')
await measure('the page of a standard', () => openStandard('en-1993-1-1'))
await measure('the list of standards', () => listStandards())
await measure('a clause', () => openClause('en-1993-1-1', '6.3.2'))
await disconnect()
