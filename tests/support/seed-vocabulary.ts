import { TOPICS } from '@/prisma/seed/topics'

/** The category names an article of the starter library may carry. */
export const CATEGORIES: readonly string[] = [
  'Actions and combinations',
  'Steel members',
  'Steel connections',
  'Plates and fatigue',
  'Concrete',
  'Composite structures',
  'Timber',
  'Masonry',
  'Geotechnics and foundations',
  'Seismic design',
  'Stability and robustness',
  'Serviceability',
  'Existing structures',
  'Fire',
  'Glass and aluminium',
]

/** The tag names an article of the starter library may carry: those that stand in a group of topics. */
export const TAGS: readonly string[] = Object.values(TOPICS).flat()

/** The elements the body of an article may use. */
export const ELEMENTS: readonly string[] = [
  'p',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'strong',
  'em',
  'blockquote',
  'table',
  'caption',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'sub',
  'sup',
  'code',
  'hr',
]
