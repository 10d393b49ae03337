export type PlanId = 'free' | 'monthly' | 'yearly'

/** `price` in pounds sterling for each period. */
export type Plan = {
  id: PlanId
  name: string
  price: number
  period: 'month' | 'year' | null
  description: string
  features: string[]
  popular: boolean
  savings?: string
}
