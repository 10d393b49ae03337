'use client'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { ZodType } from 'zod'
import { Autosave } from './autosave'
import { isSame, startingPoint } from './starting-point'
import { draftStore } from './store'
import type { Account, SaveState, Version } from './types'
import { useSoleTab } from './use-sole-tab'

/** A form that waits for its draft goes on without a disk that is silent for so many milliseconds. */
const PATIENCE = 5000

type Options<Values extends FieldValues, Sent> = {
  form: UseFormReturn<Values, unknown, Sent>
  /** What is written, as `article-draft`, and which one of its kind. */
  kind: string
  of?: string | number
  /** The member who writes; null for a visitor, of whom nothing outlives the tab; undefined until known. */
  owner: string | null | undefined
  /** What a stored version must look like; without it, each field has the kind of its default value. */
  schema?: () => Promise<ZodType<Values>>
  /** Fields that are never stored. */
  except?: readonly Path<Values>[]
  /** One tab at a time writes, and the others say so. */
  soleTab?: boolean
  /** Earlier versions are offered, and not put in by themselves. */
  offer?: boolean
  /** The version on the server that the form began from. */
  base?: string | null
  account?: Account<Values>
}

type Opened<Values extends object> = {
  turn: string
  autosave: Autosave<Values>
  restored: Version<Values> | null
  found: Version<Values>[]
  base: string | null
}

export type Status = 'opening' | 'open' | 'elsewhere' | 'failed'

/**
 * Keeps what is typed into a form until it is sent or discarded: through a reload, another page, the
 * browser's own end, and for an account on other devices. Each form of the product has its draft from here.
 */
export function useDraft<Values extends FieldValues, Sent>(options: Options<Values, Sent>) {
  const { form, kind, of, owner, except = [], soleTab = false, offer = false, account } = options
  const key = [kind, owner, of].filter((part) => part !== null && part !== undefined).join(':')
  const tab = useSoleTab(soleTab ? key : null)
  const [attempt, setAttempt] = useState(0)
  const turn = `${key} ${tab.turn} ${attempt}`
  const [last, setLast] = useState<Opened<Values> | { turn: string; error: unknown } | null>(null)
  const opened = last?.turn === turn && 'autosave' in last ? last : null

  const keepable = (values: object) =>
    Object.fromEntries(
      Object.entries(values).filter(([field]) => !except.includes(field as Path<Values>)),
    ) as Values
  const shown = () => keepable(form.getValues())
  const untouched = () => keepable(form.formState.defaultValues ?? {})

  const autosaveRef = useRef<Autosave<Values>>(undefined)
  const lastOwner = useRef<string | null>(null)
  const filling = useRef(false)

  const changed = useEffectEvent((autosave: Autosave<Values>) => {
    if (!filling.current) autosave.change(shown())
  })
  /** What earlier visits left has come: it is put into the form, or stays in the store and is offered. */
  const join = useEffectEvent(
    (autosave: Autosave<Values>, kept: Version<Values>[], copy: Version<Values> | null) => {
      const base = account ? (copy?.base ?? null) : (options.base ?? null)
      const start = offer ? { restored: null, others: kept } : startingPoint(kept, copy)
      if (start.restored) {
        filling.current = true
        fill(form, untouched(), start.restored.values)
        filling.current = false
      }
      const taken = start.restored && isSame(start.restored.values, shown())
      const restored = taken ? start.restored : null
      // Something else was typed while the device was being asked.
      const passedOver = start.restored && !taken && !start.restored.sent ? [start.restored] : []
      const found = [...passedOver, ...start.others]
      autosave.join(found, base)
      if (restored) autosave.start(restored, account !== undefined && !restored.sent)
      autosave.change(shown())
      setLast({ turn, autosave, restored, found, base })
    },
  )
  const open = useEffectEvent((isHere: () => boolean): Autosave<Values> => {
    const blank = untouched()
    const likeness = () => import('./versions').then(({ likenessOf }) => likenessOf(blank))
    const schema = options.schema ?? likeness
    const store = draftStore({ key, schema, soleTab, device: typeof owner === 'string' })
    const base = options.base ?? null
    const autosave = new Autosave({ store, account, untouched: blank, base })
    const arrive = (kept: Version<Values>[], copy: Version<Values> | null) =>
      isHere() ? join(autosave, kept, copy) : autosave.join(kept, copy?.base ?? base)
    const find = async () => {
      const reading = store.read()
      if (!account) return arrive(await reading, null)
      const late = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE, null))
      const [kept, copy] = await Promise.all([Promise.race([reading, late]), account.load()])
      const onAccount = copy && { values: copy.payload, at: copy.updatedAt, base: copy.updatedAt, sent: true }
      arrive(kept ?? [], onAccount)
      if (!kept) arrive(await reading, onAccount)
    }
    find().catch((error: unknown) => isHere() && setLast({ turn, error }))
    return autosave
  })

  useEffect(() => {
    if (owner === undefined || !tab.writes) return
    // What another tab wrote meanwhile is read anew, and what one member typed is not shown to another.
    if (tab.turn > 1 || (lastOwner.current !== null && lastOwner.current !== owner)) form.reset()
    lastOwner.current = owner
    let here = true
    const autosave = open(() => here)
    autosaveRef.current = autosave
    // Also what was typed before this code had come.
    changed(autosave)
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => changed(autosave),
    })
    const ignore = keepOnLeaving(autosave)
    return () => {
      here = false
      unsubscribe()
      ignore()
      autosave.stop()
    }
  }, [form, owner, turn, tab.writes, tab.turn])

  const status: Status =
    tab.writes === false ? 'elsewhere' : last?.turn !== turn ? 'opening' : opened ? 'open' : 'failed'
  const update = (change: Partial<Opened<Values>>) =>
    setLast((now) => (now && 'autosave' in now ? { ...now, ...change } : now))
  return {
    status,
    error: last && 'error' in last ? last.error : null,
    retry: () => setAttempt(attempt + 1),
    take: tab.take,
    autosave: opened?.autosave,
    /** The version that was put into the form, until it is decided on. */
    restored: opened?.restored ?? null,
    /** Other versions, which are offered. */
    found: opened?.found ?? [],
    /** The version on the server that the form goes on from. */
    base: opened?.base ?? options.base ?? null,
    /**
     * Puts a version into the form; where versions are offered, what was typed becomes one that can be
     * restored in its turn.
     */
    use: (version: Version<Values>) => {
      if (!opened) return
      const { autosave } = opened
      const rest = opened.found.filter((other) => other !== version)
      const found = offer ? [...autosave.typed(), ...rest] : rest
      const base = offer ? version.base : opened.base
      form.reset(version.values, { keepDefaultValues: true })
      autosave.replace(shown(), base, found)
      update({ restored: null, found, base })
    },
    /** Removes an offered version. */
    dismiss: (version: Version<Values>) => {
      if (!opened) return
      const found = opened.found.filter((other) => other !== version)
      opened.autosave.replace(shown(), opened.base, found)
      update({ found })
    },
    /** Empties the form and removes its draft everywhere. */
    discard: async () => {
      form.reset()
      await autosaveRef.current?.forget(shown())
      autosaveRef.current?.discardOnAccount()
      update({ restored: null, found: [] })
    },
    /** What is in the form was sent, or is given up. Offered versions stay. */
    forget: async () => {
      await autosaveRef.current?.forget(shown())
      update({ restored: null, ...(account && { found: [] }) })
    },
  }
}

