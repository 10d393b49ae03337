'use client'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { dropDraft, keepDraft } from '@/lib/articles/drafts/hooks'
import type { DraftPayload } from '@/lib/articles/drafts/schema'
import type { Draft } from '@/lib/articles/drafts/types'
import { Autosave, type SaveState } from './autosave'
import { deviceStore } from './device-draft'
import { startingPoint, type StartingPoint } from './starting-point'

type Options = {
  memberId: string
  articleId: number | null
  draft: Draft | null
  untouched: DraftPayload
}

/**
 * Where writing goes on, and what keeps it from being lost. Only in the browser: the device is asked at the
 * first render.
 */
export function useAutosave({ memberId, articleId, draft, untouched }: Options): {
  autosave: Autosave
  state: SaveState
  start: StartingPoint
} {
  const [{ autosave, start }] = useState(() => {
    const device = deviceStore(memberId, articleId)
    const from = startingPoint(device.read(), draft, untouched)
    const account = {
      keep: (payload: DraftPayload) => keepDraft({ memberId, articleId }, payload),
      drop: () => dropDraft(articleId),
    }
    return { start: from, autosave: new Autosave({ device, account, untouched, base: from.base }) }
  })
  useEffect(() => autosave.start(start.values, start.unsent), [autosave, start])
  useEffect(() => {
    const leave = () => autosave.keepOnDevice()
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
  }, [autosave])
  const state = useSyncExternalStore(autosave.subscribe, autosave.current)
  return { autosave, state, start }
}
