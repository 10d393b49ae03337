import { readSheet } from '@/lib/calculations/rules/checking'
import type { SeedArticle } from './seed-articles'
import { readBody } from './seed-body'
import { TABLES } from './tables'

/** What every article of the starter library should have, as a reader would name it. */
export const PARTS = [
  'At a glance',
  'assumptions and limits',
  'drawing',
  'calculation',
  'other editions',
  'common mistakes',
  'clause marks',
  'links to other articles',
] as const

type Part = (typeof PARTS)[number]

/** Headings below which articles say what goes wrong. */
const OF_MISTAKES =
  /mistakes|\bslips\b|\btraps?\b|errors|goes wrong|missed|cautions|before (?:you|signing|leaving)|checker|sense checks|points to check/iu

/** Headings and sentences about what follows the edition that an article works with. */
const OF_EDITIONS = /edition|second generation/iu

/** Returns the parts that an article lacks. */
export function missingParts({ body }: SeedArticle): Part[] {
  const { headings, drawings, calculations, marks, links } = readBody(body)
  const prose = body.replace(/<pre[^]*?<\/pre>/gu, '')
  const has: Record<Part, boolean> = {
    'At a glance': headings.includes('At a glance'),
    'assumptions and limits': calculations.some((source) =>
      readSheet(source, TABLES).sheet?.statements.some(({ kind }) => kind === 'assume'),
    ),
    drawing: drawings.length > 0,
    calculation: calculations.length > 0,
    'other editions': OF_EDITIONS.test(prose),
    'common mistakes': headings.some((heading) => OF_MISTAKES.test(heading)),
    'clause marks': marks.length > 0,
    'links to other articles': links.length > 0,
  }
  return PARTS.filter((part) => !has[part])
}
