import { pool } from '@/lib/core/server/db'

/** PostgreSQL's own full-text search over the same articles: any of the words, ranked by `ts_rank_cd`. */
export async function prepareBaseline(): Promise<void> {
  await pool().query(`
    SET statement_timeout = 0;
    CREATE TABLE IF NOT EXISTS bench_documents (id int PRIMARY KEY, title text, document tsvector);
    INSERT INTO bench_documents
    SELECT a.id, a.title, setweight(to_tsvector('english', a.title), 'A') || setweight(to_tsvector('english', coalesce(a.excerpt, '')), 'C')
      || setweight(to_tsvector('english', left(a.plain_text, 250000)), 'D')
    FROM articles a WHERE a.status = 'approved' AND a.deleted_at IS NULL ON CONFLICT DO NOTHING;
    CREATE INDEX IF NOT EXISTS bench_documents_document ON bench_documents USING gin (document);
    CREATE EXTENSION IF NOT EXISTS pg_trgm;
    CREATE INDEX IF NOT EXISTS bench_documents_title ON bench_documents USING gin (title gin_trgm_ops);
    ANALYZE bench_documents;
    RESET statement_timeout`)
}

/** The best fifty of all matches. */
export async function baseline(query: string): Promise<number[]> {
  const { rows } = await pool().query<{ id: number }>(
    `SELECT id FROM bench_documents, (SELECT regexp_replace(plainto_tsquery('english', $1)::text, '&|<->|<[0-9]+>', '|', 'g')::tsquery AS q) asked
     WHERE document @@ q ORDER BY ts_rank_cd(document, q, 1) DESC, id LIMIT 50`,
    [query],
  )
  return rows.map(({ id }) => id)
}

/** The titles most like a misspelt word. */
export const similarTitles = (word: string) =>
  pool().query('SELECT id FROM bench_documents ORDER BY similarity(title, $1) DESC LIMIT 50', [word])
