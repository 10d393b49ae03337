import 'server-only'
import { z } from 'zod'
import { randomToken } from '@/lib/core/server/crypto'
import { env } from '@/lib/core/server/env'
import { TIMEOUTS } from '@/lib/core/server/timeouts'
import { messagesFor } from './rules/prompt'
import type { Evidence } from './types'

const MAX_TOKENS = 900
const MAX_ANSWER_CHARACTERS = 12_000

export const hasModel = () => {
  const { ASSISTANT_API_BASE, ASSISTANT_MODEL, ASSISTANT_API_KEY } = env()
  return Boolean(ASSISTANT_API_BASE && ASSISTANT_MODEL && ASSISTANT_API_KEY)
}

/**
 * Returns the lines that the model writes from these passages, each as soon as it is complete. Throws where
 * it does not answer.
 */
export async function* streamModelLines(
  question: string,
  passages: readonly Evidence[],
): AsyncGenerator<string> {
  const { ASSISTANT_API_BASE: base = '', ASSISTANT_MODEL: model, ASSISTANT_API_KEY: key } = env()
  const silence = new AbortController()
  const late = setTimeout(() => silence.abort(new Error('The model is silent')), TIMEOUTS.modelSilence)
  try {
    const reply = await fetch(`${base.replace(/\/$/, '')}/chat/completions`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` },
      body: JSON.stringify({
        model,
        stream: true,
        temperature: 0,
        max_tokens: MAX_TOKENS,
        messages: messagesFor(question, passages, randomToken().slice(0, 16)),
      }),
      signal: AbortSignal.any([AbortSignal.timeout(TIMEOUTS.model), silence.signal]),
    })
    if (!reply.ok || !reply.body) throw new Error(`The model answered ${reply.status}`)
    let line = ''
    let written = 0
    for await (const piece of piecesOf(reply.body)) {
      late.refresh()
      written += piece.length
      if (written > MAX_ANSWER_CHARACTERS) break
      const lines = (line + piece).split('\n')
      line = lines.pop()!
      yield* lines
    }
    yield line
  } finally {
    clearTimeout(late)
  }
}

async function* piecesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of body) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop()!
    for (const line of lines) {
      const data = /^data:\s*(\{.*)$/.exec(line.trim())?.[1]
      if (data) yield pieceIn(data)
    }
  }
}

const chunk = z.object({ choices: z.array(z.object({ delta: z.object({ content: z.string() }) })).min(1) })

/** Returns what a chunk adds; nothing where it is of another shape. */
function pieceIn(data: string): string {
  try {
    return chunk.safeParse(JSON.parse(data)).data?.choices[0]?.delta.content ?? ''
  } catch {
    return ''
  }
}
