import { useEffect, useRef, useState } from 'react'

/** How far ahead of the reader loading starts. */
const AHEAD = '800px 0px'

/** Whether an element has come near the window; stays true once it has. */
export function useNearViewport<T extends Element>() {
  const frame = useRef<T>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    const element = frame.current
    if (!element || near) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: AHEAD },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [near])
  return { frame, near }
}
