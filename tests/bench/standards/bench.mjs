import { join } from 'node:path'
import { root } from '../../../scripts/lib/environment.mjs'
import { main } from '../../../scripts/lib/terminal.mjs'
import { runOnDatabase } from '../on-database.mjs'

/**
 * `npm run bench:standards`: what the pages of the register ask of the database, with 20,000 made-up articles
 * and 100,000 citations, 10,000 of them of one standard.
 */
await main(() =>
  runOnDatabase(
    import.meta.dirname,
    process.env.BENCH_DATA_DIR || join(root, '.data/bench/standards'),
    { standards: 'queries.ts' },
    { seeded: true },
  ),
)
