import { ApiError } from '@/lib/core/browser/api'
import { isSame } from './starting-point'
import type { DraftStore } from './store'
import type { Account, SaveState, Version } from './types'

/** Milliseconds after a change, and at the latest after the first change that is not kept yet. */
const TO_DEVICE = 400
const TO_ACCOUNT = 1500
const AT_THE_LATEST = 4000
const TRY_AGAIN = 15_000
/** Of the versions that nobody decides on, the oldest go. */
const MOST = 5

type Options<Values> = {
  store: DraftStore<Values>
  account?: Pick<Account<Values>, 'keep' | 'drop'>
  /** The form as it is before anything is typed, which needs no draft. */
  untouched: Values
  base: string | null
}

/** Keeps what is typed: on this device at once, on the account a moment later. What fails is tried again. */
export class Autosave<Values extends object> {
  private state: SaveState = { kind: 'untouched' }
  private readonly listeners = new Set<() => void>()
  private known: Values
  /** When the last of it was typed: a text that is stored anew is no younger. */
  private typedAt = new Date().toISOString()
  /** Versions of earlier visits that nobody has decided on: they stay in the store beside what is typed. */
  private beside: Version<Values>[] = []
  /** What is not yet where it belongs: on the account, or without one on this device. */
  private pending: Values | null = null
  private pendingSince = 0
  private onDevice = true
  private outlivesPage = true
  private sending: Promise<void> | null = null
  private paused = false
  private stopped = false
  private deviceTimer: ReturnType<typeof setTimeout> | undefined
  private accountTimer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly to: Options<Values>) {
    this.known = to.untouched
  }

  subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }
  current = () => this.state

  /** Whether closing the page now would lose something. */
  wouldLose = () => this.pending !== null && !this.onDevice && !this.outlivesPage

  /** It is known now what earlier visits left: `beside` stays on this device, and `base` is gone on from. */
  join(beside: Version<Values>[], base: string | null): void {
    this.beside = beside.map((version) => ({ ...version, sent: false }))
    this.to.base = base
    void this.keepOnDevice()
  }

  /** Goes on from this version. `unsent` when the account does not have it yet. */
  start({ values, at }: Version<Values>, unsent: boolean): void {
    this.known = values
    this.typedAt = at
    if (unsent) this.schedule(values)
  }

  change(values: Values): void {
    if (isSame(this.known, values)) return
    this.known = values
    this.typedAt = new Date().toISOString()
    this.schedule(values)
  }

  /** Goes on from another version; `beside` are those that stay in the store. */
  replace(values: Values, base: string | null, beside: Version<Values>[]): void {
    this.known = values
    this.typedAt = new Date().toISOString()
    this.schedule(values)
    this.join(beside, base)
  }

  /** Returns what is typed as a version, or none where nothing is. */
  typed = (): Version<Values>[] => (isSame(this.to.untouched, this.known) ? [] : [this.version(this.known)])

  private version = (values: Values, sent = false): Version<Values> => ({
    values,
    at: this.typedAt,
    base: this.to.base,
    sent,
  })

  private schedule(values: Values): void {
    if (this.pending === null) this.pendingSince = performance.now()
    this.pending = values
    this.onDevice = false
    this.outlivesPage = false
    this.deviceTimer ??= setTimeout(() => void this.keepOnDevice(), TO_DEVICE)
    if (this.state.kind === 'unsaved') return this.setState({ ...this.state, writing: true })
    this.setState({ kind: 'saving' })
    this.plan(Math.max(0, Math.min(TO_ACCOUNT, this.pendingSince + AT_THE_LATEST - performance.now())))
  }

  /** At once: the page may be on its way out. */
  keepOnDevice = async (): Promise<void> => {
    clearTimeout(this.deviceTimer)
    this.deviceTimer = undefined
    const { pending } = this
    if (pending === null) return
    const nothing = !this.to.account && isSame(this.to.untouched, pending)
    const list = nothing ? [] : [this.version(pending)]
    const { atOnce, durable } = this.to.store.write([...list, ...this.beside].slice(0, MOST))
    this.outlivesPage = atOnce
    const onDevice = await durable
    if (this.pending !== pending) return
    this.onDevice = onDevice
    if (this.state.kind === 'unsaved') this.setState({ ...this.state, onDevice, writing: false })
    if (this.to.account || !onDevice) return
    this.pending = null
    this.setState({ kind: nothing ? 'untouched' : 'saved' })
  }

  private plan(wait: number): void {
    clearTimeout(this.accountTimer)
    if (this.to.account && !this.stopped) this.accountTimer = setTimeout(() => void this.send(), wait)
  }

  /** Saves what is pending to the account now; waits for a save that is under way. */
  send = async (): Promise<void> => {
    await this.sending
    const { account } = this.to
    if (this.pending === null || !account || this.paused) return
    this.sending = this.saveToAccount(account, this.pending).finally(() => (this.sending = null))
    await this.sending
  }

  private async saveToAccount(
    account: NonNullable<Options<Values>['account']>,
    values: Values,
  ): Promise<void> {
    clearTimeout(this.accountTimer)
    const untouched = isSame(this.to.untouched, values)
    try {
      if (untouched) await account.drop()
      this.to.base = untouched ? null : (await account.keep(values)).updatedAt
    } catch (error) {
      if (this.stopped) return
      await this.keepOnDevice()
      if (this.pending !== null)
        this.setState({
          kind: 'unsaved',
          why: reasonOf(error),
          onDevice: this.onDevice,
          writing: this.deviceTimer !== undefined,
        })
      return this.plan(TRY_AGAIN)
    }
    if (this.stopped) return
    if (this.pending !== values) return this.plan(TO_ACCOUNT)
    this.settle()
    const sent = untouched ? [] : [{ ...this.version(values, true), at: this.to.base! }]
    this.to.store.write([...sent, ...this.beside])
    this.setState({ kind: untouched ? 'untouched' : 'saved' })
  }

  /**
   * What the form shows needs no draft any more: sent, or discarded. Waits for a save under way, which would
   * bring it back.
   */
  async forget(shown: Values): Promise<void> {
    this.settle()
    await this.sending
    this.settle()
    this.known = shown
    this.to.untouched = shown
    this.paused = false
    if (this.to.account) this.join([], null)
    this.setState({ kind: 'untouched' })
    await this.to.store.write(this.beside).durable
  }

  /** Discarded by its author, not by being submitted: the account still has it. Tried until it is gone. */
  discardOnAccount(): void {
    this.pending = this.to.untouched
    this.plan(0)
  }

  /** While the form is being sent no draft is saved behind it. What is typed stays on the device. */
  async pause(): Promise<void> {
    this.paused = true
    void this.keepOnDevice()
    clearTimeout(this.accountTimer)
    await this.sending
    clearTimeout(this.accountTimer)
  }

  resume(): void {
    this.paused = false
    if (this.pending !== null) this.plan(TO_ACCOUNT)
  }

  /**
   * The form goes. What the account does not get by this last attempt, the next visit finds on the device;
   * tried again later it would replace what is typed there or in another tab by then.
   */
  stop(): void {
    void this.keepOnDevice()
    void this.send()
    this.stopped = true
  }

  private settle(): void {
    clearTimeout(this.deviceTimer)
    clearTimeout(this.accountTimer)
    this.deviceTimer = undefined
    this.pending = null
    this.onDevice = true
  }

  private setState(state: SaveState): void {
    this.state = state
    for (const listener of this.listeners) listener()
  }
}

function reasonOf(error: unknown): 'offline' | 'signed-out' | 'refused' {
  if (!(error instanceof ApiError)) return 'offline'
  return error.status === 401 ? 'signed-out' : 'refused'
}
