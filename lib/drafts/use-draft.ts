'use client'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { z } from 'zod'
import { Autosave } from './autosave'
import { isSame, startingPoint } from './starting-point'
import { draftStore } from './store'
import type { Account, SaveState, Version } from './types'
import { useSoleTab } from './use-sole-tab'

type Options<Values extends FieldValues, Sent> = {
  form: UseFormReturn<Values, unknown, Sent>
  /** What is written, as `article-draft`, and which one of its kind. */
  kind: string
  of?: string | number
  /** The member who writes; null for a visitor, of whom nothing outlives the tab; undefined while nobody knows. */
  owner: string | null | undefined
  /** What a stored version must look like; without it, each field has the kind of its default value. */
  schema?: z.ZodType<Values>
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
 * Keeps what is typed into a form until it is sent or discarded: through a reload, another page, the browser's own end, and for an account on
 * other devices. Each form of the product has its draft from here.
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

  const open = useEffectEvent(async (): Promise<Opened<Values>> => {
    const blank = untouched()
    const values = options.schema ?? likenessOf(blank)
    const store = draftStore({ key, values, soleTab, device: typeof owner === 'string' })
    const [kept, copy] = await Promise.all([store.read(), account?.load()])
    const onAccount = copy && { values: copy.payload, at: copy.updatedAt, base: copy.updatedAt, sent: true }
    if (offer) {
      const base = options.base ?? null
      const autosave = new Autosave({ store, account, untouched: blank, base, beside: kept })
      return { turn, autosave, restored: null, found: kept, base }
    }
    const base = copy?.updatedAt ?? null
    const { restored, other } = startingPoint(kept[0] ?? null, onAccount ?? null)
    const autosave = new Autosave({ store, account, untouched: blank, base })
    return { turn, autosave, restored, found: other ? [other] : [], base }
  })
  const begin = useEffectEvent(({ autosave, restored }: Opened<Values>) => {
    if (restored) {
      autosave.start(restored.values, account !== undefined && !restored.sent)
      fill(form, untouched(), restored.values)
    }
    // Also what was typed while the device was being asked.
    autosave.change(shown())
  })
  const changed = useEffectEvent((autosave: Autosave<Values>) => autosave.change(shown()))

  useEffect(() => {
    if (owner === undefined || !tab.writes) return
    let here = true
    let stop = () => undefined as void
    if (tab.turn > 1) form.reset()
    open().then(
      (now) => {
        if (!here) return
        begin(now)
        const unsubscribe = form.subscribe({
          formState: { values: true },
          callback: () => changed(now.autosave),
        })
        const leave = keepOnLeaving(now.autosave)
        stop = () => {
          unsubscribe()
          leave()
        }
        setLast(now)
      },
      (error: unknown) => here && setLast({ turn, error }),
    )
    return () => {
      here = false
      stop()
    }
  }, [form, owner, turn, tab.writes, tab.turn])

  const status: Status =
    tab.writes === false ? 'elsewhere' : last?.turn !== turn ? 'opening' : opened ? 'open' : 'failed'
  const update = (now: Partial<Opened<Values>>) => opened && setLast({ ...opened, ...now })
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
    /** Puts a version into the form; where versions are offered, what was typed becomes one that can be restored in its turn. */
    use: (version: Version<Values>) => {
      if (!opened) return
      const { autosave } = opened
      const rest = opened.found.filter((other) => other !== version)
      const found = offer ? [...autosave.typed(), ...rest] : []
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
      await opened?.autosave.forget(shown())
      opened?.autosave.discardOnAccount()
      update({ restored: null, found: [] })
    },
    /** What is in the form was sent, or is given up. Offered versions stay. */
    forget: async () => {
      await opened?.autosave.forget(shown())
      update({ restored: null })
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

/** Writes what is typed down before the page goes, and tells the account once it can. Returns how to end that. */
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
    hide()
    window.removeEventListener('beforeunload', ask)
    window.removeEventListener('pagehide', leave)
    window.removeEventListener('online', send)
    document.removeEventListener('visibilitychange', hide)
  }
}

/** Returns the schema of values that have these fields; one of another kind is as if it had not been typed. */
const likenessOf = <Values extends FieldValues>(blank: Values): z.ZodType<Values> =>
  z.object(
    Object.fromEntries(
      Object.entries(blank).map(([field, value]) => [
        field,
        z
          .custom((kept) => typeof kept === typeof value && Array.isArray(kept) === Array.isArray(value))
          .catch(value),
      ]),
    ),
  ) as unknown as z.ZodType<Values>
