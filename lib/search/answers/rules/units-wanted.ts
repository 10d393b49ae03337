import { nameOf } from './differing'
import type { DirectAnswer } from '../../types'
import { sameDimension, unitOf } from '@/lib/calculations/rules/units'
import type { Dimension } from '@/lib/calculations/types'

const UNIT = /\(([^()]+)\)/

/** A mass counts as its weight: engineers say either of a beam. */
const asWeight = ([length, force, time, temperature]: Dimension): Dimension =>
  time === 2 ? [length + 1, force, 0, temperature] : [length, force, time, temperature]

/** Mass is force times the square of time, by length. */
const isMass = ([, , time]: Dimension) => time === 2
const [WEIGHT, MASS] = [
  'The table has weights: 1 kN is the weight of about 102 kg.',
  'The table has masses: 100 kg weigh about 0.981 kN.',
]

/** Whether a value can be said in a unit; the mass of a section may be wanted of each metre. */
function fits(wanted: Dimension, own: Dimension): boolean {
  const [length, ...others] = asWeight(own)
  return (
    sameDimension(asWeight(wanted), [length, ...others]) ||
    (own[2] === 2 && length === -1 && sameDimension(asWeight(wanted), [0, ...others]))
  )
}

/**
 * Returns that what answers is no quantity of the unit in which it is wanted; null where it can be said in
 * it, or where one of the two is no unit.
 */
export function remarkOnUnit({ heads, answering }: DirectAnswer, typed: string | null): string | null {
  const wanted = typed === null ? null : unitOf(typed)
  const own = answering.flatMap((column) => {
    const unit = unitOf(UNIT.exec(heads[column]!)?.[1] ?? '')
    return unit ? [{ name: nameOf(heads[column]!), unit }] : []
  })
  if (!wanted || own.length < answering.length || own.length === 0) return null
  const fitting = own.find(({ unit }) => fits(wanted.dimension, unit.dimension))
  if (fitting) {
    const isOther = isMass(fitting.unit.dimension) !== isMass(wanted.dimension)
    return isOther ? (isMass(wanted.dimension) ? WEIGHT : MASS) : null
  }
  const names = own.map(({ name }) => name)
  const units = [...new Set(own.map(({ unit }) => unit.text))].join(' and ')
  return `${names.join(' and ')} cannot be stated in ${wanted.text}: the table has ${own.length > 1 ? 'them' : 'it'} in ${units}.`
}
