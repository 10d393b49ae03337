import type { Table } from '../types'

const ALL: Table[] = [
  {
    name: 'steel_grades',
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
  },
  {
    name: 'bolt_classes',
    title: 'Nominal strengths of bolts',
    source: 'EN 1993-1-8:2005, Table 3.1',
    fields: [
      { name: 'class', unit: null },
      { name: 'f_yb', unit: 'MPa' },
      { name: 'f_ub', unit: 'MPa' },
    ],
    rows: [
      ['4.6', 240, 400],
      ['4.8', 320, 400],
      ['5.6', 300, 500],
      ['5.8', 400, 500],
      ['6.8', 480, 600],
      ['8.8', 640, 800],
      ['10.9', 900, 1000],
    ],
  },
  {
    name: 'bolt_sizes',
    title: 'Bolts with coarse thread: diameter and nominal stress area',
    source: 'EN ISO 898-1, nominal stress areas',
    fields: [
      { name: 'size', unit: null },
      { name: 'd', unit: 'mm' },
      { name: 'A_s', unit: 'mm²' },
    ],
    rows: [
      ['M12', 12, 84.3],
      ['M16', 16, 157],
      ['M20', 20, 245],
      ['M22', 22, 303],
      ['M24', 24, 353],
      ['M27', 27, 459],
      ['M30', 30, 561],
      ['M36', 36, 817],
    ],
  },
]

/** The tables that a calculation may choose from, by name. */
export const TABLES: ReadonlyMap<string, Table> = new Map(ALL.map((table) => [table.name, table]))
