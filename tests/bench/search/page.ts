import type { Verified } from '@/lib/auth/viewer'
import { disconnect } from '@/lib/core/server/db'
import { searchArticles, searchLibrary } from '@/lib/search/queries'
import { librarySearch } from '@/lib/search/schema'
import { createMember } from '../../support/factories'
import { changeIndex, loadMadeUp, MISSPELT, SENTENCES, SHORT, TYPED } from './made-up'

const ROUNDS = 6

/**
 * Milliseconds of what the search page asks for, passages, filters with their counts and the direct answer,
 * beside the list alone, each question in turn. No answer comes from the cache of the engine.
 */
await loadMadeUp()
const viewer = (await createMember()) as unknown as Verified
const questions = [...SHORT, ...SENTENCES, ...TYPED, ...MISSPELT, 'S355 yield strength', 'gamma_M0']
const spent = { list: [] as number[], page: [] as number[], narrowed: [] as number[] }
for (let round = 0; round <= ROUNDS; round++)
  for (const q of questions)
    for (const [name, run] of [
      ['list', () => searchArticles(viewer, { q })],
      ['page', () => searchLibrary(viewer, librarySearch.parse({ q }))],
      [
        'narrowed',
        () => searchLibrary(viewer, librarySearch.parse({ q, reading: 'unopened', sort: 'title' })),
      ],
    ] as const) {
      await changeIndex()
      const started = performance.now()
      await run()
      if (round > 0) spent[name].push(performance.now() - started)
    }
console.log('\n| measure | median ms | p95 ms |\n|---|---|---|')
for (const [name, list] of Object.entries(spent)) {
  const sorted = list.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1]!.toFixed(1)
  console.log(`| ${name} | ${at(0.5)} | ${at(0.95)} |`)
}
await disconnect()
