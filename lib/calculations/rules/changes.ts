import { definedBy } from './grammar'
import { plainName } from './names'
import { tidied } from './printing'

/** A statement that differs; without `before` it was added, without `after` removed. */
export type StatementChange = { says: string; before: string | null; after: string | null }

/** `text` is as it was written, `printed` in one form. */
type Said = { key: string; says: string; text: string; printed: string }

const KINDS: Record<string, string> = { input: 'Input', choice: 'Choice', given: 'Given', step: 'Step' }
const HEADS: Record<string, string> = {
  title: 'Title',
  standard: 'Standard',
  heading: 'Heading',
  assume: 'Assumption',
  national: 'National values',
  check: 'Check',
  scope: 'Scope',
  plot: 'Plot',
  case: 'Case',
  expect: 'Expected value',
}

/**
 * Returns what differs between two calculations, statement by statement. A statement is known by the name
 * that it defines, a check by its label or its left side, an expected value by its name, its case and its
 * source: where a line stands and how its blanks are set make no difference. Lines with an error are
 * compared, too.
 */
export function statementChanges(before: string, after: string): StatementChange[] {
  const [former, now] = [statementsOf(before), statementsOf(after)]
  const [then, today] = [former, now].map((said) => new Map(said.map((one) => [one.key, one])))
  const changed = now.flatMap(({ key, says, text, printed }): StatementChange[] => {
    const was = then!.get(key)
    if (was?.printed === printed) return []
    return [{ says, before: was?.text ?? null, after: text }]
  })
  const removed = former
    .filter(({ key }) => !today!.has(key))
    .map(({ says, text }): StatementChange => ({ says, before: text, after: null }))
  return [...changed, ...removed]
}

/** Returns what a calculation calls itself; its lines may be wrong. */
export const titleIn = (source: string): string =>
  /^\s*title\s+(.+)$/m.exec(source)?.[1]?.trim() ?? 'Calculation'

function statementsOf(source: string): Said[] {
  const taken = new Map<string, number>()
  let inCase = ''
  const lines = tidied(source).split('\n').map(oneBlank)
  return source.split(/\r\n?|\n/).flatMap((line, index) => {
    const printed = lines[index]!
    if (printed === '' || printed.startsWith('#')) return []
    const said = statementOf(printed, inCase)
    if (printed.startsWith('case ')) inCase = printed
    // Of several that are known by the same, the first is compared with the first.
    const times = (taken.get(said.key) ?? 0) + 1
    taken.set(said.key, times)
    return [{ ...said, key: times === 1 ? said.key : `${said.key} ${times}`, text: oneBlank(line), printed }]
  })
}

const oneBlank = (line: string): string => line.replace(/\s+/g, ' ').trim()

function statementOf(text: string, inCase: string): Pick<Said, 'key' | 'says'> {
  const [, head = ''] = /^(\w+)\s/.exec(text) ?? []
  const says = HEADS[head]
  const label = /"([^"]*)"/.exec(text)?.[1]
  if (!says) {
    const defined = definedBy(text)
    return defined
      ? { key: `= ${defined.name}`, says: `${KINDS[defined.as]} ${plainName(defined.name)}` }
      : { key: text, says: 'Line' }
  }
  if (head === 'title' || head === 'standard' || head === 'national') return { key: head, says }
  const rest = text.slice(head.length + 1)
  if (head === 'check' || head === 'scope')
    return { key: `check ${label ?? rest.split(/[<>]=/)[0]!.trim()}`, says }
  if (head === 'plot') return { key: `plot ${rest.split(' in ')[0]!}`, says }
  if (head === 'expect') return { key: `expect ${rest.split('=')[0]!.trim()} ${inCase} ${label ?? ''}`, says }
  return { key: text, says }
}
