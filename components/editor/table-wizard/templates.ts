import { newColumn, tableOf, type WizardTable } from './table'

/** The quick templates, with values that may be built on. */
export const TEMPLATES: { label: string; make: () => WizardTable }[] = [
  {
    label: 'Load Table',
    make: () =>
      tableOf(
        [newColumn('Load Type'), newColumn('Value', { type: 'number', unit: 'kN/m²' }), newColumn('Notes')],
        [
          ['Dead', '3.75', '150 mm slab of reinforced concrete, 25 kN/m³ (EN 1991-1-1, Table A.1)'],
          ['Live', '3.0', 'Offices, category B (EN 1991-1-1, Table 6.2)'],
          ['Wind Load', '0.8', 'Peak velocity pressure of the site (EN 1991-1-4, 4.5)'],
        ],
      ),
  },
  {
    label: 'Material Properties',
    make: () =>
      tableOf(
        [
          newColumn('Material'),
          // Characteristic: f_ck of EN 1992-1-1 Table 3.1, f_y of EN 1993-1-1 Table 3.1 (t ≤ 40 mm).
          newColumn('Strength', { type: 'number', unit: 'MPa' }),
          newColumn('Density', { type: 'number', unit: 'kg/m³' }),
          newColumn('Modulus', { type: 'number', unit: 'GPa' }),
        ],
        [
          ['Concrete C30/37', '30', '2500', '33'],
          ['Steel S355', '355', '7850', '210'],
        ],
      ),
  },
  {
    label: 'Section Properties',
    make: () =>
      tableOf(
        [
          newColumn('Section'),
          newColumn('Area', { type: 'number', unit: 'cm²' }),
          newColumn('Ixx', { type: 'number', unit: 'cm⁴' }),
          newColumn('Weight', { type: 'number', unit: 'kg/m' }),
        ],
        [['UB 457x191x67', '85.5', '29400', '67.1']],
      ),
  },
]
