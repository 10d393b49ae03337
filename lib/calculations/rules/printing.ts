import { SHEET } from '../constants'
import type { Case, Condition, Expression, Quantity, Shown, Statement } from '../types'
import { parse } from './grammar'
import { ENDS } from './lexemes'
import { shownTolerance } from './numbers'
import { unitAt } from './units'

/**
 * Returns the lines of a calculation in one form: blanks where they help, a sign of multiplication only where
 * a blank would be read otherwise, clause before label. What is read of them stays the same. A line stays as
 * it is where it says nothing, cannot be read, or would become too long.
 */
export function tidied(source: string): string {
  const lines = source.split(/\r\n?|\n/)
  for (const statement of parse(source).statements) {
    const line = printed(statement)
    if (line.length <= SHEET.columns) lines[statement.line - 1] = line
  }
  return lines.join('\n')
}

/** Returns the line that says what a statement says. */
export function printed(statement: Statement): string {
  const { clause, label } = statement
  return [bodyOf(statement), clause && `@ ${clause}`, label && `"${label}"`].filter(Boolean).join('  ')
}

function bodyOf(statement: Statement): string {
  switch (statement.kind) {
    case 'title':
    case 'standard':
    case 'heading':
    case 'assume':
      return `${statement.kind} ${statement.text}`
    case 'input': {
      const { name, value, from, to, isWhole } = statement
      return `input ${name} = ${quantity(value)}${from && to ? ` in ${range(from, to)}` : ''}${isWhole ? ' whole' : ''}`
    }
    case 'choice':
      return `choice ${statement.name} = ${statement.key} ${statement.words ? `of ${statement.words.join(', ')}` : `from ${statement.table}`}`
    case 'given': {
      const national = statement.national.map(([region, value]) => ` national ${region} ${expression(value)}`)
      return `given ${statement.name} = ${expression(statement.value)}${national.join('')}`
    }
    case 'national':
      return `national ${statement.region}`
    case 'step':
      return `${statement.name} = ${statement.cases.map(ofCase).join(' | ')}${shown(statement)}`
    case 'solve': {
      const { name, from, to, left, right } = statement
      const ends = [from, to].map(expression).join('..')
      return `${name} = solve ${name} in ${ends}: ${expression(left)} = ${expression(right)}${shown(statement)}`
    }
    case 'check':
      return `${statement.isScope ? 'scope' : 'check'} ${expression(statement.left)} ${statement.comparison} ${expression(statement.right)}`
    case 'plot':
      return `plot ${statement.name} over ${statement.over} in ${range(statement.from, statement.to)}`
    case 'case':
      return `case ${[
        ...(statement.region === null ? [] : [`national = ${statement.region}`]),
        ...statement.inputs.map(
          ([name, value]) => `${name} = ${typeof value === 'string' ? value : quantity(value)}`,
        ),
      ].join(', ')}`
    case 'expect':
      return `expect ${statement.name} = ${quantity(statement.value)} ± ${shownTolerance(statement.tolerance)}`
  }
}

const quantity = ({ text, unit }: Quantity): string => (unit ? `${text} ${unit.text}` : text)

const range = (from: Quantity, to: Quantity): string => `${quantity(from)}..${quantity(to)}`

const ofCase = ({ value, when }: Case): string =>
  when.length === 0 ? expression(value) : `${expression(value)} if ${when.map(condition).join(' and ')}`

const condition = ({ left, comparison, right }: Condition): string =>
  `${expression(left)} ${comparison} ${expression(right)}`

const shown = ({ unit, figures, using }: Shown): string =>
  [
    unit && ` -> ${unit.text}`,
    figures !== null && ` to ${figures}`,
    using && ` using ${using.map(({ text }) => text).join(', ')}`,
  ]
    .filter(Boolean)
    .join('')

/** Brackets are a part of an expression, so that none has to be added. */
function expression(of: Expression): string {
  switch (of.kind) {
    case 'number':
      return quantity(of)
    case 'name':
      return of.name
    case 'negative':
      return `-${expression(of.of)}`
    case 'group':
      return `(${expression(of.of)})`
    case 'call':
      return `${of.name}(${of.of.map(expression).join(', ')})`
    case 'lookup':
      return `lookup(${of.table}, ${of.key}).${of.field}`
    case 'interp':
      return `interp(${of.table}, ${expression(of.at)})${of.field === null ? '' : `.${of.field}`}`
    case 'binary':
      return binary(of, expression(of.left), expression(of.right))
  }
}

type Binary = Extract<Expression, { kind: 'binary' }>

function binary({ operator, left }: Binary, before: string, after: string): string {
  switch (operator) {
    case '+':
    case '-':
      return `${before} ${operator} ${after}`
    case '*':
      return multipliesByBlank(left, after) ? `${before} ${after}` : `${before} * ${after}`
    case '/':
    case '^':
      return endsWithUnit(left) ? `${before} ${operator} ${after}` : before + operator + after
  }
}

/** Close behind it the next sign would be read as its part: 2 kN/m. */
function endsWithUnit(of: Expression): boolean {
  const last = lastOf(of)
  return last.kind === 'number' && last.unit !== null
}

/** What a blank before it does not multiply: a sign, another number, a word of the notation, or a unit. */
function multipliesByBlank(left: Expression, after: string): boolean {
  const word = /^\p{L}+/u.exec(after)?.[0]
  if (word === undefined) return after.startsWith('(')
  const last = lastOf(left)
  return !ENDS.has(word) && !(last.kind === 'number' && last.unit === null && unitAt(after, 0))
}

/** Returns what stands last in an expression. */
function lastOf(of: Expression): Expression {
  if (of.kind === 'binary') return lastOf(of.right)
  return of.kind === 'negative' ? lastOf(of.of) : of
}
