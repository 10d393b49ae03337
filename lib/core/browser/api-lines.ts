import { failure, parse, whosePage } from './api'

/**
 * Returns the lines of a reply, each parsed as soon as it has come, until `signal` ends it. Throws like
 * `api`, and an AbortError.
 */
export async function* apiLines<T>(path: string, body: unknown, signal?: AbortSignal): AsyncGenerator<T> {
  const reply = await fetch(path, {
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json', ...whosePage() },
    body: JSON.stringify(body),
    signal: signal ?? null,
  })
  if (!reply.ok || !reply.body) {
    const text = await reply.text()
    throw failure(reply, text, parse(text))
  }
  const reader = reply.body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const { done, value = '' } = await reader.read()
    const lines = (rest + value).split('\n')
    rest = lines.pop()!
    for (const line of lines) yield JSON.parse(line) as T
    if (done) return
  }
}
