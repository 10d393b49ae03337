import { box, tube } from '@/lib/calculations/sections/rules/hollow'
import { principal } from '@/lib/calculations/sections/rules/properties'
import { angle, channel, iSection } from '@/lib/calculations/sections/rules/rolled'
import {
  CHS,
  EQUAL_ANGLES,
  HEA,
  HEB,
  HEM,
  IPE,
  PFC,
  RHS,
  SHS,
  UB,
  UC,
  UNEQUAL_ANGLES,
  type EuropeanSize,
  type RolledSize,
} from './dimensions'
import { field, figures, type BroughtTable, type Row } from './table'

const COMPUTED =
  'Calculated here from the nominal dimensions and rounded to four significant figures; density 7850 kg/m³. Axis y–y is the major axis.'
const TORSION =
  'The torsion constant counts the root radii by the circle inscribed in each junction (El Darwish and Johnston, 1965).'

/** From properties in mm to the usual units: cm², cm³, cm⁴, cm⁶. */
const cm = (value: number, power: number) => figures(value / 10 ** power)

const G = field('G', 'kg/m', 'mass per metre')
const A_L = field('A_L', 'm²/m', 'surface per metre')
const ROLLED = [
  field('section', null),
  G,
  field('h', 'mm', 'depth'),
  field('b', 'mm', 'width'),
  field('t_w', 'mm', 'web thickness'),
  field('t_f', 'mm', 'flange thickness'),
  field('r', 'mm', 'root radius'),
  field('d', 'mm', 'depth between root radii'),
  field('A', 'cm²', 'area'),
  field('I_y', 'cm⁴', 'second moment of area, major axis'),
  field('I_z', 'cm⁴', 'second moment of area, minor axis'),
  field('i_y', 'cm', 'radius of gyration, major axis'),
  field('i_z', 'cm', 'radius of gyration, minor axis'),
  field('W_el.y', 'cm³', 'elastic modulus, major axis'),
  field('W_el.z', 'cm³', 'elastic modulus, minor axis'),
  field('W_pl.y', 'cm³', 'plastic modulus, major axis'),
  field('W_pl.z', 'cm³', 'plastic modulus, minor axis'),
  field('I_T', 'cm⁴', 'torsion constant'),
  field('I_w', 'cm⁶', 'warping constant'),
]

type RolledOf = ReturnType<typeof iSection>

/** Returns a row with what `last` takes of the properties behind it. */
function rolledRow(
  [name, h, b, t_w, t_f, r]: RolledSize,
  of: typeof iSection,
  last: (p: RolledOf) => number,
): Row {
  const p = of({ h, b, t_w, t_f, r })
  return [
    name,
    figures(p.G),
    h,
    b,
    t_w,
    t_f,
    r,
    figures(h - 2 * (t_f + r)),
    cm(p.A, 2),
    cm(p.I_y, 4),
    cm(p.I_z, 4),
    cm(p.i_y, 1),
    cm(p.i_z, 1),
    cm(p['W_el.y'], 3),
    cm(p['W_el.z'], 3),
    cm(p['W_pl.y'], 3),
    cm(p['W_pl.z'], 3),
    cm(p.I_T, 4),
    cm(p.I_w, 6),
    last(p),
  ]
}

const I_NOTES = `${COMPUTED} ${TORSION} The warping constant is I_z (h − t_f)²/4.`

const iTable = (
  name: string,
  title: string,
  sizes: readonly RolledSize[],
  { source = 'BS 4-1:2005 and EN 10365:2017', notes = I_NOTES } = {},
): BroughtTable => ({
  name,
  section: 'sections',
  title,
  source: `${source} (dimensions); properties computed by Loadpath`,
  notes,
  fields: [...ROLLED, A_L],
  rows: sizes.map((size) => rolledRow(size, iSection, ({ A_L: surface }) => figures(surface))),
})

const channels: BroughtTable = {
  name: 'pfc_sections',
  section: 'sections',
  title: 'Parallel flange channels (PFC)',
  source: 'BS 4-1:2005 and EN 10365:2017 (dimensions); properties computed by Loadpath',
  notes: `${COMPUTED} ${TORSION} c_y is measured from the back of the web; W_el.z is that of the flange tips.`,
  fields: [...ROLLED, field('c_y', 'cm', 'centroid from the back of the web')],
  rows: PFC.map((size) => rolledRow(size, channel, ({ c_y }) => cm(c_y, 1))),
}

