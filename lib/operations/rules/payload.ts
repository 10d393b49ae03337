import type { FailedJob } from '../types'

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$|^\d+$/
const HIDDEN = '…'

/**
 * Returns the payload of a job with every text but ids hidden: a text may name a person or hold what they
 * wrote, and from the id of a link's token the token could be derived.
 */
export function shownPayload(payload: unknown): FailedJob['payload'] {
  const shown: FailedJob['payload'] = {}
  if (typeof payload !== 'object' || payload === null) return shown
  for (const [name, value] of Object.entries(payload)) {
    if (name.startsWith('_')) continue
    if (typeof value === 'number' || typeof value === 'boolean') shown[name] = value
    else if (typeof value === 'string') shown[name] = ID.test(value) && !/token/i.test(name) ? value : HIDDEN
    else for (const [inner, of] of Object.entries(shownPayload(value))) shown[`${name}.${inner}`] = of
  }
  return shown
}
