import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { connect } from '../../scripts/lib/database.mjs'

/** Lines of one transaction. */
const AT_ONCE = 5000

/**
 * What an import makes of short made-up articles, in one statement for many: the article, its tags, the lines
 * of its references and what they cite. Triggers run as always; categories and tags are there already.
 */
const STORE = `
  WITH line AS (
    SELECT l.*, regexp_replace(l.content, '<[^>]+>', '', 'g') AS plain FROM jsonb_to_recordset($1::jsonb)
      AS l(slug text, title text, content text, reference text, category text, tags text[], "createdAt" timestamptz)
  ), article AS (
    INSERT INTO articles (slug, title, content, body_html, outline, summary, plain_text, rendered_with, reference,
      status, category_id, word_count, read_time, published_at, created_at, updated_at, cited_with)
    SELECT l.slug, l.title, l.content, l.content, '[]', left(l.plain, 145) || '...', l.plain,
      $2, l.reference, 'approved',
      (SELECT id FROM categories c WHERE lower(c.name) = lower(l.category)), 100, 1, l."createdAt", l."createdAt", now(),
      $3
    FROM line l RETURNING id, slug, reference
  ), tagged AS (
    INSERT INTO article_tags (article_id, tag_id)
    SELECT a.id, t.id FROM article a JOIN line l USING (slug) CROSS JOIN unnest(l.tags) AS named(tag)
      JOIN tags t ON lower(t.name) = lower(named.tag)
  ), cited AS (
    SELECT a.id, n - 1 AS position, raw, k.*, split_part(raw, ', cl. ', 2) AS clause
    FROM article a CROSS JOIN regexp_split_to_table(a.reference, E'\\n') WITH ORDINALITY AS r(raw, n)
      JOIN known k ON k.named = split_part(raw, ', cl. ', 1)
  ), referred AS (
    INSERT INTO article_references (article_id, position, raw, type, body, number, part, year, locality,
      locality_type, standard, parsed_with)
    SELECT id, position, raw, type, body, number, part, year, clause, 'clause', standard, parsed_with FROM cited
  )
  INSERT INTO citations (article_id, position, place, anchor, line, standard, year, clause, clause_slug)
  SELECT id, position, 'reference', 'references', position + 1, standard, year, clause, clause FROM cited`

/** An import marks an article several times in a row, of which the index takes notice once. */
const MARK_ONCE = `
  DELETE FROM search_changes WHERE mark IN (SELECT mark FROM (
    SELECT mark, row_number() OVER (PARTITION BY space, id ORDER BY mark DESC) AS n FROM search_changes WHERE mark > $1
  ) marked WHERE n > 1)`

/** How the references of the first lines were parsed. */
const KNOWN = `
  CREATE TEMPORARY TABLE known AS
  SELECT DISTINCT split_part(raw, ', cl. ', 1) AS named, type, body, number, part, year, standard, parsed_with
  FROM article_references WHERE locality_type = 'clause' AND raw ~ ', cl[.] [0-9.]+$'`

/**
 * `node tests/bench/load-library.mjs URL FILE.jsonl FROM TO`: stores lines of generate-articles.mjs as
 * published articles, past the import, whose first lines have made the categories and tags.
 */
const [url, file, from, to] = process.argv.slice(2)
const database = await connect(url)
await database.query('SET statement_timeout = 0')
await database.query(KNOWN)
const { rows } = await database.query(
  'SELECT max(rendered_with) AS rendered, max(cited_with) AS cited FROM articles',
)
const versions = [rows[0].rendered, rows[0].cited]
let [batch, number, stored] = [[], 0, 0]
const began = performance.now()
async function store() {
  if (batch.length === 0) return
  await database.query('BEGIN')
  const { rows } = await database.query('SELECT coalesce(max(mark), 0) AS last FROM search_changes')
  await database.query(STORE, [JSON.stringify(batch), ...versions])
  await database.query(MARK_ONCE, [rows[0].last])
  await database.query('COMMIT')
  stored += batch.length
  batch = []
  if (stored % 50_000 === 0)
    console.log(`${stored} stored after ${((performance.now() - began) / 1000).toFixed(0)} s`)
}
for await (const line of createInterface({ input: createReadStream(file) })) {
  number++
  if (number > Number(to)) break
  if (number <= Number(from)) continue
  batch.push(JSON.parse(line))
  if (batch.length === AT_ONCE) await store()
}
await store()
console.log(`${stored} stored in ${((performance.now() - began) / 1000).toFixed(0)} s`)
await database.query('VACUUM ANALYZE')
await database.end()
