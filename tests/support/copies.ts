import { POST } from '@/app/api/calculations/copies/route'
import type { OpenCopy } from '@/lib/copies/types'
import { call } from './call'
import { createArticle } from './factories'

const SHEET = `<p>Text of an article on beams.</p><pre data-type="calculation">title Beam
standard EN 1990
input L = 6 m in 1 m..12 m "Span"
given q_d = 10 kN/m
input M_Rd = 60 kNm in 10 kNm..500 kNm
M_Ed = q_d L^2/8 -&gt; kNm @ 6.4.3 "Moment"
check M_Ed &lt;= M_Rd "Bending"</pre>`

type Options = {
  title: string
  folderId?: number
  note?: string
  premium?: (articleId: number) => Promise<unknown>
}

/** Saves a copy of a calculation, of an article that is made for it, which passes. */
export async function saveCopy(
  cookie: string,
  { premium, ...details }: Options,
): Promise<OpenCopy & { articleId: number }> {
  const { id: articleId } = await createArticle({ title: 'Beams', content: SHEET })
  const body = { articleId, key: 'beam', revision: 1, values: { L: '5' }, region: null, ...details }
  const reply = await call<OpenCopy>(POST, { cookie, body })
  if (reply.status !== 201) throw new Error(reply.text)
  await premium?.(articleId)
  return { ...reply.body, articleId }
}
