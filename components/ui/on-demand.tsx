'use client'
import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react'
import { latePart } from './late-part'

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
export function dialogOnDemand<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const late = latePart('This could not be opened')
  const loadAndSay = async () => {
    const dialog = await load()
    late.came()
    return dialog
  }
  return onDemand<Props>(loadAndSay, {
    failed: ({ onClose }) => <NotOpened onClose={onClose} say={late.failed} />,
  })
}

function NotOpened({ onClose, say }: { onClose: () => void; say: () => void }) {
  const giveUp = useEffectEvent(() => {
    say()
    onClose()
  })
  useEffect(() => giveUp(), [])
  return null
}
