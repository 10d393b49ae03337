import { field, type BroughtTable } from './table'

const STRENGTHS = [
  field('class', null),
  field('f_m.k', 'MPa', 'bending'),
  field('f_t.0.k', 'MPa', 'tension along the grain'),
  field('f_t.90.k', 'MPa', 'tension across the grain'),
  field('f_c.0.k', 'MPa', 'compression along the grain'),
  field('f_c.90.k', 'MPa', 'compression across the grain'),
  field('f_v.k', 'MPa', 'shear'),
  field('E_0.mean', 'GPa', 'modulus of elasticity along the grain, mean'),
  field('E_0.05', 'GPa', 'modulus of elasticity along the grain, 5 % fractile'),
  field('E_90.mean', 'GPa', 'modulus of elasticity across the grain, mean'),
  field('G_mean', 'GPa', 'shear modulus, mean'),
  field('rho_k', 'kg/m³', 'density, characteristic'),
  field('rho_mean', 'kg/m³', 'density, mean'),
]

const softwood: BroughtTable = {
  name: 'timber_softwood',
  section: 'timber',
  title: 'Strength classes of softwood',
  source: 'EN 338:2016, Table 1',
  notes:
    'Characteristic values at 20 °C and 65 % relative humidity, based on edgewise bending tests. Bending and tension may be raised by k_h below a depth of 150 mm (EN 1995-1-1, 3.2).',
  fields: STRENGTHS,
  rows: [
    ['C14', 14, 7.2, 0.4, 16, 2.0, 3.0, 7, 4.7, 0.23, 0.44, 290, 350],
    ['C16', 16, 8.5, 0.4, 17, 2.2, 3.2, 8, 5.4, 0.27, 0.5, 310, 370],
    ['C18', 18, 10, 0.4, 18, 2.2, 3.4, 9, 6.0, 0.3, 0.56, 320, 380],
    ['C20', 20, 11.5, 0.4, 19, 2.3, 3.6, 9.5, 6.4, 0.32, 0.59, 330, 400],
    ['C22', 22, 13, 0.4, 20, 2.4, 3.8, 10, 6.7, 0.33, 0.63, 340, 410],
    ['C24', 24, 14.5, 0.4, 21, 2.5, 4.0, 11, 7.4, 0.37, 0.69, 350, 420],
    ['C27', 27, 16.5, 0.4, 22, 2.5, 4.0, 11.5, 7.7, 0.38, 0.72, 360, 430],
    ['C30', 30, 19, 0.4, 24, 2.7, 4.0, 12, 8.0, 0.4, 0.75, 380, 460],
    ['C35', 35, 22.5, 0.4, 25, 2.7, 4.0, 13, 8.7, 0.43, 0.81, 390, 470],
    ['C40', 40, 26, 0.4, 27, 2.8, 4.0, 14, 9.4, 0.47, 0.88, 400, 480],
    ['C45', 45, 30, 0.4, 29, 2.9, 4.0, 15, 10.1, 0.5, 0.94, 410, 490],
    ['C50', 50, 33.5, 0.4, 30, 3.0, 4.0, 16, 10.7, 0.53, 1.0, 430, 520],
  ],
}

const hardwood: BroughtTable = {
  name: 'timber_hardwood',
  section: 'timber',
  title: 'Strength classes of hardwood',
  source: 'EN 338:2016, Table 3',
  notes:
    'Characteristic values at 20 °C and 65 % relative humidity. Only the classes D30, D40 and D50 are listed.',
  fields: STRENGTHS,
  rows: [
    ['D30', 30, 18, 0.6, 24, 5.3, 3.9, 11, 9.2, 0.73, 0.69, 530, 640],
    ['D40', 40, 24, 0.6, 27, 5.5, 4.2, 13, 10.9, 0.87, 0.81, 550, 660],
    ['D50', 50, 30, 0.6, 30, 6.2, 4.5, 14, 11.8, 0.93, 0.88, 620, 740],
  ],
}

