import { calculate } from '../engine'
import type { Code, Given, Instruction, Program, Results } from '../types'

/**
 * Returns a function that calculates named results again for each value of one input. What the results do not
 * depend on is left out, and what does not depend on the input is calculated once: a curve of forty points
 * costs a fraction of forty sheets, and its values are those of the whole sheet.
 */
export function resultsOver(
  program: Program,
  given: Given,
  over: string,
  names: readonly string[],
): (value: number) => Results['values'] {
  const asked = upstreamOf(program, names)
  const { values } = calculate(asked, given)
  const varies = new Set([over])
  const instructions = asked.instructions.flatMap((one): Instruction[] => {
    if (one.kind === 'check') return []
    const { line, name, kind } = one
    if (name === over || kind === 'choice') return [one]
    if (namesIn(one).some((used) => varies.has(used))) {
      varies.add(name)
      return [one]
    }
    const value = values.get(name)
    return typeof value === 'number' ? [{ line, kind: 'given', name, code: value, national: {} }] : []
  })
  const reduced = { ...program, instructions }
  return (value) => calculate(reduced, { ...given, values: new Map(given.values).set(over, value) }).values
}

/** Returns a program without the checks and the lines that the named results do not depend on. */
export function upstreamOf(program: Program, names: readonly string[]): Program {
  const needed = new Set(names)
  const instructions = program.instructions.toReversed().filter((one) => {
    if (one.kind === 'check' || !needed.has(one.name)) return false
    for (const name of namesIn(one)) needed.add(name)
    return true
  })
  return { ...program, instructions: instructions.reverse() }
}

/** Returns the names that a line reads. */
export function namesIn(one: Instruction): string[] {
  switch (one.kind) {
    case 'input':
    case 'choice':
      return []
    case 'given':
      return [one.code, ...Object.values(one.national)].flatMap(namesOf)
    case 'step':
      return one.cases.flatMap(({ code, when }) => [code, ...when].flatMap(namesOf))
    case 'solve':
      return [one.from, one.to, one.left, one.right].flatMap(namesOf)
    case 'check':
      return [one.left, one.right].flatMap(namesOf)
  }
}

/** Returns the names that an expression reads. */
export const namesOf = (code: Code): string[] =>
  typeof code === 'string' ? [code] : typeof code === 'number' ? [] : code.of.flatMap(namesOf)
