import type { Statement } from '../types'

export type Family = 'beam' | 'plot' | 'geometry'

/** What a drawing is made of; lines of two kinds do not go together. */
const FAMILIES: Record<'beam' | 'plot', ReadonlySet<Statement['kind']>> = {
  beam: new Set(['span', 'support', 'udl', 'point', 'couple', 'stiffness', 'diagram']),
  plot: new Set(['axis', 'parameter', 'curve', 'series', 'mark']),
}

/** Returns what a drawing is: a beam, a plot, or geometry. */
export const familyOf = (kind: Statement['kind']): Family =>
  FAMILIES.beam.has(kind) ? 'beam' : FAMILIES.plot.has(kind) ? 'plot' : 'geometry'
