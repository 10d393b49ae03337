import 'server-only'
import { Prisma, type Tx } from '@/lib/core/db'
import { slugify } from '@/lib/core/text'

/** The id of the category of this name (case ignored), made where there is none. */
export const categoryNamed = (tx: Tx, name: string): Promise<number> => named(tx, 'categories', name)

/** The id of the tag of this name (case ignored), made where there is none. */
export const tagNamed = (tx: Tx, name: string): Promise<number> => named(tx, 'tags', name)

async function named(tx: Tx, table: 'categories' | 'tags', given: string): Promise<number> {
  const name = given.replace(/\s+/g, ' ').trim()
  const relation = Prisma.raw(table)
  const find = () =>
    tx.$queryRaw<{ id: number }[]>`SELECT id FROM ${relation} WHERE lower(name) = lower(${name})`
  const [found] = await find()
  if (found) return found.id
  for (let n = 1; ; n++) {
    const slug = n === 1 ? slugify(name) : `${slugify(name)}-${n}`
    const [made] = await tx.$queryRaw<{ id: number }[]>`
      INSERT INTO ${relation} (name, slug, updated_at) VALUES (${name}, ${slug}, now()) ON CONFLICT DO NOTHING RETURNING id`
    if (made) return made.id
    const [meanwhile] = await find()
    if (meanwhile) return meanwhile.id
  }
}
