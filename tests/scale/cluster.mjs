import { spawn as spawnChild } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import https from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { serverOf } from '../../scripts/lib/build.mjs'
import { connect } from '../../scripts/lib/database.mjs'
import { startPostgres } from '../../scripts/lib/embedded-postgres.mjs'
import { root } from '../../scripts/lib/environment.mjs'
import { ensureSeeded, prepare, SERVER_FLAGS, spawnScript } from '../../scripts/lib/runtime.mjs'
import { makeCertificate } from '../support/certificate.mjs'
import { postmasterOf, processorTime } from '../support/processor-time.mjs'
import { startReplica } from '../support/start-replica.mjs'

const FIRST_PORT = Number(process.env.SCALE_PORT || 3230)
const PORTS = {
  proxy: FIRST_PORT,
  pooler: FIRST_PORT + 1,
  web: [FIRST_PORT + 2, FIRST_PORT + 3],
  plain: FIRST_PORT + 4,
}
const ORIGIN = `https://localhost:${PORTS.proxy}`
/** The object class of the locks that live workers hold (lib/core/server/locks.ts). */
const POOL_LOCK = 7204

const DEMO = {
  admin: { email: 'admin@loadpath.example', password: 'Admin!2345' },
  member: { email: 'member@loadpath.example', password: 'Member!2345' },
}

const folder = mkdtempSync(join(tmpdir(), 'scale-'))
const children = new Set()
const keep = (child) => {
  children.add(child.once('exit', () => children.delete(child)))
  return child
}
const spawn = (...args) => keep(spawnChild(...args))

const log = (name) => openSync(join(folder, `${name}.log`), 'a')
const file = (name, text) => {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}

/** deploy/pgbouncer.ini as it is, but for where things are. */
function startPooler(database, replica) {
  const { port, username, password } = new URL(database)
  const users = file('userlist.txt', `"${username}" "${decodeURIComponent(password)}"\n`)
  const settings = readFileSync(join(root, 'deploy/pgbouncer.ini'), 'utf8')
    .replace('host=database port=5432', `host=127.0.0.1 port=${port}`)
    .replace('host=replica port=5432', `host=127.0.0.1 port=${new URL(replica).port}`)
    .replace('listen_addr = *', 'listen_addr = 127.0.0.1')
    .replace('listen_port = 6432', `listen_port = ${PORTS.pooler}`)
    .replace('/etc/pgbouncer/userlist.txt', users)
  // It does not run as root.
  chmodSync(folder, 0o755)
  const nobody = process.getuid() === 0 ? { uid: 65534, gid: 65534 } : {}
  return spawn('/usr/sbin/pgbouncer', [file('pgbouncer.ini', settings)], {
    stdio: ['ignore', log('pgbouncer'), log('pgbouncer')],
    ...nobody,
  })
}

const startProxy = ({ both }) =>
  spawn('/usr/sbin/haproxy', ['-db', '-f', join(root, 'deploy/haproxy.cfg')], {
    stdio: ['ignore', log('haproxy'), log('haproxy')],
    env: {
      BIND: `127.0.0.1:${PORTS.proxy}`,
      BIND_PLAIN: `127.0.0.1:${PORTS.plain}`,
      CERTIFICATE: both,
      WEB1: `127.0.0.1:${PORTS.web[0]}`,
      WEB2: `127.0.0.1:${PORTS.web[1]}`,
    },
  })

const gone = (child) =>
  new Promise((done) =>
    child.exitCode !== null || child.signalCode !== null ? done() : child.once('exit', done),
  )

/** Waits for what is to be; throws after two minutes. */
export async function until(what, holds) {
  const end = performance.now() + 120_000
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`in vain: ${what}`)
    await pause(50)
  }
}

/**
 * A PostgreSQL with a replica, two web servers and two workers, each with a data folder of its own as on
 * machines of their own: what they share goes through PostgreSQL. In front of them HAProxy with TLS, in
 * front of PostgreSQL PgBouncer in transaction mode; what needs a session reaches PostgreSQL itself with its
 * certificate verified.
 */
