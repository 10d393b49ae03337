import { useEffect, useEffectEvent, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { ArticleValues } from './form-values'
import { localDrafts, type LocalDraft } from './local-draft'

/** How long typing rests before it is written down (milliseconds). */
const REST = 400
/** Of those that nobody decides on, the oldest go. */
const MOST = 5

type Options = {
  form: UseFormReturn<ArticleValues>
  editorId: string
  articleId?: number
  /** The version that the form began from. */
  updatedAt: string | null
}

/**
 * Writes down on this device what is typed, beside what earlier visits left: that stays until the editor
 * restores or discards it, whatever is typed or saved meanwhile.
 */
export function useLocalDraft({ form, editorId, articleId, updatedAt }: Options) {
  const [device] = useState(() => localDrafts(editorId, articleId))
  /** Null until the device was asked; before that nothing is written over. */
  const [found, setFound] = useState<LocalDraft[] | null>(null)

  const typed = (): LocalDraft[] =>
    form.formState.isDirty ? [{ values: form.getValues(), updatedAt, keptAt: new Date().toISOString() }] : []
  const write = (drafts: LocalDraft[]) =>
    drafts.length > 0 ? device.write(drafts.slice(0, MOST)) : device.clear()
  const keep = useEffectEvent(() => {
    if (found) write([...typed(), ...found])
  })

  useEffect(() => {
    let left = false
    void device.recover().then(() => !left && setFound(device.read() ?? []))
    return () => {
      left = true
    }
  }, [device])
  // Also what was typed while the device was still being asked.
  useEffect(() => keep(), [found])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const now = () => {
      clearTimeout(timer)
      keep()
    }
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer)
        timer = setTimeout(now, REST)
      },
    })
    window.addEventListener('pagehide', now)
    return () => {
      clearTimeout(timer)
      stop()
      window.removeEventListener('pagehide', now)
    }
  }, [form])

  return {
    found: found ?? [],
    /** Puts a draft into the form; what was typed there becomes one that can be restored in its turn. */
    restore: (chosen: LocalDraft) => {
      setFound([...typed(), ...(found ?? []).filter((draft) => draft !== chosen)])
      form.reset(chosen.values, { keepDefaultValues: true })
    },
    discard: (chosen: LocalDraft) => setFound((found ?? []).filter((draft) => draft !== chosen)),
    /** What is in the form is saved, or given up: the drafts of earlier visits stay. */
    forget: () => void write(found ?? []),
  }
}
