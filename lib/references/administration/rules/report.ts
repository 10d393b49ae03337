import { PRODUCT } from '@/lib/core/constants'
import { REFERENCE_TYPES } from '../../types'
import { TYPE_NAMES } from '../../constants'
import type { Extraction } from '../types'

/** Characters that Markdown would take for its own. */
const plain = (text: string) => text.replace(/[\\`*_[\]<>#|]/g, '\\$&').replace(/\s+/g, ' ')

/** The extraction as a Markdown document. `day` is YYYY-MM-DD. */
export function reportOf(extraction: Extraction, day: string): string {
  const { totalReferences, uniqueReferences, referencesByType, referencesByArticle } = extraction
  const types = REFERENCE_TYPES.filter((type) => referencesByType[type].length > 0)
  const out = [
    `# ${PRODUCT.name}: references`,
    '',
    `As of ${day}.`,
    '',
    `- Total references: ${totalReferences}`,
    `- Unique references: ${uniqueReferences.length}`,
    `- Types: ${types.length}`,
    '',
    '## By type',
  ]
  for (const type of types) {
    out.push('', `### ${TYPE_NAMES[type]} (${referencesByType[type].length})`, '')
    for (const { reference, articleTitle } of referencesByType[type])
      out.push(`- ${plain(reference)} (in “${plain(articleTitle)}”)`)
  }
  out.push('', '## By article')
  for (const [title, references] of Object.entries(referencesByArticle)) {
    out.push('', `### ${plain(title)}`, '')
    for (const { type, reference } of references) out.push(`- ${plain(reference)} (${type})`)
  }
  out.push(
    '',
    '## All references',
    '',
    ...uniqueReferences.map((line, index) => `${index + 1}. ${plain(line)}`),
    '',
  )
  return out.join('\n')
}
