/** What was sent last under each key. */
const last = new Map<string, Promise<unknown>>()

/**
 * Sends once what was sent before under the same key has been answered, so that the last press is the last
 * to arrive. What still waits when the reader leaves the page is sent at that moment: nothing could send it
 * afterwards. Returns what `send` returns.
 */
export function inTurn<T>(key: string, send: () => Promise<T>): Promise<T> {
  const before = last.get(key)
  const mine = before ? settledOrLeft(before).then(send) : send()
  last.set(key, mine)
  const forget = () => {
    if (last.get(key) === mine) last.delete(key)
  }
  mine.then(forget, forget)
  return mine
}

function settledOrLeft(work: Promise<unknown>): Promise<void> {
  return new Promise((done) => {
    const go = () => {
      window.removeEventListener('pagehide', go)
      done()
    }
    window.addEventListener('pagehide', go)
    work.then(go, go)
  })
}
