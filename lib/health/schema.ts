import { z } from 'zod'

/** `live` asks whether the process answers; anything else, whether the site can. */
export const probeQuery = z.object({ probe: z.enum(['live', 'ready']).optional().catch(undefined) })
export type ProbeQuery = z.output<typeof probeQuery>
