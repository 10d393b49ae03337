import { field, type BroughtTable } from './table'

const product: BroughtTable = {
  name: 'steel_strengths',
  section: 'steel',
  title: 'Yield strength of structural steel by thickness',
  source: 'EN 10025-2:2004, mechanical properties at ambient temperature',
  notes:
    'Minimum yield strength R_eH by nominal thickness, and the lower bound of the tensile strength R_m from 3 mm to 100 mm. The UK National Annex to EN 1993-1-1 takes f_y and f_u from here rather than from Table 3.1 of EN 1993-1-1.',
  fields: [
    field('grade', null),
    field('f_y.16', 'MPa', 'yield, up to 16 mm'),
    field('f_y.40', 'MPa', 'yield, over 16 up to 40 mm'),
    field('f_y.63', 'MPa', 'yield, over 40 up to 63 mm'),
    field('f_y.80', 'MPa', 'yield, over 63 up to 80 mm'),
    field('f_y.100', 'MPa', 'yield, over 80 up to 100 mm'),
    field('f_y.150', 'MPa', 'yield, over 100 up to 150 mm'),
    field('f_u', 'MPa', 'tensile strength, 3 to 100 mm'),
  ],
  rows: [
    ['S235', 235, 225, 215, 215, 215, 195, 360],
    ['S275', 275, 265, 255, 245, 235, 225, 410],
    ['S355', 355, 345, 335, 325, 315, 295, 470],
    ['S450', 450, 430, 410, 390, 380, 380, 550],
  ],
}

const nominal: BroughtTable = {
  name: 'steel_nominal',
  section: 'steel',
  title: 'Nominal strengths of hot-rolled steel and hot-finished hollow sections',
  source: 'EN 1993-1-1:2005 with AC:2009, Table 3.1',
  notes:
    'Recommended values for thicknesses up to 40 mm and over 40 mm up to 80 mm; the standard also allows the values of the product standards, which the UK National Annex requires.',
  fields: [
    field('grade', null),
    field('product', null, 'product standard'),
    field('f_y.40', 'MPa', 'yield, up to 40 mm'),
    field('f_u.40', 'MPa', 'tensile, up to 40 mm'),
    field('f_y.80', 'MPa', 'yield, over 40 up to 80 mm'),
    field('f_u.80', 'MPa', 'tensile, over 40 up to 80 mm'),
  ],
  rows: [
    ['S235', 'EN 10025-2', 235, 360, 215, 360],
    ['S275', 'EN 10025-2', 275, 430, 255, 410],
    ['S355', 'EN 10025-2', 355, 490, 335, 470],
    ['S450', 'EN 10025-2', 440, 550, 410, 550],
    ['S275N', 'EN 10025-3', 275, 390, 255, 370],
    ['S355N', 'EN 10025-3', 355, 490, 335, 470],
    ['S420N', 'EN 10025-3', 420, 520, 390, 520],
    ['S460N', 'EN 10025-3', 460, 540, 430, 540],
    ['S275M', 'EN 10025-4', 275, 370, 255, 360],
    ['S355M', 'EN 10025-4', 355, 470, 335, 450],
    ['S420M', 'EN 10025-4', 420, 520, 390, 500],
    ['S460M', 'EN 10025-4', 460, 540, 430, 530],
    ['S235H', 'EN 10210-1', 235, 360, 215, 340],
    ['S275H', 'EN 10210-1', 275, 430, 255, 410],
    ['S355H', 'EN 10210-1', 355, 510, 335, 490],
  ],
}

const curves: BroughtTable = {
  name: 'buckling_curves',
  section: 'steel',
  title: 'Imperfection factors of the buckling curves',
  source: 'EN 1993-1-1:2005, Table 6.1',
  notes:
    'For flexural, torsional and flexural-torsional buckling; Table 6.2 says which curve a section has. For lateral-torsional buckling Table 6.3 recommends the same factors for the curves a to d.',
  fields: [field('curve', null), field('alpha', null, 'imperfection factor')],
  rows: [
    ['a0', 0.13],
    ['a', 0.21],
    ['b', 0.34],
    ['c', 0.49],
    ['d', 0.76],
  ],
}

const heated: BroughtTable = {
  name: 'steel_in_fire',
  section: 'steel',
  title: 'Carbon steel at elevated temperature: reduction factors',
  source: 'EN 1993-1-2:2005, Table 3.1',
  notes:
    'Relative to the values at 20 °C; between the temperatures of the table the standard allows linear interpolation, which interp() does.',
  fields: [
    field('theta', '°C', 'steel temperature'),
    field('k_y', null, 'effective yield strength'),
    field('k_p', null, 'proportional limit'),
    field('k_E', null, 'slope of the linear elastic range'),
  ],
  rows: [
    [20, 1, 1, 1],
    [100, 1, 1, 1],
    [200, 1, 0.807, 0.9],
    [300, 1, 0.613, 0.8],
    [400, 1, 0.42, 0.7],
    [500, 0.78, 0.36, 0.6],
    [600, 0.47, 0.18, 0.31],
    [700, 0.23, 0.075, 0.13],
    [800, 0.11, 0.05, 0.09],
    [900, 0.06, 0.0375, 0.0675],
    [1000, 0.04, 0.025, 0.045],
    [1100, 0.02, 0.0125, 0.0225],
    [1200, 0, 0, 0],
  ],
}

export const STEEL_TABLES: BroughtTable[] = [product, nominal, curves, heated]
