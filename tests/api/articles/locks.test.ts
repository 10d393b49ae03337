import { createHash } from 'node:crypto'
import { replaceTags, storeDerived } from '@/lib/articles/mutations'
import { lockArticle } from '@/lib/articles/publishing/mutations'
import type { Admin } from '@/lib/auth/viewer'
import { db } from '@/lib/core/server/db'
import { correctReference } from '@/lib/references/administration/mutations'
import { reparse } from '@/lib/references/mutations'
import { deleteTag, tagNamed, updateTag } from '@/lib/taxonomy/mutations'
import { createArticle, signIn } from '../../support/factories'

const LINE = 'The red book, chapter 4'
const ROUNDS = 12

test('saving articles, and renaming, deleting and correcting what they share, wait for each other', async () => {
  const admin = (await signIn({ role: 'admin' })).user as unknown as Admin
  const doomed = Array.from({ length: ROUNDS }, (_, n) => `Doomed ${n}`)
  const tags = ['Locks', 'Keys', ...doomed]
  const articles = await Promise.all(
    Array.from({ length: 4 }, () => createArticle({ tags, reference: `${LINE}\nEN 1990:2002` })),
  )
  const [locks, keys, ...others] = (await Promise.all(tags.map((name) => tagNamed(db, name)))) as [
    number,
    number,
    ...number[],
  ]
  const rounds = Array.from({ length: ROUNDS }, (_, n) => n)

  /** What saving does, with fewer tags each time than the article had. */
  const save = async (id: number) => {
    for (const n of rounds)
      await db.$transaction(async (tx) => {
        await lockArticle(tx, id)
        await tx.article.update({ where: { id }, data: { title: `Title ${n}` }, select: { id: true } })
        await replaceTags(tx, id, n % 2 ? [locks] : [locks, keys])
        await storeDerived(tx, id, { reference: LINE, calculations: [], enteredBy: 'editor' })
      })
  }
  const rename = async (id: number) => {
    for (const n of rounds) await updateTag(admin, id, { name: `Named ${id} ${n}`, group: 'elements' })
  }
  const remove = async () => {
    for (const id of others) await deleteTag(admin, id)
  }
  const correct = async () => {
    const hash = createHash('md5').update(LINE).digest('hex')
    const meaning = { body: null, number: null, part: null, locality: null, localityType: null }
    for (const n of rounds) await correctReference(admin, hash, { ...meaning, type: 'other', year: 1990 + n })
  }
  const parseAgain = async () => {
    for (const _ of rounds) {
      await db.$executeRaw`UPDATE article_references SET parsed_with = 0 WHERE raw = 'EN 1990:2002'`
      await db.$transaction((tx) => reparse(tx, 10))
    }
  }
  await Promise.all([
    ...articles.map(({ id }) => save(id)),
    rename(locks),
    rename(keys),
    remove(),
    correct(),
    parseAgain(),
  ])

  const stored = await db.article.findMany({
    where: { id: { in: articles.map(({ id }) => id) } },
    select: {
      title: true,
      tags: { select: { tagId: true } },
      references: { select: { raw: true, year: true } },
    },
  })
  expect(stored).toEqual(
    articles.map(() => ({
      title: `Title ${ROUNDS - 1}`,
      tags: [{ tagId: locks }],
      references: [{ raw: LINE, year: 1990 + ROUNDS - 1 }],
    })),
  )
})
