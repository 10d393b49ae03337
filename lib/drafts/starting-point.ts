import type { Version } from './types'

/** Whether both have the same in the fields of the first; forms add and reorder. */
export const isSame = <Values extends object>(one: Values, other: Values): boolean =>
  (Object.keys(one) as (keyof Values)[]).every(
    (field) => JSON.stringify(one[field]) === JSON.stringify(other[field]),
  )

type StartingPoint<Values> = {
  /** The version that the form goes on from, where there is one. */
  restored: Version<Values> | null
  /** What was typed elsewhere meanwhile, or before and not decided on. */
  others: Version<Values>[]
}

/**
 * Returns the later of what this device keeps, newest first, and what the account does; nothing typed is
 * passed over in silence.
 */
export function startingPoint<Values extends object>(
  [device, ...older]: Version<Values>[],
  account: Version<Values> | null,
): StartingPoint<Values> {
  // Sent from here, and gone from the account since: submitted or discarded elsewhere.
  if (!device || device.sent) return { restored: account, others: account ? older : [] }
  if (!account || device.base === account.base) return { restored: device, others: older }
  // The save that was under way when the page was left had arrived.
  if (isSame(device.values, account.values)) return { restored: account, others: older }
  return device.at > account.at
    ? { restored: device, others: [account, ...older] }
    : { restored: account, others: [device, ...older] }
}
