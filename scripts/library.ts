import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { libraryLines } from '@/prisma/seed/library'

/** `npm run library`: packs the articles of prisma/seed/articles into the file that an import reads. */
const lines = libraryLines()
writeFileSync(join(process.cwd(), 'prisma/seed/library.jsonl'), lines.map((line) => `${line}\n`).join(''))
console.log(`${lines.length} articles`)
