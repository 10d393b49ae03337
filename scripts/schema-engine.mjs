#!/usr/bin/env node
// Offline stand-in for Prisma's native schema engine: same JSON-RPC over stdio, but runs Prisma's own WASM
// build from npm. Reads the address as pg does, certificates included (not ?schema=). Unix only (shebang).
// Internal interface of Prisma 7.10.0: keep all @prisma packages and the WASM package at that version.
import fs from 'node:fs'
import readline from 'node:readline'
import { createRequire } from 'node:module'
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import * as bg from '@prisma/schema-engine-wasm/schema_engine_bg'
import { bindMigrationAwareSqlAdapterFactory as bind, ColumnTypeEnum } from '@prisma/driver-adapter-utils'
import { PrismaPg } from '@prisma/adapter-pg'
const a = process.argv.slice(2),
  datamodels = []
let url, cli
for (let i = 0; i < a.length; i++) {
  if (a[i] === '--datamodels' || a[i] === '-d') datamodels.push(a[++i])
  else if (a[i] === '--datasource') url = JSON.parse(a[++i]).url
  else if (a[i] === 'cli') cli = a[++i]
  else if (a[i].startsWith('--')) i++
}
url ??= process.env.DATABASE_DIRECT_URL || process.env.DATABASE_URL
const log = (level, message, extra = {}) =>
  process.stderr.write(
    JSON.stringify({
      timestamp: new Date().toISOString(),
      level,
      fields: { message, ...extra },
      target: 'schema_engine::logger',
    }) + '\n',
  )
// A connection string would override {database}, and adapter-pg's shadow database would then BE the main one:
// pass the parts.
const parts = (u) => {
  const { host, port, user, password, database, ssl } = new pg.Client(u)
  return { host, port, user, password, database, ssl }
}
const admin = async (cfg, sql) => {
  const c = new pg.Client({ ...cfg, database: 'postgres' })
  await c.connect()
  try {
    await c.query(sql)
  } finally {
    await c.end()
  }
}
const q = (s) => `"${s.replaceAll('"', '""')}"`
if (cli) {
  const cfg = parts(url)
  try {
    if (cli === 'create-database') await admin(cfg, `CREATE DATABASE ${q(cfg.database)}`)
    else {
      const c = new pg.Client(cfg)
      await c.connect()
      await c.end()
    }
    process.exit(0)
  } catch (e) {
    process.stderr.write('\n')
    log(
      'ERROR',
      e.code === '3D000' ? `Database \`${cfg.database}\` does not exist` : e.message || String(e.code),
      {
        error_code: e.code === '3D000' ? 'P1003' : e.code === '28P01' ? 'P1000' : 'P1001',
      },
    )
    process.exit(1)
  }
}
globalThis.PRISMA_WASM_PANIC_REGISTRY = { set_message: (m) => log('ERROR', m) }
const wasm = fs.readFileSync(
  createRequire(import.meta.url)
    .resolve('@prisma/schema-engine-wasm')
    .replace(/schema_engine\.js$/, 'schema_engine_bg.wasm'),
)
const inst = new WebAssembly.Instance(new WebAssembly.Module(wasm), { './schema_engine_bg.js': bg })
bg.__wbg_set_wasm(inst.exports)
inst.exports.__wbindgen_start()
// adapter-pg has no mapping for pg_catalog's "char" (oid 18), which the schema describer reads.
const charFix = (ad) => {
  const io = ad.performIO.bind(ad),
    raw = ad.queryRaw.bind(ad)
  let mask = []
  // adapter-pg splits a script at every semicolon, also inside function bodies: send it whole, as the native
  // engine does.
  ad.executeScript = async (script) => void (await ad.client.query(script))
  ad.performIO = async (x) => {
    const r = await io(x)
    mask = (r.fields ?? []).map((f) => f.dataTypeID === 18)
    r.fields?.forEach((f) => {
      if (f.dataTypeID === 18) f.dataTypeID = 1042
    })
    return r
  }
  ad.queryRaw = async (x) => {
    const r = await raw(x)
    mask.forEach((m, i) => {
      if (m) r.columnTypes[i] = ColumnTypeEnum.Character
    })
    return r
  }
  return ad
}
class Factory extends PrismaPg {
  async connect() {
    return charFix(await super.connect())
  }
  constructor(cfg) {
    super(cfg)
    this.cfg = cfg
  }
  async connectToShadowDb() {
    const database = `prisma_migrate_shadow_db_${randomUUID()}`
    await admin(this.cfg, `CREATE DATABASE ${q(database)}`)
    const ad = charFix(await new PrismaPg({ ...this.cfg, database }).connect())
    const d = ad.dispose.bind(ad)
    ad.dispose = async () => {
      await d()
      await admin(this.cfg, `DROP DATABASE IF EXISTS ${q(database)} WITH (FORCE)`)
    }
    return ad
  }
}
// One engine per call: the WASM engine keeps state between calls that later calls trip over.
const eng = () =>
  bg.SchemaEngine.new(
    { datamodels: datamodels.length ? datamodels.map((p) => [p, fs.readFileSync(p, 'utf8')]) : undefined },
    (m) => log('INFO', String(m)),
    bind(new Factory(parts(url))),
  )
const send = (o) => process.stdout.write(JSON.stringify({ jsonrpc: '2.0', ...o }) + '\n')
let n = 0,
  chain = Promise.resolve()
readline
  .createInterface({ input: process.stdin })
  .on('line', (line) => {
    if (!line.trim()) return
    const m = JSON.parse(line)
    if (!m.method) return
    chain = chain.then(async () => {
      try {
        const e = await eng()
        let p = m.params ?? {}
        let r
        if (m.method === 'createDatabase') {
          await admin(parts(url), `CREATE DATABASE ${q(parts(url).database)}`)
          r = { databaseName: parts(url).database }
        } else if (m.method === 'getDatabaseVersion') r = await e.version()
        else {
          // evaluateDataLoss and createMigration only find the shadow-database factory on an engine that has
          // just run devDiagnostic
          if (m.method === 'evaluateDataLoss' || m.method === 'createMigration')
            await e.devDiagnostic({
              migrationsList: p.migrationsList,
              filters: p.filters ?? { externalTables: [], externalEnums: [] },
            })
          r = await e[m.method](
            m.method === 'diff'
              ? {
                  exitCode: null,
                  filters: { externalTables: [], externalEnums: [] },
                  shadowDatabaseUrl: null,
                  ...p,
                }
              : p,
          )
        }
        if (m.method === 'diff' && r?.stdout != null) {
          send({ id: `p${++n}`, method: 'print', params: { content: r.stdout } })
          r = { exitCode: r.exitCode, stdout: null }
        }
        send({ id: m.id, result: r ?? null })
      } catch (e) {
        if (process.env.DEBUG_SE) log('ERROR', e.stack)
        send({
          id: m.id,
          error: {
            code: 4466,
            message: String(e.message ?? e),
            data: {
              is_panic: false,
              message: String(e.message ?? e),
              error_code: e.code,
              meta: e.meta ?? null,
            },
          },
        })
      }
    })
  })
  .on('close', () => {
    chain.then(() => process.exit(0))
  })