const GLULAM = [
  ...STRENGTHS.slice(0, 7),
  ...STRENGTHS.slice(7).flatMap((one) =>
    one.name === 'G_mean'
      ? [one, field('G_05', 'GPa', 'shear modulus, 5 % fractile')]
      : one.name === 'E_90.mean'
        ? [one, field('E_90.05', 'GPa', 'modulus of elasticity across the grain, 5 % fractile')]
        : [one],
  ),
]

/** What every class of glulam has: strength across and in shear, then stiffness across and in shear. */
const ACROSS = { f_t90: 0.5, f_c90: 2.5, f_v: 3.5, stiffness: [0.3, 0.25, 0.65, 0.54] }

const glulam = (
  name: string,
  title: string,
  source: string,
  classes: readonly (readonly [string, number, number, number, number, number, number, number])[],
): BroughtTable => ({
  name,
  section: 'timber',
  title,
  source,
  notes:
    'Characteristic values. Bending and tension may be raised by k_h below a depth of 600 mm (EN 1995-1-1, 3.3).',
  fields: GLULAM,
  rows: classes.map(([key, f_m, f_t0, f_c0, E, E_05, rho_k, rho_mean]) => [
    key,
    f_m,
    f_t0,
    ACROSS.f_t90,
    f_c0,
    ACROSS.f_c90,
    ACROSS.f_v,
    E,
    E_05,
    ...ACROSS.stiffness,
    rho_k,
    rho_mean,
  ]),
})

const homogeneous = glulam(
  'glulam_homogeneous',
  'Strength classes of homogeneous glued laminated timber',
  'EN 14080:2013, Table 5',
  [
    ['GL20h', 20, 16, 20, 8.4, 7.0, 340, 370],
    ['GL22h', 22, 17.6, 22, 10.5, 8.8, 370, 410],
    ['GL24h', 24, 19.2, 24, 11.5, 9.6, 385, 420],
    ['GL26h', 26, 20.8, 26, 12.1, 10.1, 405, 445],
    ['GL28h', 28, 22.3, 28, 12.6, 10.5, 425, 460],
    ['GL30h', 30, 24, 30, 13.6, 11.3, 430, 480],
    ['GL32h', 32, 25.6, 32, 14.2, 11.8, 440, 490],
  ],
)

const combined = glulam(
  'glulam_combined',
  'Strength classes of combined glued laminated timber',
  'EN 14080:2013, Table 4',
  [
    ['GL20c', 20, 15, 18.5, 10.4, 8.6, 355, 390],
    ['GL22c', 22, 16, 20, 10.4, 8.6, 355, 390],
    ['GL24c', 24, 17, 21.5, 11, 9.1, 365, 400],
    ['GL26c', 26, 19, 23.5, 12, 10, 385, 420],
    ['GL28c', 28, 19.5, 24, 12.5, 10.4, 390, 420],
    ['GL30c', 30, 19.5, 24.5, 13, 10.8, 390, 430],
    ['GL32c', 32, 19.5, 24.5, 13.5, 11.2, 400, 440],
  ],
)

const factors: BroughtTable = {
  name: 'timber_factors',
  section: 'timber',
  title: 'Partial factors and deformation factors of timber',
  source: 'EN 1995-1-1:2004+A1:2008, Tables 2.3 and 3.2',
  notes:
    'γ_M: recommended values for fundamental combinations; for accidental combinations it is 1.0. k_def by service class.',
  fields: [
    field('material', null),
    field('gamma_M', null, 'partial factor'),
    field('k_def.1', null, 'deformation factor, service class 1'),
    field('k_def.2', null, 'deformation factor, service class 2'),
    field('k_def.3', null, 'deformation factor, service class 3'),
  ],
  rows: [
    ['solid', 1.3, 0.6, 0.8, 2],
    ['glulam', 1.25, 0.6, 0.8, 2],
    ['LVL', 1.2, 0.6, 0.8, 2],
    ['plywood-EN636-3', 1.2, 0.8, 1, 2.5],
  ],
}

export const TIMBER_TABLES: BroughtTable[] = [softwood, hardwood, homogeneous, combined, factors]
