import type { DraftPayload } from '@/lib/articles/drafts/schema'
import { ApiError } from '@/lib/core/browser/api'
import { type DeviceStore, isSame } from './device-draft'

/** Milliseconds after a change, and at the latest after the first change that is not kept yet. */
const TO_DEVICE = 400
const TO_ACCOUNT = 1500
const AT_THE_LATEST = 4000
const TRY_AGAIN = 15_000

export type SaveState =
  | { kind: 'untouched' }
  | { kind: 'saving' }
  | { kind: 'saved' }
  | { kind: 'unsaved'; why: 'offline' | 'signed-out' | 'refused'; onDevice: boolean }

type Account = {
  keep: (payload: DraftPayload) => Promise<{ updatedAt: string }>
  drop: () => Promise<unknown>
}

type Options = { device: DeviceStore; account: Account; untouched: DraftPayload; base: string | null }

/**
 * Keeps what is typed: on this device at once, on the account a moment later. Whatever fails, the device has
 * it, and it is tried again.
 */
export class Autosave {
  private state: SaveState = { kind: 'untouched' }
  private readonly listeners = new Set<() => void>()
  private known: DraftPayload
  /** What the account does not have yet. */
  private pending: DraftPayload | null = null
  private pendingSince = 0
  private onDevice = true
  private base: string | null
  private sending: Promise<void> | null = null
  private deviceTimer: ReturnType<typeof setTimeout> | undefined
  private accountTimer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly to: Options) {
    this.known = to.untouched
    this.base = to.base
  }

  subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }
  current = () => this.state

  /** Whether closing the page now would lose something. */
  wouldLose = () => this.pending !== null && !this.onDevice

  /** Goes on from this: what is typed is compared with it. `unsent` when the account does not have it yet. */
  start(payload: DraftPayload, unsent: boolean): void {
    this.known = payload
    if (unsent) this.note(payload)
  }

  change(payload: DraftPayload): void {
    if (isSame(payload, this.known)) return
    this.known = payload
    this.note(payload)
  }

  private note(payload: DraftPayload): void {
    if (this.pending === null) this.pendingSince = Date.now()
    this.pending = payload
    this.onDevice = false
    this.deviceTimer ??= setTimeout(this.keepOnDevice, TO_DEVICE)
    if (this.state.kind === 'unsaved') return
    this.tell({ kind: 'saving' })
    this.plan(Math.max(0, Math.min(TO_ACCOUNT, this.pendingSince + AT_THE_LATEST - Date.now())))
  }

  /** At once: the page is being left. */
  keepOnDevice = (): void => {
    clearTimeout(this.deviceTimer)
    this.deviceTimer = undefined
    if (this.pending === null) return
    const at = new Date().toISOString()
    this.onDevice = this.to.device.write({ payload: this.pending, at, base: this.base, sent: false })
  }

  private plan(wait: number): void {
    clearTimeout(this.accountTimer)
    this.accountTimer = setTimeout(() => void this.send(), wait)
  }

  /** Hands what is pending to the account now; waits for one that is under way. */
  send = async (): Promise<void> => {
    await this.sending
    if (this.pending === null) return
    this.sending = this.hand(this.pending).finally(() => (this.sending = null))
    await this.sending
  }

  private async hand(payload: DraftPayload): Promise<void> {
    clearTimeout(this.accountTimer)
    try {
      this.base = await this.give(payload)
    } catch (error) {
      this.keepOnDevice()
      this.tell({ kind: 'unsaved', why: reasonOf(error), onDevice: this.onDevice })
      return this.plan(TRY_AGAIN)
    }
    if (this.pending !== payload) return this.plan(TO_ACCOUNT)
    this.settle()
    if (this.base === null) this.to.device.clear()
    else this.to.device.write({ payload, at: this.base, base: this.base, sent: true })
    this.tell({ kind: this.base === null ? 'untouched' : 'saved' })
  }

  /** What is as it was at the beginning needs no draft. */
  private async give(payload: DraftPayload): Promise<string | null> {
    if (!isSame(payload, this.to.untouched)) return (await this.to.account.keep(payload)).updatedAt
    await this.to.account.drop()
    return null
  }

  /**
   * The draft is done with: submitted, or discarded. Waits for a save under way, which would bring it back.
   */
  async forget(): Promise<void> {
    this.settle()
    await this.sending
    this.settle()
    this.known = this.to.untouched
    this.base = null
    this.to.device.clear()
    this.tell({ kind: 'untouched' })
  }

  /**
   * Discarded by its author, and not by being submitted: the account still has it. Tried until it is gone.
   */
  discardOnAccount(): void {
    this.pending = this.to.untouched
    this.plan(0)
  }

  /** While the article is being sent no draft is saved behind it. What is typed stays on the device. */
  async pause(): Promise<void> {
    this.keepOnDevice()
    clearTimeout(this.accountTimer)
    await this.sending
    clearTimeout(this.accountTimer)
  }

  resume(): void {
    if (this.pending !== null) this.plan(TO_ACCOUNT)
  }

  private settle(): void {
    clearTimeout(this.deviceTimer)
    clearTimeout(this.accountTimer)
    this.deviceTimer = undefined
    this.pending = null
    this.onDevice = true
  }

  private tell(state: SaveState): void {
    this.state = state
    for (const listener of this.listeners) listener()
  }
}

function reasonOf(error: unknown): 'offline' | 'signed-out' | 'refused' {
  if (!(error instanceof ApiError)) return 'offline'
  return error.status === 401 ? 'signed-out' : 'refused'
}
