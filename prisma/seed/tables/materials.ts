import { field, type BroughtTable } from './table'

const elastic: BroughtTable = {
  name: 'elastic_constants',
  section: 'materials',
  title: 'Elastic constants of metals',
  source: 'EN 1993-1-1:2005, 3.2.6; EN 1993-1-4:2006, 2.1.3; EN 1999-1-1:2007, 3.2.5',
  notes:
    'Values for design at ordinary temperature. Stainless steel: the austenitic grades of the standard with E = 200 GPa; G follows from E and ν. The modulus of concrete and of timber stands in the tables of their classes.',
  fields: [
    field('material', null),
    field('E', 'GPa', 'modulus of elasticity'),
    field('G', 'GPa', 'shear modulus'),
    field('nu', null, 'Poisson’s ratio'),
  ],
  rows: [
    ['structural-steel', 210, 81, 0.3],
    ['stainless-steel', 200, 76.9, 0.3],
    ['aluminium', 70, 27, 0.3],
  ],
}

const expansion: BroughtTable = {
  name: 'thermal_expansion',
  section: 'materials',
  title: 'Coefficients of thermal expansion',
  source: 'EN 1991-1-5:2003, Table C.1',
  notes:
    'From and to, as the standard gives them; one value stands twice. For composite members of steel and concrete steel may be taken with the value of concrete. EN 1999-1-1 has 23 × 10⁻⁶ per kelvin for aluminium.',
  fields: [field('material', null), field('alpha_min', 'K⁻¹', 'from'), field('alpha_max', 'K⁻¹', 'to')],
  rows: [
    ['aluminium', 2.4e-5, 2.4e-5],
    ['stainless-steel', 1.6e-5, 1.6e-5],
    ['structural-steel', 1.2e-5, 1.2e-5],
    ['concrete', 1e-5, 1e-5],
    ['concrete-lightweight', 7e-6, 7e-6],
    ['masonry', 6e-6, 1e-5],
    ['timber-along-grain', 5e-6, 5e-6],
    ['timber-across-grain', 3e-5, 7e-5],
  ],
}

export const MATERIAL_TABLES: BroughtTable[] = [elastic, expansion]
