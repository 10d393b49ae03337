import 'server-only'
import type { Render } from './answer-cache'
import { env } from '@/lib/core/server/env'
import type { route } from '@/lib/http/route'

type Handler = ReturnType<typeof route>

/** Returns how a call is rendered: by its own route handler, which judges the reader once more. */
export const renderCall =
  <Found>(handler: Handler, params: (path: string) => Record<string, string> = () => ({})): Render<Found> =>
  async ({ url, headers }) => {
    const request = new Request(new URL(url, env().APP_URL), { headers: { cookie: headers.cookie ?? '' } })
    const response = await handler(request, { params: Promise.resolve(params(url)) })
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: Buffer.from(await response.arrayBuffer()),
    }
  }
