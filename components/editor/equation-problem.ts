import katex from 'katex'

/** Why LaTeX cannot be set, in a sentence, and where: what stands before the place, in it and behind it. */
export type EquationProblem = {
  sentence: string
  place: { before: string; at: string; after: string } | null
}

/** Where in the LaTeX, from and to behind it; a place at its end is empty. */
type Span = { from: number; to: number }
type Said = string | (Span & { sentence: string })

const BRACE = 'A closing brace } is missing.'
const MISSING_END = 'Something is missing at the end: a closing brace }, or what the last command applies to.'

/** What KaTeX says, and what is said to a writer in its place. */
const SENTENCES: [said: RegExp, say: (match: string[], latex: string) => Said][] = [
  [/^Undefined control sequence: (\\.+)$/, ([, command]) => unknown(command!)],
  [
    /^Double superscript$/,
    () => 'Two ^ follow each other. Put what belongs together in braces, as in x^{a^b}.',
  ],
  [
    /^Double subscript$/,
    () => 'Two _ follow each other. Put what belongs together in braces, as in x_{a,b}.',
  ],
  [
    /^Expected group after '(.)'$/,
    ([, sign]) => `Nothing stands behind ${sign}. Write it as in x${sign}{2}.`,
  ],
  [/^Expected group as argument to '(\\\w+)'$/, ([, command]) => lacking(command!)],
  [/^Invalid delimiter '(.+)' after '(\\\w+)'$/, ([, sign, command]) => noDelimiter(command!, sign!)],
  [/^Expected '\\right', got 'EOF'$/, (_, latex) => openLeft(latex)],
  [/^Expected 'EOF', got '\\right'$/, () => '\\right has no \\left before it.'],
  [/^\\middle without preceding \\left$/, () => '\\middle has no \\left before it.'],
  [/^Expected & or .* or \\end$/, (_, latex) => openEnvironment(latex)],
  [/^Expected 'EOF', got '\\end'$/, () => '\\end has no \\begin before it.'],
  [
    /^Mismatch: \\begin\{(.+)\} matched by \\end\{(.+)\}$/,
    ([, begun, ended]) => `\\begin{${begun}} is closed by \\end{${ended}}. Both need the same name.`,
  ],
  [/^No such environment: (.+)$/, ([, name]) => `\\begin{${name}} is not known here.`],
  [
    /^\{(.+)\} can be used only in display mode\.$/,
    ([, name]) => `\\begin{${name}} needs a line of its own. Choose “On its own line” as the place.`,
  ],
  [
    /^\\tag works only in display equations$/,
    () => '\\tag needs a line of its own. Choose “On its own line” as the place.',
  ],
  [
    /^Unknown column alignment: (.+)$/,
    ([, sign]) => `A column of an array is l, c or r, as in \\begin{array}{lc}, and not ${sign}.`,
  ],
  [/^Expected 'EOF', got '[}]'$|^Extra }$/, () => 'There is one closing brace } too many.'],
  [/^Expected '}', got 'EOF'$/, (_, latex) => openBrace(latex) ?? BRACE],
  [/^Unexpected end of input in a macro argument, expected '}'$/, (_, latex) => endOfArgument(latex)],
  [
    /^Unexpected end of input in a macro argument, expected ']'$/,
    () => 'A closing bracket ] is missing, as in \\sqrt[3]{x}.',
  ],
  [
    /^Expected 'EOF', got '&'$/,
    () => 'An & separates columns only between \\begin and \\end. Write \\& for the sign.',
  ],
  [/^Expected '(?:EOF|})', got '#'$/, () => 'A # has a meaning of its own in LaTeX. Write \\# for the sign.'],
  [
    /^Expected '(?:EOF|})', got '([_^])'$/,
    ([, sign]) => `A ${sign} cannot stand in \\text{…}. Close the text before it, as in \\text{a}${sign}{2}.`,
  ],
  [
    /^Can't use function '\$' in math mode$|^Expected '\$', got/,
    () => 'Dollar signs are not needed here: all of this field is an equation. Write \\$ for the sign.',
  ],
  [
    /^Can't use function '(.+)' in (math|text) mode$/,
    ([, command, mode]) => `${command} cannot stand ${mode === 'text' ? 'in \\text{…}' : 'in an equation'}.`,
  ],
  [/^Unexpected character: '\\'$/, () => 'A \\ stands alone. The name of a command follows it at once.'],
  [/^Unexpected character: '(.+)'$/, ([, sign]) => `${sign} cannot stand in an equation.`],
  [/^only one infix operator per group$/, () => 'Two \\over follow each other. Write \\frac{…}{…} instead.'],
  [
    /^Limit controls must follow a math operator$/,
    () => '\\limits belongs behind an operator, such as \\sum or \\int.',
  ],
  [/^Invalid size: 'EOF'$/, () => MISSING_END],
  [
    /^Invalid size: '(.*)'$/,
    ([, size]) => `${size} is not a length. Write it with its unit, as in 3mm or 1em.`,
  ],
  [/^Invalid unit: '(.*)'$/, ([, unit]) => `${unit} is not a unit of length here. Use mm, cm, pt or em.`],
  [/^Invalid color: '(.*)'$/, ([, colour]) => `${colour} is not a colour that is known here.`],
  [
    /^(\\\w+) valid only within array environment$/,
    ([, command]) => `${command} belongs between \\begin and \\end of an array.`,
  ],
  [/^Too many expansions/, () => 'A command of this equation is defined by itself, without an end.'],
]

