import { readFileSync } from 'node:fs'
import { loadRegister } from '@/lib/standards/importing/mutations'

/** The rows that every installation begins with. */
export const registerFile = () => readFileSync('prisma/seed/standards.jsonl', 'utf8')

export const loadSeedRegister = () => loadRegister(registerFile())
