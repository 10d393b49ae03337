import { spawn, type ChildProcess } from 'node:child_process'
import pg from 'pg'

/** Data folders of their own, with the commands that back them up and restore them. */

const servers: ChildProcess[] = []
/** Ends every database that was served. */
export async function stopServed(): Promise<void> {
  for (const server of servers) await stop(server)
}

const settings = (dataDir: string, more: Record<string, string> = {}) =>
  ({
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    DATA_DIR: dataDir,
    ...more,
  }) as unknown as NodeJS.ProcessEnv

/** Runs one of the commands on a data folder to its end. */
export function run(script: string, dataDir: string, args: string[], more?: Record<string, string>) {
  const child = spawn(process.execPath, [`scripts/${script}.mjs`, ...args], { env: settings(dataDir, more) })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  return new Promise<{ code: number | null; said: string }>((done) =>
    child.on('close', (code) => done({ code, said })),
  )
}

/** Serves a data folder, and gives its address. */
export async function serve(dataDir: string): Promise<{ server: ChildProcess; url: string }> {
  const server = spawn(process.execPath, ['tests/support/embedded.mjs', dataDir], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  servers.push(server)
  let said = ''
  const url = await new Promise<string>((ready) =>
    server.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const address = /^postgresql:\S+$/m.exec(said)?.[0]
      if (address) ready(address)
    }),
  )
  return { server, url }
}

export const stop = (server: ChildProcess) =>
  new Promise<void>((gone) => {
    if (server.exitCode !== null || server.signalCode !== null) return gone()
    server.on('exit', () => gone())
    server.kill('SIGTERM')
  })

/** Every table of every schema, and where every sequence stands. */
export async function contents(url: string): Promise<Record<string, string>> {
  return connected(url, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      "SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema') ORDER BY 1",
    )
    const found: Record<string, string> = {}
    for (const { name } of tables) {
      const { rows } = await client.query<{ sum: string }>(
        `SELECT concat(count(*), ' ', md5(coalesce(string_agg(t::text, ',' ORDER BY t::text), ''))) AS sum FROM ${name} t`,
      )
      found[name] = rows[0]!.sum
    }
    const { rows } = await client.query<{ name: string; last: string }>(
      'SELECT schemaname || sequencename AS name, last_value::text AS last FROM pg_sequences ORDER BY 1',
    )
    for (const { name, last } of rows) found[name] = last
    return found
  })
}

export async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
