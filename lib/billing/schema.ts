import { z } from 'zod'

const PLAN = 'Please choose a paid plan'

export const planChoice = z.object({ planId: z.enum(['monthly', 'yearly'], PLAN) })
export type PlanChoice = z.output<typeof planChoice>
