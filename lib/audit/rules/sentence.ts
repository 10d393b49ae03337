import { DEEDS, NAMELESS } from '../constants'
import type { AuditLine } from '../types'

/** What was done, to what, as it is read after the name of who did it: "changed the article" and “Web bearing”. */
export function deedOf({ action, targetType, target }: Pick<AuditLine, 'action' | 'targetType' | 'target'>) {
  return {
    deed: DEEDS[action] ?? action,
    target: target ?? NAMELESS[targetType] ?? targetType,
    named: target !== null,
  }
}

export const sentenceOf = (line: Pick<AuditLine, 'actor' | 'action' | 'targetType' | 'target'>): string => {
  const { deed, target, named } = deedOf(line)
  return `${line.actor} ${deed} ${named ? `“${target}”` : target}`
}
