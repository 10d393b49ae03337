import pg from 'pg'
import { endRendering } from '@/lib/articles/rendering/gateway'
import { disconnect } from '@/lib/core/server/db'

/** A fresh clone of the template for every file: no test sees what another file wrote. */
beforeAll(async () => {
  const admin = new pg.Client(process.env.TEST_DATABASE_TEMPLATE!.replace(/[^/]*$/, 'postgres'))
  await admin.connect()
  const name = `loadpath_${process.env.JEST_WORKER_ID}`
  await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
  await admin.query(`CREATE DATABASE ${name} TEMPLATE template_loadpath`)
  await admin.end()
})

afterAll(endRendering)
afterAll(disconnect)
