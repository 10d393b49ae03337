import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { db, disconnect } from '@/lib/core/server/db'
import { checkSettings } from '@/lib/core/server/startup'
import { SEED_SETTING } from '@/lib/standards/constants'
import { loadRegister } from '@/lib/standards/importing/mutations'

/** Loads the register's first rows into a database; doing it twice changes nothing. */
checkSettings()
const text = readFileSync(join(process.cwd(), 'prisma/seed/standards.jsonl'), 'utf8')
const added = await loadRegister(text)
const value = { sha256: createHash('sha256').update(text).digest('hex'), added }
await db.setting.upsert({
  where: { key: SEED_SETTING },
  update: { value },
  create: { key: SEED_SETTING, value },
})
await disconnect()
