import { db } from '@/lib/core/server/db'
import type { Tasks } from '@/lib/jobs/mutations'
import { tellRest } from '@/lib/watches/news/jobs'
import { AT_ONCE } from '@/lib/watches/news/mutations'
import { open, save } from '../../support/editing'
import { createArticle, signIn } from '../../support/factories'

const MANY = 5000
const TEXT = '<p>A beam that is restrained along its length cannot buckle sideways.</p>'

async function watchedBy(count: number): Promise<number> {
  const { id } = await createArticle({ content: TEXT })
  await db.$executeRaw`
    WITH made AS (
      INSERT INTO users (id, email, first_name, last_name, password_hash, email_verified, updated_at)
      SELECT gen_random_uuid()::text, 'watcher-' || ${id}::text || '-' || n || '@example.org', 'Nora', 'Lind', '', now(), now()
      FROM generate_series(1, ${count}::int) n RETURNING id)
    INSERT INTO watches (user_id, article_id) SELECT id, ${id} FROM made`
  return id
}

test('saving what five thousand watch notifies five hundred at once, and the others by jobs, each once', async () => {
  const { cookie } = await signIn({ role: 'admin' })
  const id = await watchedBy(MANY)
  const { body } = await open(cookie, id)
  const { title, reference, updatedAt } = body
  const saved = await save(cookie, id, { title, reference, updatedAt, content: `${TEXT}<p>More.</p>` })
  expect(saved.status).toBe(200)
  const told = () => db.watchNews.count({ where: { articleId: id } })
  expect(await told()).toBe(AT_ONCE)
  const jobs = await db.$queryRaw<{ payload: Tasks['tell-watchers'] }[]>`
    SELECT p.payload FROM graphile_worker._private_jobs p JOIN graphile_worker.jobs j ON j.id = p.id WHERE j.task_identifier = 'tell-watchers'`
  expect(jobs).toHaveLength(MANY / AT_ONCE - 1)
  for (const { payload } of jobs) await tellRest(payload)
  expect(await told()).toBe(MANY)
  // A job that was interrupted runs again.
  await tellRest(jobs[0]!.payload)
  expect(await told()).toBe(MANY)
  expect(await db.notification.count({ where: { articleId: id, kind: 'watched-changed', count: 1 } })).toBe(
    MANY,
  )
})
