/**
 * A connection for a script: its loss is an error of the query that was under way, and never ends the process
 * by itself; a server that does not answer is given up. `settings` are pg's own.
 */
export async function connect(url, settings = {}) {
  const { default: pg } = await import('pg')
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    ...settings,
  })
  client.on('error', () => undefined)
  await client.connect()
  return client
}