export async function startCluster() {
  const certificate = makeCertificate(folder)
  const dataDir = join(folder, 'database')
  mkdirSync(dataDir)
  const postgres = await startPostgres({
    dataDir,
    flags: ['ssl=on', `ssl_cert_file=${certificate.certificate}`, `ssl_key_file=${certificate.key}`],
  })
  const replicaDir = join(folder, 'replica')
  mkdirSync(replicaDir)
  let replica
  try {
    replica = await startReplica(postgres.url, replicaDir)
    return await startAround(postgres, replica, { dataDir, replicaDir, certificate })
  } catch (error) {
    for (const child of children) child.kill('SIGKILL')
    await replica?.stop()
    await postgres.stop()
    throw error
  }
}

async function startAround(postgres, replica, { dataDir, replicaDir, certificate }) {
  const postmaster = postmasterOf(dataDir)
  const direct = new URL(postgres.url)
  direct.hostname = 'localhost'
  direct.search = new URLSearchParams({ sslmode: 'verify-full', sslrootcert: certificate.certificate })
  const pooled = new URL(postgres.url)
  pooled.port = PORTS.pooler
  const pooledReplica = new URL(pooled)
  pooledReplica.pathname += '_replica'
  let pooler = startPooler(postgres.url, replica.url)

  Object.assign(process.env, {
    PORT: String(PORTS.web[0]),
    APP_URL: ORIGIN,
    DATABASE_URL: pooled.href,
    DATABASE_DIRECT_URL: direct.href,
    DATABASE_REPLICA_URL: pooledReplica.href,
    DATA_DIR: join(folder, 'scripts'),
    AUTH_SECRET: 'k'.repeat(43),
    SEED_DEMO: '1',
    MAIL_TRANSPORT: 'outbox',
    TRUST_PROXY: '1',
    // A server that starts, or a machine that does other things, is no silent database.
    DATABASE_PATIENCE: '20',
    DRAIN_SECONDS: process.env.DRAIN_SECONDS || '3',
    LOG_LEVEL: 'warn',
  })
  const prepared = await prepare()
  await ensureSeeded(prepared)
  const { childEnvironment } = prepared
  const database = await connect(direct.href)

  const agent = new https.Agent({ keepAlive: true, ca: readFileSync(certificate.certificate) })
  const plain = new http.Agent({ keepAlive: true })
  /**
   * Asks the proxy, or the web server of a number, and returns the answer. Throws where there is none.
   * `readers` is the agent of a reader's own connection.
   */
  function ask(method, path, { cookie, body, to = 'proxy', from, readers } = {}) {
    const bytes = body === undefined ? undefined : Buffer.from(JSON.stringify(body))
    const options = {
      method,
      path,
      host: to === 'proxy' ? 'localhost' : '127.0.0.1',
      port: to === 'proxy' ? PORTS.proxy : PORTS.web[to],
      agent: readers ?? (to === 'proxy' ? agent : plain),
      headers: {
        Origin: ORIGIN,
        ...(cookie && { Cookie: cookie }),
        ...(from && { 'X-Forwarded-For': from }),
        ...(bytes && { 'Content-Type': 'application/json', 'Content-Length': bytes.length }),
      },
    }
    return new Promise((done, failed) => {
      const request = (to === 'proxy' ? https : http).request(options, (reply) => {
        const chunks = []
        reply.on('data', (chunk) => chunks.push(chunk))
        reply.on('error', failed)
        reply.on('end', () => {
          const text = Buffer.concat(chunks).toString()
          const isJson = /^application\/json\b/.test(reply.headers['content-type'])
          done({
            status: reply.statusCode,
            headers: reply.headers,
            text,
            body: isJson && text ? JSON.parse(text) : null,
          })
        })
      })
      request.setTimeout(60_000, () => request.destroy(new Error('no answer within a minute')))
      request.on('error', failed)
      request.end(bytes)
    })
  }

  const webs = []
  const spawnWeb = (number, settings) =>
    spawn(
      process.execPath,
      [...SERVER_FLAGS, serverOf(settings.LOADPATH_BUILD ?? process.env.LOADPATH_BUILD)],
      {
        cwd: root,
        stdio: ['ignore', log(`web${number}`), log(`web${number}`)],
        env: {
          ...childEnvironment,
          LOADPATH_BUILD: process.env.LOADPATH_BUILD,
          PORT: String(PORTS.web[number]),
          HOST: '127.0.0.1',
          DATA_DIR: join(folder, `web${number}`),
          ...settings,
        },
      },
    )
  const ready = (number) =>
    ask('GET', '/api/health', { to: number }).then(
      ({ status }) => status === 200,
      () => false,
    )
  const cluster = {
    folder,
    database,
    direct: direct.href,
    pooled: pooled.href,
    certificate: certificate.certificate,
    ask,
    /** Starts a web server with settings of its own, which are its settings until the next call. */
    async startWeb(number, settings = webs[number]?.settings ?? {}) {
      webs[number] = { child: spawnWeb(number, settings), settings }
      await until(`web server ${number} is ready`, () => ready(number))
    },
    /** Ends a web server and waits until it is gone. Returns its exit code. */
    async endWeb(number, signal) {
      const { child } = webs[number]
      child.kill(signal)
      await gone(child)
      return child.exitCode
    },
    /** Returns the process of the web server of a number. */
    processOf: (number) => webs[number].child.pid,
    /** Returns the processor time that each part has used, in milliseconds; its own children included. */
    processorTimes: () => ({
      'web servers': webs.reduce((sum, { child }) => sum + processorTime(child.pid), 0),
      PostgreSQL: processorTime(postmaster),
      'its replica': processorTime(postmasterOf(replicaDir)),
      PgBouncer: processorTime(pooler.pid),
      HAProxy: processorTime(proxy.pid),
    }),
    /** Ends the pooler as a crash does, and starts it again. */
    async endPooler() {
      pooler.kill('SIGKILL')
      await gone(pooler)
    },
    startPooler: () => (pooler = startPooler(postgres.url, replica.url)),
    replica: replica.url,
    /** Kills the replica, which is started again by itself. */
    killReplica: () => process.kill(postmasterOf(replicaDir), 'SIGKILL'),
    /** Waits until the proxy sends requests to both. */
    bothServe: () =>
      until('the proxy knows both web servers', async () => {
        const seen = new Set()
        for (let asked = 0; asked < 6; asked++) {
          const { headers } = await ask('GET', '/api/health')
          seen.add(headers['x-served-by'])
        }
        return seen.size === 2
      }),
    async signIn(who, to = 'proxy', from) {
      const { status, headers, text } = await ask('POST', '/api/login', {
        body: DEMO[who] ?? who,
        to,
        from,
      })
      if (status !== 200) throw new Error(`signing in was answered ${status}: ${text}`)
      return headers['set-cookie'].map((line) => line.split(';')[0]).join('; ')
    },
    /** The files that both workers have written as emails. */
    outboxes: () => [0, 1].map((number) => join(folder, `worker${number}`, 'outbox')),
    newClient: () =>
      new https.Agent({ keepAlive: true, maxSockets: 1, ca: readFileSync(certificate.certificate) }),
    async stop() {
      await database.end().catch(() => undefined)
      agent.destroy()
      plain.destroy()
      const others = [...children].filter((child) => child !== pooler)
      for (const child of others) child.kill('SIGTERM')
      await Promise.all(others.map(gone))
      pooler.kill('SIGKILL')
      await gone(pooler)
      await replica.stop()
      await postgres.stop()
      if (!process.env.SCALE_KEEP) rmSync(folder, { recursive: true, force: true })
    },
  }

  await Promise.all([cluster.startWeb(0), cluster.startWeb(1)])
  for (const number of [0, 1])
    keep(
      spawnScript(
        'scripts/worker.ts',
        [],
        { ...childEnvironment, DATA_DIR: join(folder, `worker${number}`) },
        { stdio: ['ignore', log(`worker${number}`), log(`worker${number}`), 'ipc'], detached: false },
      ),
    )
  const proxy = startProxy(certificate)
  await until('two workers hold their locks', async () => {
    const { rows } = await database.query(
      `SELECT count(DISTINCT pid)::int AS workers FROM pg_locks WHERE locktype = 'advisory' AND granted AND classid = ${POOL_LOCK}`,
    )
    return rows[0].workers === 2
  })
  await until('the proxy listens', () =>
    ask('GET', '/api/health').then(
      ({ status }) => status === 200,
      () => false,
    ),
  )
  await cluster.bothServe()
  return cluster
}
