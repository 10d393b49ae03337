import type { CalculationEntry } from '@/lib/calculations/calls/types'
import type { RunInput } from '@/lib/calculations/calls/schema'
import { ENGINE } from '@/lib/calculations/constants'
import type { Table } from '@/lib/calculations/types'

/** The calculation of the examples: the answers beside it are calculated, not written. */
export const EXAMPLE_SOURCE = `title Plate in tension
standard EN 1993-1-1:2005+A1:2014
assume The plate is not weakened by holes.
choice grade = S355 from steel_grades "Steel grade"
input b_1 = 100 mm in 20 mm..400 mm "Width"
input t_1 = 10 mm in 3 mm..40 mm "Thickness"
input N_Ed = 300 kN in 0 kN..3000 kN "Tension"
given gamma_M0 = 1.0 national UK 1.0 @ 6.1
f_y = lookup(steel_grades, grade).f_y -> MPa @ Table 3.1
N_pl.Rd = b_1 t_1 f_y/gamma_M0 -> kN @ 6.2.3(2), (6.6) "Resistance"
check N_Ed <= N_pl.Rd "Tension"
expect N_pl.Rd = 355 kN ± 0.01 % "by hand"
case grade = S235, b_1 = 200 mm
expect N_pl.Rd = 470 kN ± 0.01 % "by hand"`

/** What the example reads, whatever the installation's own table says. */
export const EXAMPLE_TABLE: Table = {
  name: 'steel_grades',
  version: 1,
  title: 'Structural steel to EN 10025-2, thickness up to 40 mm',
  source: 'EN 1993-1-1:2005 with AC:2009, Table 3.1',
  fields: [
    { name: 'grade', unit: null },
    { name: 'f_y', unit: 'MPa' },
    { name: 'f_u', unit: 'MPa' },
  ],
  rows: [
    ['S235', 235, 360],
    ['S275', 275, 430],
    ['S355', 355, 490],
  ],
}

export const EXAMPLE_ENTRY: CalculationEntry = {
  id: '0b0b3a52-5f0c-4d5e-9a7e-2d1f0c6a4b11',
  title: 'Plate in tension',
  standard: 'EN 1993-1-1',
  engine: ENGINE,
  article: { slug: 'tension-members', title: 'Tension members', revision: 3 },
  verification: {
    expectedValues: 2,
    verified: true,
    largestDifference: 0,
    verifiedAt: '2026-11-22T12:00:00.000Z',
  },
}

export const EXAMPLE_INPUT: RunInput = { inputs: { N_Ed: '0.4 MN', t_1: 12, grade: 'S275' }, region: 'UK' }
