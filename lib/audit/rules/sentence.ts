import { ACTION_VERBS, MISSING_TARGETS } from '../constants'
import type { AuditLine } from '../types'

/**
 * Returns the verb phrase and the target of a record, to be read after the actor's name: "changed the
 * article" and “Web bearing”.
 */
export function actionPhrase({
  action,
  targetType,
  target,
}: Pick<AuditLine, 'action' | 'targetType' | 'target'>) {
  return {
    verb: ACTION_VERBS[action] ?? action,
    target: target ?? MISSING_TARGETS[targetType] ?? targetType,
    named: target !== null,
  }
}

export const sentenceOf = (line: Pick<AuditLine, 'actor' | 'action' | 'targetType' | 'target'>): string => {
  const { verb, target, named } = actionPhrase(line)
  return `${line.actor} ${verb} ${named ? `“${target}”` : target}`
}
