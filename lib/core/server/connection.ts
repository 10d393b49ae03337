import 'server-only'
import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { RememberingSocket } from './addresses'
import { env } from './env'
import { log } from './log'
import { traceStatements } from './traced-statements'
import { isTracing } from './tracing'

/** Milliseconds. Durations are counted in ticks: while this process is busy itself, none passes. */
const TICK = 250
/** Ticks without a byte, while an answer is owed, after which a connection is looked into. */
const SUSPECT_TICKS = 4
/**
 * While it is silent it is asked anew after so many ticks, beside the earlier questions, so that its return
 * is seen soon …
 */
const REPROBE_TICKS = 4
/** … and each question waits so long, so that it is seen on a busy machine too. */
const PROBE_TICKS_WHILE_SILENT = 40
/**
 * Ticks after which a connection through a pooler, of whose server nothing is known, counts as lost: longer
 * than any statement may take.
 */
const POOLED_LOST_TICKS = 80

/** Startup parameters that a transaction pooler refuses: its sessions have the limits of their role. */
const WITHOUT_LIMITS = {
  statement_timeout: undefined,
  idle_in_transaction_session_timeout: undefined,
  options: undefined,
}

/**
 * The database ends a session whose machine is gone without a word, and with it the locks by which a worker
 * counts as alive, within a minute (milliseconds for what was sent and not received). By the system's own
 * settings it would wait for more than two hours.
 */
const NOTICES_A_LOST_MACHINE =
  '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3 -c tcp_user_timeout=25000'

const isNamed = (statement: unknown): statement is pg.QueryConfig =>
  typeof statement === 'object' && statement !== null && 'name' in statement && !('submit' in statement)

/**
 * A connection that is given up when the database has forgotten it: after a silent failover neither side
 * hears of the other's end, and a query would wait for ever. A slow query is not touched, however long it
 * takes.
 */
export class Connection extends pg.Client {
  private readonly socket: Socket
  /** Bytes that were written up to the last complete answer. */
  private settled = 0
  private bytes = 0
  private received = 0
  /** Ticks for which an answer has been owed without a byte. */
  quiet = 0
  private readonly watch: Watch

  constructor(config: pg.ClientConfig = {}) {
    const socket = new RememberingSocket()
    const address = config.connectionString ?? env().DATABASE_DIRECT_URL
    // Where the database has a pooler, its replica may have one.
    const { isPooled: poolerInUse, DATABASE_URL, DATABASE_REPLICA_URL } = env()
    const isPooled = poolerInUse && (address === DATABASE_URL || address === DATABASE_REPLICA_URL)
    super({
      options: NOTICES_A_LOST_MACHINE,
      ...config,
      ...(isPooled && WITHOUT_LIMITS),
      connectionString: address,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      stream: () => socket,
    })
    if (isPooled) this.prepareNothing()
    if (isTracing()) traceStatements(this)
    this.socket = socket
    this.watch = watchOf(address)
    const settle = () => (this.settled = socket.bytesWritten)
    this.on('connect', settle).on('drain', settle)
    this.on('error', (error) => log.warn({ error: error.message }, 'database connection lost'))
    this.watch.add(this)
    socket.once('close', () => this.watch.open.delete(this))
  }

  /**
   * A statement that is prepared on one session of a transaction pooler is unknown on the next, or there
   * already: whatever library names one, it is sent without its name.
   */
  private prepareNothing(): void {
    const query = this.query.bind(this) as (...args: unknown[]) => unknown
    this.query = ((statement: unknown, ...rest: unknown[]) =>
      query(isNamed(statement) ? { ...statement, name: undefined } : statement, ...rest)) as typeof this.query
  }

  get backend(): number | null {
    return (this as { processID?: number | null }).processID ?? null
  }

  get bytesRead(): number {
    return this.socket.bytesRead
  }

  get isOpen(): boolean {
    return this.watch.open.has(this)
  }

  tick(): void {
    const { bytesRead, bytesWritten, connecting } = this.socket
    const owed = connecting || bytesWritten > this.settled
    if (bytesRead > this.received) this.watch.received()
    this.received = bytesRead
    const bytes = bytesRead + bytesWritten
    this.quiet = owed && bytes === this.bytes ? this.quiet + 1 : 0
    this.bytes = bytes
  }

  giveUp(): void {
    this.socket.destroy(new Error('Connection terminated: the database does not answer'))
  }
}

const watches = new Map<string, Watch>()

/**
 * A pooler and the database behind it may fall silent one without the other: each address is watched alone.
 */
function watchOf(address: string): Watch {
  const watch = watches.get(address) ?? new Watch(address)
  watches.set(address, watch)
  return watch
}

type Backends = { pooled: boolean; states: Map<number, string | null> }

class Watch {
  readonly open = new Set<Connection>()
  private silent = false
  private probing = false
  private ticks = 0
  /** The last tick at which any connection had received something. */
  private lastReceiptTick = 0
  private timer: NodeJS.Timeout | undefined

  constructor(private readonly address: string) {}

  private get isReplica(): boolean {
    return this.address === env().DATABASE_REPLICA_URL
  }