/** What engineers bring along from other systems, and what stands for it here. */
const INSTEAD: Record<string, string> = {
  '\\SI': '3\\,\\text{mm}',
  '\\si': '\\text{mm}',
  '\\unit': '\\text{mm}',
  '\\qty': '3\\,\\text{mm}',
  '\\ce': '\\text{H}_2\\text{O}',
  '\\cr': '\\\\',
}

function unknown(command: string): string {
  const instead = INSTEAD[command]
  return `${command} is not a command that is known here.${instead ? ` Write ${instead} instead.` : ''}`
}

const lacking = (command: string) =>
  command === '\\right' || command === '\\left' || command.startsWith('\\big')
    ? `${command} lacks its bracket, as in ${command === '\\right' ? '\\right)' : `${command}(`}.`
    : `${command} lacks what it applies to, in braces: ${command}{…}.`

const noDelimiter = (command: string, sign: string) =>
  `Behind ${command} stands ${sign}, which is no bracket. Write ${command}( or ${command}[, for example.`

/** The last of the openings that nothing closes; null where each is closed. */
function lastOpen(latex: string, signs: RegExp, isClosing: (sign: string) => boolean): Span | null {
  const open: Span[] = []
  for (const { 0: sign, index } of latex.matchAll(signs))
    if (isClosing(sign)) open.pop()
    else open.push({ from: index, to: index + sign.length })
  return open.at(-1) ?? null
}

/** A backslash takes the sign behind it with it: \{ is a sign, and \\{ is a new line and a brace. */
const openBrace = (latex: string): Said | null => {
  const masked = latex.replace(/\\[\s\S]/g, '..')
  const open = lastOpen(masked, /[{}]/g, (sign) => sign === '}')
  return open && { sentence: BRACE, ...open }
}

function openLeft(latex: string): Said {
  const sentence = 'A \\left has no \\right. Write \\right. where no bracket is to be shown.'
  const open = lastOpen(latex, /\\(?:left|right)(?![a-z])/gi, (sign) => sign === '\\right')
  return open ? { sentence, ...open } : sentence
}

function openEnvironment(latex: string): Said {
  const open = lastOpen(latex, /\\(?:begin|end)\{[^{}]*\}/g, (sign) => sign.startsWith('\\end'))
  if (!open) return MISSING_END
  const begin = latex.slice(open.from, open.to)
  return { sentence: `${begin} has no ${begin.replace('begin', 'end')}.`, ...open }
}

/** A command at the end that has not all of its arguments, or a brace that is open. */
function endOfArgument(latex: string): Said {
  const brace = openBrace(latex)
  if (brace) return brace
  const last = /(\\[a-z]+)(?:\s*(?:\[[^\]]*\]|\{[^{}]*\}))*\s*$/i.exec(latex)
  if (!last) return MISSING_END
  const [whole, command = ''] = last
  const isBegun = whole.includes('{')
  const sentence = isBegun
    ? `${command} needs one more part in braces, as in \\frac{a}{b}.`
    : lacking(command)
  return { sentence, from: last.index, to: last.index + command.length }
}

/** A % begins a note to oneself, which LaTeX leaves out. A backslash takes the sign behind it with it. */
const NOTE = /^(?:[^%\\]|\\[\s\S])*%/

/** Returns what is wrong with LaTeX of which a % hides a part; null where none does. */
export function hiddenBy(latex: string): EquationProblem | null {
  const [begun] = NOTE.exec(latex) ?? []
  if (begun === undefined) return null
  return {
    sentence: 'A % hides everything behind it. Write \\% for the sign.',
    place: placeIn(latex, { from: begun.length - 1, to: begun.length }),
  }
}

/** Returns what a refusal of KaTeX means to who wrote the LaTeX, and where in it. */
export function problemOf(latex: string, refusal: unknown): EquationProblem {
  if (!(refusal instanceof katex.ParseError))
    return { sentence: 'This equation is nested too deeply to be shown.', place: null }
  const { rawMessage, position, length } = refusal
  const said = saidOf(rawMessage, latex)
  const from = typeof said === 'string' ? position : said.from
  const to = typeof said === 'string' ? (position ?? 0) + (length ?? 0) : said.to
  return {
    sentence: typeof said === 'string' ? said : said.sentence,
    place: from === undefined ? null : placeIn(latex, { from, to }),
  }
}

/** Honest where a refusal is not among those that are known: what KaTeX says, as what it is. */
function saidOf(rawMessage: string, latex: string): Said {
  for (const [pattern, say] of SENTENCES) {
    const match = pattern.exec(rawMessage)
    if (match) return say(match, latex)
  }
  return `This cannot be read as LaTeX (${rawMessage}).`
}

/** Characters of context on either side. */
const AROUND = 20

function placeIn(latex: string, { from, to }: Span): EquationProblem['place'] {
  const start = Math.max(0, from - AROUND)
  const end = Math.min(latex.length, to + AROUND)
  return {
    before: `${start > 0 ? '…' : ''}${latex.slice(start, from)}`,
    at: latex.slice(from, to),
    after: `${latex.slice(to, end)}${end < latex.length ? '…' : ''}`,
  }
}
