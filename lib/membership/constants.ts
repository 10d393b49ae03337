import type { Plan } from './types'
import { PLAN_NAMES, PRICES } from '@/lib/billing/constants'

/**
 * The plans as the specification words them. Which are available is a matter of the settings, not of this
 * list.
 */
export const PLANS: readonly Plan[] = [
  {
    id: 'free',
    name: 'Free Membership',
    price: 0,
    period: null,
    description: 'Everything the library holds during the free trial run.',
    features: [
      'Access to public articles',
      'Basic community features',
      'Engineering knowledge base',
      'Standard support',
    ],
    popular: false,
  },
  {
    id: 'monthly',
    name: PLAN_NAMES.monthly,
    price: PRICES.monthly / 100,
    period: 'month',
    description: 'The premium library, paid month by month.',
    features: ['Unlimited article access', 'Premium library', 'Priority support', 'Exclusive webinars'],
    popular: true,
  },
  {
    id: 'yearly',
    name: PLAN_NAMES.yearly,
    price: PRICES.yearly / 100,
    period: 'year',
    description: 'The premium library for a year, two months of it free.',
    features: [
      'Everything in Premium Monthly',
      'Early feature access',
      'Expert consultations',
      '2 months free',
    ],
    popular: false,
    savings: 'Save £10',
  },
]

/** After joining, the way to the sign-in page starts by itself (milliseconds). */
export const REDIRECT_DELAY = 2000

export const HEARD_FROM = [
  { value: 'search', label: 'Search engine' },
  { value: 'colleague', label: 'Colleague' },
  { value: 'social', label: 'Social media' },
  { value: 'conference', label: 'Conference or event' },
  { value: 'advertisement', label: 'Advertisement' },
  { value: 'other', label: 'Other' },
] as const
