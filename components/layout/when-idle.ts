/**
 * Does something when the page has nothing else to do; where a browser knows no idle time, a moment after the
 * page. Returns what takes it back.
 */
export const whenIdle = (work: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, 1000)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work, { timeout: 4000 })
  return () => cancelIdleCallback(handle)
}