  add(connection: Connection): void {
    this.open.add(connection)
    this.timer ??= setInterval(() => void this.checkConnections(), TICK).unref()
    // A new connection would only wait as long as the others did.
    if (this.silent) setImmediate(() => connection.giveUp())
  }

  received(): void {
    this.lastReceiptTick = this.ticks
  }

  private async checkConnections(): Promise<void> {
    for (const connection of this.open) connection.tick()
    if (this.open.size === 0 && !this.silent) {
      clearInterval(this.timer)
      this.timer = undefined
    }
    this.ticks++
    if (this.silent) return this.ticks % REPROBE_TICKS === 0 ? this.probe([...this.open]) : undefined
    if (this.probing || ![...this.open].some(({ quiet }) => quiet >= SUSPECT_TICKS)) return
    this.probing = true
    await this.probe([...this.open])
    this.probing = false
  }

  /** Returns how many ticks a new connection may take to answer before the database counts as silent. */
  private ticksOfPatience(): number {
    const usual = (env().DATABASE_PATIENCE * 1000) / TICK
    return this.silent ? Math.max(usual, PROBE_TICKS_WHILE_SILENT) : usual
  }

  /**
   * Asks the database over a new connection what became of these, and destroys those that it has forgotten.
   */
  private async probe(connections: Connection[]): Promise<void> {
    const alreadySilent = this.silent
    const began = this.ticks
    const asked = connections.map((connection): Asked => {
      const { backend, bytesRead } = connection
      return { connection, backend, bytesRead }
    })
    const found = await backendStates(this.address, asked, this.ticksOfPatience())
    if (found === 'silent') {
      // A server that is only too busy for a new connection still answers the others.
      if (alreadySilent || this.lastReceiptTick > began) return
      if (this.isReplica) log.error({}, 'the replica is silent')
      else log.error({}, 'the database is silent: requests are refused until it answers')
      this.silent = true
      for (const connection of this.open) connection.giveUp()
      return
    }
    if (this.silent) log.warn({}, `the ${this.isReplica ? 'replica' : 'database'} answers again`)
    this.silent = false
    const lost = await stillLost(asked.filter((each) => isLost(each, found)))
    if (lost.length > 0) log.warn({ lost: lost.length }, 'connections that the database has forgotten')
    for (const connection of lost) connection.giveUp()
  }
}

/**
 * A connection as it was when the database was asked about it. What the database says is of a moment before
 * its answer comes: a connection that has received anything since then is alive, whatever was said of it.
 */
type Asked = { connection: Connection; backend: number | null; bytesRead: number }

const hasHeardNothing = ({ connection, bytesRead }: Asked): boolean =>
  connection.isOpen && connection.bytesRead === bytesRead

/**
 * Returns those of the suspects that owe no answer, or for which none comes in the next moment: one that was
 * sent just before the database was asked may still be on its way, and its statement was carried out.
 */
async function stillLost(suspects: Asked[]): Promise<Connection[]> {
  if (suspects.some(({ connection }) => connection.quiet > 0)) await pause(2 * TICK)
  // What has come meanwhile is read between a timer and an immediate.
  await new Promise(setImmediate)
  return suspects.filter(hasHeardNothing).map(({ connection }) => connection)
}

function isLost(asked: Asked, found: Backends | 'down' | 'busy'): boolean {
  const { backend, connection } = asked
  const waits = connection.quiet >= SUSPECT_TICKS
  if (found === 'busy' || !hasHeardNothing(asked)) return false
  if (found === 'down') return waits
  if (found.pooled) return connection.quiet >= POOLED_LOST_TICKS
  if (backend === null) return waits
  const state = found.states.get(backend)
  if (state === undefined) return true
  // Nothing is known of a state that we may not see.
  return waits && state !== null && state !== 'active'
}

/**
 * Returns what the server does for each connection; or that it refuses new ones, is not there, or says
 * nothing for so many ticks (`patience`).
 */
async function backendStates(
  address: string,
  asked: Asked[],
  patience: number,
): Promise<Backends | 'down' | 'busy' | 'silent'> {
  const socket = new RememberingSocket()
  const client = new pg.Client({
    connectionString: address,
    application_name: 'loadpath watch',
    stream: () => socket,
  })
  client.on('error', () => undefined)
  let ticks = 0
  let late = false
  const clock = setInterval(() => {
    late = ++ticks > patience
    if (late) socket.destroy(new Error('late'))
  }, TICK)
  try {
    await client.connect()
    const { rows } = await client.query<{ pid: number; state: string | null; own: boolean }>(
      'SELECT pid, state, pid = pg_backend_pid() AS own FROM pg_stat_activity WHERE pid = pg_backend_pid() OR pid = ANY ($1)',
      [asked.flatMap(({ backend }) => backend ?? [])],
    )
    return {
      // A pooler names another process than the one that answers.
      pooled: rows.find(({ own }) => own)?.pid !== (client as { processID?: number | null }).processID,
      states: new Map(rows.map(({ pid, state }) => [pid, state])),
    }
  } catch (error) {
    if (late) return 'silent'
    return error instanceof pg.DatabaseError ? 'busy' : 'down'
  } finally {
    clearInterval(clock)
    socket.destroy()
  }
}