/** What the legs of an angle are called: those of an unequal one by their length. */
const legs = ({ upright, across }: { upright: string; across: string }) => [
  field('section', null),
  G,
  field('h', 'mm', upright),
  field('b', 'mm', across),
  field('t', 'mm', 'thickness'),
  field('r_1', 'mm', 'root radius'),
  field('r_2', 'mm', 'toe radius'),
  field('A', 'cm²', 'area'),
  field('c_y', 'cm', `centroid from the back of the ${upright}`),
  field('c_z', 'cm', `centroid from the back of the ${across}`),
  field('I_y', 'cm⁴', `second moment of area, axis parallel to the ${across}`),
  field('I_z', 'cm⁴', `second moment of area, axis parallel to the ${upright}`),
  field('I_u', 'cm⁴', 'second moment of area, major principal axis'),
  field('I_v', 'cm⁴', 'second moment of area, minor principal axis'),
  field('i_y', 'cm', `radius of gyration, axis parallel to the ${across}`),
  field('i_z', 'cm', `radius of gyration, axis parallel to the ${upright}`),
  field('i_v', 'cm', 'radius of gyration, minor principal axis'),
  field('W_el.y', 'cm³', `elastic modulus, axis parallel to the ${across}`),
  field('W_el.z', 'cm³', `elastic modulus, axis parallel to the ${upright}`),
  field('I_T', 'cm⁴', 'torsion constant'),
]

const BY_LENGTH = legs({ upright: 'longer leg', across: 'shorter leg' })
const BY_PLACE = legs({ upright: 'upright leg', across: 'horizontal leg' })

const angles = (
  name: string,
  title: string,
  sizes: typeof EQUAL_ANGLES,
  fields = BY_LENGTH,
): BroughtTable => ({
  name,
  section: 'sections',
  title,
  source: 'EN 10056-1:2017 (dimensions); properties computed by Loadpath',
  notes: `Calculated here from the nominal dimensions and rounded to four significant figures; density 7850 kg/m³. Axes y–y and z–z are parallel to the legs, u–u and v–v are the principal axes. The elastic moduli are those of the tips of the legs. ${TORSION}`,
  fields,
  rows: sizes.map(([h, b, t, r_1]) => {
    const p = angle({ h, b, t, r_1, r_2: r_1 / 2 })
    const { I_u, I_v } = principal(p)
    return [
      `${h}x${b}x${t}`,
      figures(p.G),
      h,
      b,
      t,
      r_1,
      r_1 / 2,
      cm(p.A, 2),
      cm(p.c_y, 1),
      cm(p.c_z, 1),
      cm(p.I_y, 4),
      cm(p.I_z, 4),
      cm(I_u, 4),
      cm(I_v, 4),
      cm(p.i_y, 1),
      cm(p.i_z, 1),
      cm(Math.sqrt(I_v / p.A), 1),
      cm(p['W_el.y'], 3),
      cm(p['W_el.z'], 3),
      cm(p.I_T, 4),
    ]
  }),
})

const W_T = field('W_T', 'cm³', 'torsion modulus')

const hollowNotes =
  'Calculated here from the nominal dimensions with the corner radii that EN 10210-2 calculates with (1.5 t outside, 1.0 t inside) and rounded to four significant figures; density 7850 kg/m³. Torsion follows Annex A of EN 10210-2. Cold-formed sections (EN 10219) have larger radii and other properties.'

const squares: BroughtTable = {
  name: 'shs_sections',
  section: 'sections',
  title: 'Square hollow sections (SHS), hot finished',
  source: 'EN 10210-2:2006 (dimensions); properties computed by Loadpath',
  notes: hollowNotes,
  fields: [
    field('section', null),
    G,
    field('b', 'mm', 'side'),
    field('t', 'mm', 'thickness'),
    field('A', 'cm²', 'area'),
    field('I', 'cm⁴', 'second moment of area'),
    field('i', 'cm', 'radius of gyration'),
    field('W_el', 'cm³', 'elastic modulus'),
    field('W_pl', 'cm³', 'plastic modulus'),
    field('I_T', 'cm⁴', 'torsion constant'),
    W_T,
    A_L,
  ],
  rows: SHS.map(([side, t]) => {
    const p = box({ h: side, b: side, t })
    return [
      `${side}x${side}x${t}`,
      figures(p.G),
      side,
      t,
      cm(p.A, 2),
      cm(p.I_y, 4),
      cm(p.i_y, 1),
      cm(p['W_el.y'], 3),
      cm(p['W_pl.y'], 3),
      cm(p.I_T, 4),
      cm(p.W_T, 3),
      figures(p.A_L),
    ]
  }),
}

