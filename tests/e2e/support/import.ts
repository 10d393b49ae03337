import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../..')

/**
 * Loads articles as an operator would, while the site is being served. Gives what the command printed and its
 * exit code.
 */
export function importArticles(articles: object[]): Promise<{ code: number | null; output: string }> {
  const dataDir = process.env.E2E_DATA_DIR!
  const file = join(dataDir, 'more-articles.jsonl')
  writeFileSync(file, articles.map((article) => JSON.stringify(article)).join('\n'))
  return new Promise((done) => {
    const child = spawn(process.execPath, ['scripts/run.mjs', 'import', file, '--publish'], {
      cwd: root,
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    })
    let output = ''
    child.stdout.on('data', (text) => (output += String(text)))
    child.stderr.on('data', (text) => (output += String(text)))
    child.on('close', (code) => done({ code, output }))
  })
}
