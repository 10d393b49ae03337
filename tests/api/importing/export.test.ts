import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { db } from '@/lib/core/server/db'
import { createArticle, createMember } from '../../support/factories'
import { runScript } from '../../support/scripts'

const folder = mkdtempSync(join(tmpdir(), 'loadpath-files-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const file = (name: string) => join(folder, name)
const write = (name: string, lines: unknown[]) =>
  writeFileSync(
    file(name),
    lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'),
  )
const line = (slug: string, change = {}) => ({
  slug,
  title: 'A title',
  content: '<p>Text.</p>',
  category: 'Steel',
  ...change,
})

async function emptyDatabase(name: string): Promise<string> {
  const client = new pg.Client(process.env.TEST_DATABASE_TEMPLATE!.replace(/[^/]*$/, 'postgres'))
  await client.connect()
  await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
  await client.query(`CREATE DATABASE ${name} TEMPLATE template_loadpath`)
  await client.end()
  return process.env.TEST_DATABASE_TEMPLATE!.replace(/[^/]*$/, name)
}

describe('import', () => {
  test.each([
    [[], 'Say which file'],
    [['--publish'], 'Say which file'],
    [['no-such-file.jsonl'], 'There is no file'],
    [['.'], 'There is no file'],
    [['x.jsonl', '--force'], 'There is no option --force'],
  ])('%j ends with 1 and a sentence', async (args, sentence) => {
    const { code, stderr } = await runScript('import', args)
    expect(code).toBe(1)
    expect(stderr).toContain(sentence)
    expect(stderr).not.toMatch(/^\s+at /m)
  })

  test('a file with a bad line ends with 1, names the line, and loads the rest', async () => {
    write('bad.jsonl', [line('script-one'), 'not json', line('script-two')])
    const { code, stdout, stderr } = await runScript('import', [file('bad.jsonl')])
    expect(code).toBe(1)
    expect(stderr.trim()).toBe('line 2: is not valid JSON')
    expect(stdout).toContain('2 created, 0 updated, 0 unchanged, 1 failed')
    expect(await db.article.count({ where: { slug: { startsWith: 'script-' }, status: 'draft' } })).toBe(2)
  })

  test('a good file ends with 0, and with 0 again; --publish publishes', async () => {
    write('good.jsonl', [line('good-one'), line('good-two')])
    expect(await runScript('import', [file('good.jsonl')])).toMatchObject({ code: 0, stderr: '' })
    const again = await runScript('import', [file('good.jsonl')])
    expect(again.code).toBe(0)
    expect(again.stdout).toContain('0 created, 0 updated, 2 unchanged, 0 failed')
    const published = await runScript('import', ['--publish', file('good.jsonl')])
    expect(published.stdout).toContain('0 created, 2 updated')
    expect(await db.article.count({ where: { slug: { startsWith: 'good-' }, status: 'approved' } })).toBe(2)
  })

  test('an empty file is no error', async () => {
    write('empty.jsonl', [])
    expect((await runScript('import', [file('empty.jsonl')])).code).toBe(0)
  })

  test('without a database it ends with a sentence instead of a stack', async () => {
    write('lost.jsonl', [line('lost')])
    const { code, stderr } = await runScript('import', [file('lost.jsonl')], {
      DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none',
    })
    expect(code).toBe(1)
    expect(stderr).not.toMatch(/^\s+at /m)
  })

  test('with a wrong setting it ends with a sentence that names it', async () => {
    const { code, stderr } = await runScript('import', [file('good.jsonl')], { AUTH_SECRET: 'short' })
    expect(code).toBe(1)
    expect(stderr).toContain('AUTH_SECRET must be at least 32 characters')
  })
})

describe('export', () => {
  test('without a file to write to it ends with 1 and a sentence', async () => {
    const { code, stderr } = await runScript('export', [])
    expect(code).toBe(1)
    expect(stderr).toContain('Say where to')
  })

  test('a folder that is not there is said in a sentence, and no half file is left', async () => {
    const { code, stderr } = await runScript('export', [file('none/out.jsonl')])
    expect(code).toBe(1)
    expect(stderr).toContain('could not be written (ENOENT)')
    expect(readdirSync(folder)).not.toContain('out.jsonl')
  })

  test('what was exported and imported into an empty database is exported the same', async () => {
    const { email, id } = await createMember()
    await createArticle({
      slug: 'all-of-it',
      title: 'Ünïcode “quotes” \u2028 and <tags>',
      excerpt: 'Line one\nLine two',
      content:
        '<h2>Equation</h2><p>As \\(f_y < 355\\) and \\[ M = \\frac{wL^2}{8} \\]</p><table><tbody><tr><th>a</th><td style="text-align: right">1</td></tr></tbody></table><p><span style="color: rgb(180, 35, 24)">red</span></p>',
      category: 'Steel & timber',
      tags: ['Zeta', 'Alpha'],
      reference: 'EN 1990\nBS 5950-1:2000, cl. 4.3',
      featured: true,
      authorId: id,
    })
    await createArticle({ slug: 'plain', category: 'Fire', status: 'draft' })
    await createArticle({ slug: 'uncategorised' })
    await createArticle({ slug: 'binned-before-export', category: 'Fire', deletedAt: new Date() })
    writeFileSync(file('first.jsonl'), 'mine')
    const refused = await runScript('export', [file('first.jsonl')])
    expect(refused).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('exists and was left as it is') as string,
    })
    expect(readFileSync(file('first.jsonl'), 'utf8')).toBe('mine')
    expect((await runScript('export', [file('first.jsonl'), '--force'])).code).toBe(0)
    const first = readFileSync(file('first.jsonl'), 'utf8')
    expect(first).not.toContain('binned-before-export')

    const DATABASE_URL = await emptyDatabase(`elsewhere_${process.env.JEST_WORKER_ID}`)
    const elsewhere = new pg.Client(DATABASE_URL)
    await elsewhere.connect()
    await elsewhere.query(
      "INSERT INTO users (id, email, password_hash, first_name, last_name, updated_at) VALUES ('x', $1, 'x', 'A', 'B', now())",
      [email],
    )
    expect(await runScript('import', [file('first.jsonl')], { DATABASE_URL })).toMatchObject({
      code: 0,
      stderr: '',
    })
    expect((await runScript('export', [file('second.jsonl')], { DATABASE_URL })).code).toBe(0)
    await elsewhere.end()

    const sorted = (name: string) => readFileSync(file(name), 'utf8').trim().split('\n').sort()
    expect(sorted('second.jsonl')).toEqual(sorted('first.jsonl'))
  })
})
