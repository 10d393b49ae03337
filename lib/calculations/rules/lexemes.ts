import { FUNCTIONS } from './functions'

export const NAME = /[A-Za-z\u0370-\u03ff]+(?:_[A-Za-z0-9\u0370-\u03ff]+(?:[._][A-Za-z0-9\u0370-\u03ff]+)*)?/y
/** Functions whose names hold digits, which no other name does before its index. */
const CALL = new RegExp(
  `(?:${[...FUNCTIONS.keys()].filter((name) => /\d/.test(name)).join('|')})(?=\\()`,
  'y',
)
export const NUMBER = /\d+(?:\.\d+)?(?:e[+-]?\d+)?(?!\d|\.\d)/y

/** Returns the name that begins at a place, or that of a function with its bracket; null for neither. */
export function nameAt(text: string, at: number): string | null {
  CALL.lastIndex = NAME.lastIndex = at
  return (CALL.exec(text) ?? NAME.exec(text))?.[0] ?? null
}

/** What a line may begin with that is not a name; behind the first four comes text. */
export const STATEMENTS = [
  'title',
  'standard',
  'heading',
  'assume',
  'input',
  'choice',
  'given',
  'national',
  'check',
  'scope',
  'plot',
  'case',
  'expect',
] as const

/** Words that end an expression. */
export const ENDS: ReadonlySet<string> = new Set([
  'if',
  'and',
  'in',
  'to',
  'using',
  'national',
  'from',
  'over',
  'solve',
])