const rectangles: BroughtTable = {
  name: 'rhs_sections',
  section: 'sections',
  title: 'Rectangular hollow sections (RHS), hot finished',
  source: 'EN 10210-2:2006 (dimensions); properties computed by Loadpath',
  notes: hollowNotes,
  fields: [
    field('section', null),
    G,
    field('h', 'mm', 'depth'),
    field('b', 'mm', 'width'),
    field('t', 'mm', 'thickness'),
    field('A', 'cm²', 'area'),
    field('I_y', 'cm⁴', 'second moment of area, major axis'),
    field('I_z', 'cm⁴', 'second moment of area, minor axis'),
    field('i_y', 'cm', 'radius of gyration, major axis'),
    field('i_z', 'cm', 'radius of gyration, minor axis'),
    field('W_el.y', 'cm³', 'elastic modulus, major axis'),
    field('W_el.z', 'cm³', 'elastic modulus, minor axis'),
    field('W_pl.y', 'cm³', 'plastic modulus, major axis'),
    field('W_pl.z', 'cm³', 'plastic modulus, minor axis'),
    field('I_T', 'cm⁴', 'torsion constant'),
    W_T,
    A_L,
  ],
  rows: RHS.map(([h, b, t]) => {
    const p = box({ h, b, t })
    return [
      `${h}x${b}x${t}`,
      figures(p.G),
      h,
      b,
      t,
      cm(p.A, 2),
      cm(p.I_y, 4),
      cm(p.I_z, 4),
      cm(p.i_y, 1),
      cm(p.i_z, 1),
      cm(p['W_el.y'], 3),
      cm(p['W_el.z'], 3),
      cm(p['W_pl.y'], 3),
      cm(p['W_pl.z'], 3),
      cm(p.I_T, 4),
      cm(p.W_T, 3),
      figures(p.A_L),
    ]
  }),
}

const circles: BroughtTable = {
  name: 'chs_sections',
  section: 'sections',
  title: 'Circular hollow sections (CHS), hot finished',
  source: 'EN 10210-2:2006 (dimensions); properties computed by Loadpath',
  notes:
    'Calculated here from the nominal dimensions, in closed form, and rounded to four significant figures; density 7850 kg/m³. They hold for cold-formed tubes (EN 10219) of the same size, too.',
  fields: [
    field('section', null),
    G,
    field('D', 'mm', 'outer diameter'),
    field('t', 'mm', 'thickness'),
    field('A', 'cm²', 'area'),
    field('I', 'cm⁴', 'second moment of area'),
    field('i', 'cm', 'radius of gyration'),
    field('W_el', 'cm³', 'elastic modulus'),
    field('W_pl', 'cm³', 'plastic modulus'),
    field('I_T', 'cm⁴', 'torsion constant'),
    W_T,
    A_L,
  ],
  rows: CHS.map(([D, t]) => {
    const p = tube({ D, t })
    return [
      `${D}x${t}`,
      figures(p.G),
      D,
      t,
      cm(p.A, 2),
      cm(p.I_y, 4),
      cm(p.i_y, 1),
      cm(p['W_el.y'], 3),
      cm(p['W_pl.y'], 3),
      cm(p.I_T, 4),
      cm(p.W_T, 3),
      figures(p.A_L),
    ]
  }),
}

const equalAngles = (fields?: BroughtTable['fields']) =>
  angles('equal_angles', 'Equal angles (L)', EQUAL_ANGLES, fields)

/** Their first version called one leg the longer one. */
export const EQUAL_ANGLES_BY_PLACE = equalAngles(BY_PLACE)

export const SECTION_TABLES: BroughtTable[] = [
  iTable('ub_sections', 'Universal beams (UB)', UB),
  iTable('uc_sections', 'Universal columns (UC)', UC),
  channels,
  squares,
  rectangles,
  circles,
  equalAngles(),
  angles('unequal_angles', 'Unequal angles (L)', UNEQUAL_ANGLES),
]

const europeanTable = (
  name: string,
  title: string,
  { sizes, others }: { sizes: readonly EuropeanSize[]; others: string },
): BroughtTable =>
  iTable(
    name,
    title,
    sizes.map(([section, h, b, t_w, t_f, r]) => [section, h, b, t_w, t_f, r]),
    {
      source: 'EN 10365:2017',
      notes: `The basic series alone, formerly of Euronorm ${others} of EN 10365 are not in this table. ${I_NOTES}`,
    },
  )

/** Stored by a later migration than the other tables. */
export const EUROPEAN_TABLES: BroughtTable[] = [
  europeanTable('ipe_sections', 'European I beams (IPE)', {
    sizes: IPE,
    others: '19-57: the sections IPE A, IPE AA, IPE O and IPE 750',
  }),
  europeanTable('hea_sections', 'European wide flange beams (HE A)', {
    sizes: HEA,
    others: '53-62: the sections HE AA and those with other widths and depths',
  }),
  europeanTable('heb_sections', 'European wide flange beams (HE B)', {
    sizes: HEB,
    others: '53-62: the sections with other widths and depths',
  }),
  europeanTable('hem_sections', 'European wide flange beams (HE M)', {
    sizes: HEM,
    others: '53-62: the sections with other widths and depths',
  }),
]
