import { join } from 'node:path'
import { root } from '../../../scripts/lib/environment.mjs'
import { main } from '../../../scripts/lib/terminal.mjs'
import { runOnDatabase } from '../on-database.mjs'

/** The least nDCG@10 that is lost without a piece, and on how many collections. */
const PAYS = { gain: 0.005, collections: 2 }
const COLLECTIONS = ['relevance', 'engineers', 'python', 'postgresql', 'linux']

/**
 * `npm run bench:search [-- relevance engineers speed by-rule ablation]`: how well and how fast articles are
 * searched, each beside PostgreSQL's own ranking in the same run: the starter library with questions of our
 * own, articles and questions by an engineer who had not seen the search, and many made-up articles
 * (BENCH_ARTICLES says how many, else 100,000). Ends with 1 where relevance has lost more than noise.
 * `by-rule`, `cost`, `page` and `ablation` run only where they are named: questions that a rule makes of
 * the starter library, the processor time of the whole call on made-up articles, how long the search page
 * waits there, and what each piece of the ranking adds on each collection, those made of Debian's manuals
 * included where they are unpacked below BENCH_MANUALS (else /usr/share/doc); BENCH_COLLECTIONS names some of
 * them alone.
 */
await main(async () => {
  const chosen = process.argv.slice(2)
  const dataDir = process.env.BENCH_DATA_DIR || join(root, '.data/bench/search')
  const wanted = (part) => chosen.length === 0 || chosen.includes(part)
  if (wanted('engineers')) await measure(`${dataDir}-engineers`, { engineers: 'relevance.ts' })
  if (wanted('relevance'))
    await measure(
      `${dataDir}-starter`,
      {
        relevance: 'relevance.ts',
        short: 'relevance.ts',
        'held-back': 'relevance.ts',
        fresh: 'relevance.ts',
        chat: 'relevance.ts',
        'chat-held-back': 'relevance.ts',
        unseen: 'relevance.ts',
        names: 'relevance.ts',
        trade: 'relevance.ts',
        'trade-held-back': 'relevance.ts',
        topics: 'relevance.ts',
      },
      { seeded: true },
    )
  if (wanted('speed')) await measure(dataDir, { speed: 'speed.ts' }, { seeded: true })
  if (chosen.includes('by-rule'))
    await measure(`${dataDir}-by-rule`, { 'by-rule': 'by-rule.ts' }, { seeded: true })
  // One member asks more in a minute than any may, and settings are read once, when a script begins.
  process.env.RATE_LIMITS = 'off'
  if (chosen.includes('cost')) await measure(`${dataDir}-cost`, { cost: 'cost.ts' })
  if (chosen.includes('page')) await measure(`${dataDir}-cost`, { page: 'page.ts' })
  if (chosen.includes('ablation')) await ablation(dataDir)
})

async function ablation(dataDir) {
  const measured = []
  for (const collection of process.env.BENCH_COLLECTIONS?.split(' ') ?? COLLECTIONS) {
    const figures = await measure(
      `${dataDir}-${collection === 'relevance' ? 'starter' : collection}`,
      { [collection]: 'ablation.ts' },
      { seeded: collection === 'relevance' },
    )
    if (figures) {
      console.log(JSON.stringify(figures))
      measured.push({ collection, ...figures })
    } else console.log('not measured: its package is not installed')
  }
  const signed = (value) => (value < 0 ? '−' : '+') + Math.abs(value).toFixed(3)
  const row = (cells) => console.log(`| ${cells.join(' | ')} |`)
  console.log()
  row(['piece', ...measured.map(({ collection }) => collection), 'pays on'])
  row(['---', ...measured.map(() => '---'), '---'])
  row(['questions, documents', ...measured.map((each) => `${each.questions}, ${each.documents}`), ''])
  row(['BM25', ...measured.map(({ none }) => none.toFixed(3)), ''])
  const pieces = measured[0].pieces
  pieces.forEach((piece, index) => {
    const gains = measured.map(({ none, added }) => added[index] - (added[index - 1] ?? none))
    row([
      `+ ${piece}`,
      ...measured.map(({ added }, each) => `${added[index].toFixed(3)} (${signed(gains[each])})`),
      gains.filter((gain) => gain >= PAYS.gain).length,
    ])
  })
  pieces.forEach((piece, index) => {
    const losses = measured.map(({ added, leftOut }) => added.at(-1) - leftOut[index])
    row([
      `all without ${piece}`,
      ...measured.map(({ leftOut }, each) => `${leftOut[index].toFixed(3)} (${signed(-losses[each])})`),
      losses.filter((loss) => loss >= PAYS.gain).length,
    ])
  })
  console.log(`\nA piece stays without which at least ${PAYS.collections} collections lose ${PAYS.gain}.`)
}

/** Runs scripts of this folder on one database. Returns what the last of them sent. */
function measure(dataDir, scripts, options) {
  return runOnDatabase(import.meta.dirname, dataDir, scripts, options)
}