const nothing = () => () => undefined
const UNTOUCHED: SaveState = { kind: 'untouched' }

/** Returns whether what is typed is safe, for a form that says so. */
export const useSaveState = (
  autosave: Pick<Autosave<object>, 'subscribe' | 'current'> | undefined,
): SaveState =>
  useSyncExternalStore(
    autosave?.subscribe ?? nothing,
    autosave?.current ?? (() => UNTOUCHED),
    () => UNTOUCHED,
  )

/** Puts the values into the fields that nobody has touched since. */
function fill<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  untouched: Values,
  values: Values,
): void {
  const now = form.getValues()
  for (const field of Object.keys(untouched) as Path<Values>[])
    if (isSame({ value: now[field] }, { value: untouched[field] }))
      form.setValue(field, values[field], { shouldDirty: true })
}

/**
 * Stores what is typed before the page goes, and sends it to the account once that can be reached. Returns
 * how to end that.
 */
function keepOnLeaving<Values extends object>(autosave: Autosave<Values>): () => void {
  const leave = () => void autosave.keepOnDevice()
  const send = () => void autosave.send()
  const hide = () => {
    leave()
    send()
  }
  const ask = (event: BeforeUnloadEvent) => {
    leave()
    if (autosave.wouldLose()) event.preventDefault()
  }
  window.addEventListener('beforeunload', ask)
  window.addEventListener('pagehide', leave)
  window.addEventListener('online', send)
  document.addEventListener('visibilitychange', hide)
  return () => {
    window.removeEventListener('beforeunload', ask)
    window.removeEventListener('pagehide', leave)
    window.removeEventListener('online', send)
    document.removeEventListener('visibilitychange', hide)
  }
}
