import { FIGURES } from '@/lib/calculations/constants'
import { refuse, Scope } from '@/lib/calculations/rules/dimensions'
import { readExpression } from '@/lib/calculations/rules/grammar'
import { NO_TABLES } from '@/lib/calculations/rules/tables'
import { describe, NUMBER, sameDimension, unitOf, usualUnit } from '@/lib/calculations/rules/units'
import type { Code, Dimension, Display, Instruction, Program, Sheet } from '@/lib/calculations/types'
import { DRAWING } from '../constants'
import type { Said } from '../types'
import { firstColumn, type Part } from './line'

export type Kind = keyof typeof KINDS
const KINDS = {
  length: [1, 0, 0, 0],
  force: [0, 1, 0, 0],
  'force per length': [-1, 1, 0, 0],
  moment: [1, 1, 0, 0],
  'bending stiffness': [2, 1, 0, 0],
  number: NUMBER,
} as const satisfies Record<string, Dimension>

/**
 * The values of a drawing: names with their dimensions, and what calculates each slot. Expressions and units
 * are those of calculations.
 */
export class Quantities {
  /** The number of the line that is being read. */
  line = 0
  private readonly scope = new Scope(NO_TABLES)
  private readonly formats = new Map<string, Display>()
  private readonly instructions: Instruction[] = []
  private slots = 0

  program = (): Program => ({
    instructions: this.instructions,
    tables: Object.fromEntries(this.scope.read),
  })

  areUsed = (): boolean => this.slots > 0

  /** Takes over the names of a calculation. */
  follow({ display, statements }: Sheet): void {
    for (const [name, one] of display) {
      const unit = one.unit === null ? null : unitOf(one.unit)
      if (one.unit !== null && !unit) continue
      this.scope.define(name, { dimension: unit?.dimension ?? NUMBER, unit })
      this.formats.set(name, one)
    }
    for (const one of statements) if (one.kind === 'choice') this.scope.choose(one)
  }

  define(name: string, part: Part): void {
    const { code, dimension, format, written, isWritten } = this.compiled(part)
    const unit = format.unit ?? written ?? usualUnit(dimension)
    if (!sameDimension(unit?.dimension ?? NUMBER, dimension))
      refuse(
        part.at + 1,
        `This is ${describe(dimension)}; ${unit!.text} is the unit of ${describe(unit!.dimension)}.`,
      )
    this.scope.define(name, { dimension, unit })
    this.formats.set(name, {
      factor: unit?.factor ?? 1,
      unit: unit?.text ?? null,
      // A number that is written out is shown as it was typed.
      figures: format.figures ?? (isWritten ? 0 : FIGURES),
    })
    this.step(name, code)
  }

  /** Defines a name whose value is another at each point of a curve. */
  defineVariable(name: string, dimension: Dimension, factor: number): void {
    this.scope.define(name, { dimension })
    this.instructions.push({ kind: 'input', line: this.line, name, value: 0, from: null, to: null, factor })
  }

  /** A name whose line is wrong is unknown, without an error at each of its uses. */
  giveUp(name: string): void {
    this.scope.giveUp(name)
  }

  /** Returns the slot of an expression; the dimension of 0 is null, as it is that of every other value. */
  slotOf(part: Part, kind?: Kind) {
    const compiled = this.compiled(part)
    const { code, known } = compiled
    if (kind && known && !sameDimension(known, KINDS[kind]))
      refuse(
        firstColumn(part),
        `Here ${kind === 'number' ? 'a plain number' : `a ${kind}`} is expected, and not ${describe(known)}.`,
      )
    this.step(`#${this.slots}`, code)
    return { ...compiled, slot: this.slots++, dimension: known }
  }

  /** Returns a text with values in braces. */
  said({ text, at }: Part): Said {
    const said: Said = []
    let done = 0
    for (const { 0: whole, 1: inside = '', index } of text.matchAll(/\{([^{}]*)\}/g)) {
      said.push(text.slice(done, index))
      const part = { text: inside, at: at + index + 1 }
      const { slot, dimension, format, written } = this.slotOf(part)
      const own = this.formats.get(inside.trim())
      const unit = format.unit ?? written ?? usualUnit(dimension ?? NUMBER)
      if (format.unit && !sameDimension(format.unit.dimension, dimension ?? NUMBER))
        refuse(part.at + 1, `This is ${describe(dimension ?? NUMBER)}; ${format.unit.text} is another unit.`)
      const shown =
        own && !format.unit
          ? { ...own, figures: format.figures ?? own.figures }
          : { factor: unit?.factor ?? 1, unit: unit?.text ?? null, figures: format.figures ?? FIGURES }
      said.push({ slot, ...shown })
      done = index + whole.length
    }
    said.push(text.slice(done))
    if (text.length > DRAWING.text) refuse(at + 1, `A text has at most ${DRAWING.text} characters.`)
    return said.filter((part) => part !== '')
  }

  private step(name: string, code: Code): void {
    this.instructions.push({ kind: 'step', line: this.line, name, cases: [{ code, when: [] }] })
  }

  private compiled({ text, at }: Part) {
    if (text.trim() === '') refuse(at + 1, 'A value is missing here.')
    const read = readExpression(' '.repeat(at) + text)
    if ('problem' in read) refuse(read.column, read.problem)
    const { code, dimension: known, unit } = this.scope.typed(read.expression)
    return {
      code,
      known,
      dimension: known ?? NUMBER,
      format: read.shown,
      written: unit ?? null,
      isWritten: read.expression.kind === 'number',
    }
  }
}
