import { GET } from '@/app/api/health/route'
import { pool } from '@/lib/core/server/db'
import { beginDraining } from '@/lib/health/mutations'
import { call } from '../support/call'

test('a connection that the database dropped is replaced by the next call', async () => {
  expect((await call(GET)).status).toBe(200)
  await pool().query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'loadpath' AND datname = current_database() AND pid <> pg_backend_pid()",
  )
  await pool()
    .query('SELECT pg_terminate_backend(pg_backend_pid())')
    .catch(() => undefined)
  expect((await call(GET)).status).toBe(200)
})

test('health says that the database answers, and nothing secret', async () => {
  const { status, body, headers } = await call<Record<string, unknown>>(GET)
  expect(status).toBe(200)
  expect(body).toEqual({ status: 'ok', database: 'ok' })
  expect(headers.get('cache-control')).toBe('private, no-store')
})

test('liveness asks the database for nothing', async () => {
  const query = jest.spyOn(pool(), 'query')
  const { status, body } = await call(GET, { query: { probe: 'live' } })
  expect({ status, body }).toEqual({ status: 200, body: { status: 'ok' } })
  expect(query).not.toHaveBeenCalled()
  query.mockRestore()
  expect((await call<object>(GET, { query: { probe: 'anything' } })).body).toHaveProperty('database')
})

test('a server that is to stop lives on, and is not ready', async () => {
  beginDraining()
  expect((await call(GET)).status).toBe(503)
  expect((await call(GET, { query: { probe: 'live' } })).status).toBe(200)
})
