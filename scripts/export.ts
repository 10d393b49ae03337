import { createWriteStream, existsSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { exportLines } from '@/lib/articles/importing/queries'
import { disconnect } from '@/lib/core/server/db'

/**
 * `npm run export -- FILE.jsonl [--force]`: every article that is not in the bin, in the form that import
 * reads. The file appears when it is complete.
 */
const args = process.argv.slice(2)
const file = args.find((arg) => !arg.startsWith('--'))
const unknown = args.find((arg) => arg.startsWith('--') && arg !== '--force')
if (!file || unknown) {
  console.error(
    unknown ? `There is no option ${unknown}.` : 'Say where to: npm run export -- articles.jsonl [--force]',
  )
  process.exit(1)
}
const path = resolve(process.env.LOADPATH_CWD ?? process.cwd(), file)
if (existsSync(path) && !args.includes('--force')) {
  console.error(
    `${path} exists and was left as it is. Choose another name, or replace it: npm run export -- ${file} --force`,
  )
  process.exit(1)
}
let count = 0
async function* counted() {
  for await (const line of exportLines()) {
    count++
    yield `${line}\n`
    if (count % 5000 === 0) console.log(`${count} articles`)
  }
}
try {
  await pipeline(Readable.from(counted()), createWriteStream(`${path}.part`))
  await rename(`${path}.part`, path)
} catch (error) {
  const { code } = error as NodeJS.ErrnoException
  console.error(
    code === 'ENOSPC'
      ? `The disk of ${path} is full.`
      : `${path} could not be written (${code ?? String(error)}).`,
  )
  process.exit(1)
}
console.log(`${count} articles written to ${path}`)
await disconnect()
