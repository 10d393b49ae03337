import type { Program } from '@/lib/calculations/types'
import type { CORNERS, PROFILES, SIDES, STYLES } from './constants'

/** A value of a drawing: its number among the lines that calculate it. */
export type Slot = number

export type Side = (typeof SIDES)[number]

/** Where something is: two lengths, or a place of a shape and two lengths from there. */
export type Place = { x: Slot; y: Slot; of: string | null; side: Corner | null }

export type Corner = (typeof CORNERS)[number]

/** A text with values in it, each as it is shown. */
export type Said = (string | Shown)[]
export type Shown = { slot: Slot; factor: number; unit: string | null; figures: number }

/** How a shape is drawn; the names are classes of the style sheet. */
export type Style = (typeof STYLES)[number]

export type Profile = keyof typeof PROFILES

export type SupportKind = 'pin' | 'roller' | 'fixed'

/** What one line of a drawing says. */
export type StatementBody =
  | {
      kind: 'rect'
      name: string
      at: Place
      from: 'centre' | 'corner'
      width: Slot
      height: Slot
      style: Style[]
      label: Said | null
    }
  | { kind: 'circle'; name: string; at: Place; diameter: Slot; style: Style[]; label: Said | null }
  | { kind: 'line'; name: string; places: Place[]; closed: boolean; style: Style[]; label: Said | null }
  | { kind: 'offset'; name: string; of: string; by: Slot; style: Style[]; label: Said | null }
  | {
      kind: 'profile'
      name: string
      shape: Profile
      sizes: Slot[]
      radius: Slot | null
      at: Place
      turned: boolean
      style: Style[]
      label: Said | null
    }
  | {
      kind: 'bars'
      count: Slot
      diameter: Slot
      from: Place
      to: Place
      /** What they are, where they are no bars: “piles”. */
      as: string | null
      style: Style[]
      label: Said | null
    }
  | {
      kind: 'barsIn'
      count: Slot
      diameter: Slot
      of: string
      edge: 'top' | 'bottom'
      cover: Slot
      label: Said | null
    }
  | { kind: 'link'; of: string; diameter: Slot; cover: Slot; label: Said | null }
  | {
      kind: 'grid'
      columns: Slot
      rows: Slot
      diameter: Slot
      at: Place
      dx: Slot
      dy: Slot
      style: Style[]
      label: Said | null
    }
  | { kind: 'heights'; times: Slot }
  | { kind: 'dim'; from: Place; to: Place; side: Side | null; text: Said | null }
  | { kind: 'label'; at: Place; side: Side | null; text: Said }
  | { kind: 'arrow'; from: Place; to: Place; both: boolean; style: Style[]; label: Said | null }
  | { kind: 'force'; at: Place; towards: Side; style: Style[]; label: Said | null }
  | { kind: 'turn'; at: Place; clockwise: boolean; label: Said | null }
  | { kind: 'pressure'; from: Place; to: Place; first: Slot; last: Slot; side: Side; label: Said | null }
  | { kind: 'hold'; how: SupportKind; at: Place; side: Side }
  | { kind: 'angle'; at: Place; from: Place; to: Place; text: Said | null }
  | { kind: 'span'; from: string; to: string; length: Slot }
  | { kind: 'support'; how: SupportKind; at: string }
  | { kind: 'udl'; first: Slot; last: Slot; from: Station; to: Station; label: Said | null }
  | { kind: 'point'; load: Slot; at: Station; label: Said | null }
  | { kind: 'couple'; load: Slot; at: Station; label: Said | null }
  | { kind: 'stiffness'; value: Slot }
  | { kind: 'diagram'; of: 'V' | 'M' | 'w' }
  | {
      kind: 'axis'
      axis: 'x' | 'y'
      title: Said
      from: Slot
      to: Slot
      isLog: boolean
      factor: number
      /** Names at 1, 2, 3 … in place of numbers. */
      names: Said[]
      /** The days since 1 January 1970 that it marks, where its numbers are shown as dates. */
      days: number[]
    }
  | {
      kind: 'curve'
      /** What is drawn across, where the curve runs over the parameter. */
      across: Slot | null
      value: Slot
      from: Slot | null
      to: Slot | null
      style: Style[]
      isArea: boolean
      label: Said | null
    }
  | {
      kind: 'series'
      points: [Slot, Slot][]
      style: Style[]
      as: 'points' | 'line' | 'bars'
      label: Said | null
    }
  | { kind: 'parameter'; name: string; from: Slot; to: Slot }
  | { kind: 'mark'; x: Slot; y: Slot; label: Said | null }

export type Statement = { line: number } & StatementBody

export type StatementOf<K extends Statement['kind']> = Extract<Statement, { kind: K }>

/** A place along a beam: a node of it, and how far behind it. */
export type Station = { node: string; after: Slot | null }

/** A drawing that was read and checked, ready to be drawn with any values. */
export type Drawing = {
  title: Said
  /** What its author says of it besides. */
  notes: Said[]
  statements: Statement[]
  /**
   * What calculates its values, named `#0`, `#1` and so on, behind the lines of a calculation that it
   * follows.
   */
  program: Program
}

export type XY = [x: number, y: number]

/** A piece of an outline, y upwards in a model and downwards on paper. */
export type Piece =
  | ['M' | 'L', number, number]
  | ['C', number, number, number, number, number, number]
  | ['A', radius: number, large: 0 | 1, sweep: 0 | 1, x: number, y: number]
  | ['Z']

/** What is wrong, where, in a sentence. */
export type DrawingError = { line: number; column: number; message: string }

/** What a drawing comes to: the picture, the words and the numbers, from one model. */
export type Drawn = {
  title: string
  svg: string
  /** Sentences from which a reader could sketch it. */
  description: string
  /** What its author says of it besides, in sentences. */
  notes: string
  /** “1 : 20 when printed on A4”, or “not to scale”. */
  scale: string
  /** The numbers that it shows. */
  rows: [what: string, value: string][]
  /** The texts of its labels. */
  labels: string[]
}
