import { createReadStream, existsSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { importFile } from '@/lib/articles/importing/mutations'
import { disconnect, isDatabaseDown } from '@/lib/core/server/db'

/**
 * `npm run import -- FILE.jsonl [--publish] [--confirmed]`: bulk articles in, one JSON object a line. An
 * article with a calculation that contradicts its expected values is refused, unless that is confirmed.
 */
const OPTIONS = ['--publish', '--confirmed']
const args = process.argv.slice(2)
const file = args.find((arg) => !arg.startsWith('--'))
const unknown = args.find((arg) => arg.startsWith('--') && !OPTIONS.includes(arg))
if (!file || unknown) {
  console.error(
    unknown
      ? `There is no option ${unknown}.`
      : 'Say which file: npm run import -- articles.jsonl [--publish] [--confirmed]',
  )
  process.exit(1)
}
const path = resolve(process.env.LOADPATH_CWD ?? process.cwd(), file)
if (!existsSync(path) || !statSync(path).isFile()) {
  console.error(`There is no file ${path}.`)
  process.exit(1)
}

const size = statSync(path).size
const source = createReadStream(path)
const lines = createInterface({ input: source, crlfDelay: Infinity })
let shown = -500
const totals = await orSayThatTheDatabaseIsGone(() =>
  importFile(lines, {
    publish: args.includes('--publish'),
    confirmed: args.includes('--confirmed'),
    onProblem: (line, reason) => console.error(`line ${line}: ${reason}`),
    onProgress: (totals) => {
      if (performance.now() - shown < 500) return
      shown = performance.now()
      const percent = size === 0 ? 100 : Math.floor((source.bytesRead / size) * 100)
      if (process.stdout.isTTY)
        process.stdout.write(`\r${percent} %  ${totals.created + totals.updated + totals.unchanged} articles`)
      else console.log(`${percent} %  ${totals.created + totals.updated + totals.unchanged} articles`)
    },
  }),
)
if (process.stdout.isTTY) process.stdout.write('\r\u001b[K')
console.log(
  `${totals.created} created, ${totals.updated} updated, ${totals.unchanged} unchanged, ${totals.failed} failed`,
)
await disconnect()
process.exit(totals.failed > 0 ? 1 : 0)

async function orSayThatTheDatabaseIsGone<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!isDatabaseDown(error)) throw error
    console.error(
      '\nThe database cannot be reached. What was loaded is saved; run the same command again to go on.',
    )
    process.exit(1)
  }
}
