'use client'
import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react'
import { NO_CONNECTION } from '@/lib/core/browser/api'
import { toast } from './toast'

type OnDemand<Props> = {
  /** In its place while its code is fetched. */
  waiting?: (props: Props) => ReactNode
  /** In its place where that failed. */
  failed: (props: Props, retry: () => void) => ReactNode
}

/**
 * A part of a page whose code is fetched when it is first shown. Without a connection, or when a newer build
 * has taken the place of this page's own, the page stays as it is and `failed` is shown, until the connection
 * is back; React's own `lazy` would take the page with it, and never ask again.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting, failed }: OnDemand<Props>,
): ComponentType<Props> {
  let known: ComponentType<Props> | null = null
  return function Part(props: Props) {
    const [Loaded, setLoaded] = useState(() => known)
    const [missing, setMissing] = useState(false)
    useEffect(() => {
      if (Loaded || missing) return
      let left = false
      load().then(
        (part) => {
          known = part
          if (!left) setLoaded(() => part)
        },
        () => !left && setMissing(true),
      )
      return () => {
        left = true
      }
    }, [Loaded, missing])
    useEffect(() => {
      if (!missing) return
      const again = () => setMissing(false)
      addEventListener('online', again)
      return () => removeEventListener('online', again)
    }, [missing])
    if (Loaded) return <Loaded {...props} />
    return missing ? failed(props, () => setMissing(false)) : waiting?.(props)
  }
}

/** The same for a dialog: where its code is not to be had it closes again and says why. */
export const dialogOnDemand = <Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
) => onDemand<Props>(load, { failed: ({ onClose }) => <NotOpened onClose={onClose} /> })

function NotOpened({ onClose }: { onClose: () => void }) {
  const giveUp = useEffectEvent(() => {
    toast({ title: 'This could not be opened', description: NO_CONNECTION, variant: 'destructive' })
    onClose()
  })
  useEffect(() => giveUp(), [])
  return null
}
