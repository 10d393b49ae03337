import { field, type BroughtTable } from './table'

const psi: BroughtTable = {
  name: 'psi_factors',
  section: 'actions',
  open: true,
  title: 'Combination factors ψ of buildings',
  source: 'EN 1990:2002+A1:2005, Table A1.1; UK National Annex, Table NA.A1.1',
  notes:
    'Recommended values and those of the UK National Annex. Vehicles: F up to 30 kN, G over 30 kN up to 160 kN. Snow: up to, or over, 1000 m above sea level; the higher row also holds for Finland, Iceland, Norway and Sweden.',
  fields: [
    field('action', null),
    field('psi_0', null, 'combination, recommended'),
    field('psi_1', null, 'frequent, recommended'),
    field('psi_2', null, 'quasi-permanent, recommended'),
    field('psi_0.UK', null, 'combination, UK'),
    field('psi_1.UK', null, 'frequent, UK'),
    field('psi_2.UK', null, 'quasi-permanent, UK'),
  ],
  rows: [
    ['A-residential', 0.7, 0.5, 0.3, 0.7, 0.5, 0.3],
    ['B-offices', 0.7, 0.5, 0.3, 0.7, 0.5, 0.3],
    ['C-congregation', 0.7, 0.7, 0.6, 0.7, 0.7, 0.6],
    ['D-shopping', 0.7, 0.7, 0.6, 0.7, 0.7, 0.6],
    ['E-storage', 1, 0.9, 0.8, 1, 0.9, 0.8],
    ['F-vehicles', 0.7, 0.7, 0.6, 0.7, 0.7, 0.6],
    ['G-vehicles', 0.7, 0.5, 0.3, 0.7, 0.5, 0.3],
    ['H-roofs', 0, 0, 0, 0.7, 0, 0],
    ['snow-to-1000m', 0.5, 0.2, 0, 0.5, 0.2, 0],
    ['snow-over-1000m', 0.7, 0.5, 0.2, 0.7, 0.5, 0.2],
    ['wind', 0.6, 0.2, 0, 0.5, 0.2, 0],
    ['temperature', 0.6, 0.5, 0, 0.6, 0.5, 0],
  ],
}

const partial: BroughtTable = {
  name: 'action_factors',
  section: 'actions',
  title: 'Partial factors for actions on buildings',
  source: 'EN 1990:2002+A1:2005, Tables A1.2(A) to (C); UK National Annex',
  notes:
    'Persistent and transient design situations, recommended values and those of the UK National Annex. A favourable variable action has the factor 0. ξ reduces γ_G.sup in expression 6.10b.',
  fields: [
    field('set', null),
    field('gamma_G.sup', null, 'permanent, unfavourable'),
    field('gamma_G.inf', null, 'permanent, favourable'),
    field('gamma_Q', null, 'variable, unfavourable'),
    field('xi', null, 'reduction in 6.10b'),
    field('xi_UK', null, 'reduction in 6.10b, UK'),
  ],
  rows: [
    ['EQU-set-A', 1.1, 0.9, 1.5, 1, 1],
    ['STR-set-B', 1.35, 1, 1.5, 0.85, 0.925],
    ['GEO-set-C', 1, 1, 1.3, 1, 1],
  ],
}

const resistance: BroughtTable = {
  name: 'material_factors',
  section: 'actions',
  title: 'Partial factors for materials and resistance',
  source:
    'EN 1992-1-1, Table 2.1N; EN 1993-1-1, 6.1; EN 1993-1-8, Table 2.1; EN 1995-1-1, Table 2.3; UK National Annexes',
  notes:
    'Persistent and transient situations, recommended values and those of the UK National Annexes (first generation of the Eurocodes).',
  fields: [
    field('material', null),
    field('standard', null, 'where'),
    field('gamma_M', null, 'recommended'),
    field('gamma_M.UK', null, 'UK'),
  ],
  rows: [
    ['concrete', 'EN 1992-1-1', 1.5, 1.5],
    ['reinforcement', 'EN 1992-1-1', 1.15, 1.15],
    ['steel-M0', 'EN 1993-1-1', 1, 1],
    ['steel-M1', 'EN 1993-1-1', 1, 1],
    ['steel-M2', 'EN 1993-1-1', 1.25, 1.1],
    ['bolts-M2', 'EN 1993-1-8', 1.25, 1.25],
    ['welds-M2', 'EN 1993-1-8', 1.25, 1.25],
    ['slip-M3', 'EN 1993-1-8', 1.25, 1.25],
    ['solid-timber', 'EN 1995-1-1', 1.3, 1.3],
    ['glulam', 'EN 1995-1-1', 1.25, 1.25],
  ],
}

const weights: BroughtTable = {
  name: 'unit_weights',
  section: 'actions',
  title: 'Unit weights of construction materials',
  source: 'EN 1991-1-1:2002, Annex A, Tables A.1 to A.5',
  notes:
    'From and to, as the standard gives them; one value stands twice. Reinforced concrete is normal-weight concrete with the 1 kN/m³ of note 1. Unhardened concrete weighs 1 kN/m³ more.',
  fields: [field('material', null), field('gamma_min', 'kN/m³', 'from'), field('gamma_max', 'kN/m³', 'to')],
  rows: [
    ['concrete', 24, 24],
    ['concrete-reinforced', 25, 25],
    ['cement-mortar', 19, 23],
    ['granite', 27, 30],
    ['sandstone', 21, 27],
    ['limestone-dense', 20, 29],
    ['aluminium', 27, 27],
    ['cast-iron', 71, 72.5],
    ['copper', 87, 89],
    ['lead', 112, 114],
    ['steel', 77, 78.5],
    ['zinc', 71, 72],
    ['timber-C14', 3.5, 3.5],
    ['timber-C16', 3.7, 3.7],
    ['timber-C18', 3.8, 3.8],
    ['timber-C22', 4.1, 4.1],
    ['timber-C24', 4.2, 4.2],
    ['timber-C27', 4.5, 4.5],
    ['timber-C30', 4.6, 4.6],
    ['timber-C35', 4.8, 4.8],
    ['timber-C40', 5, 5],
    ['glulam-GL24h', 3.7, 3.7],
    ['glulam-GL28h', 4, 4],
    ['glulam-GL32h', 4.2, 4.2],
    ['plywood-softwood', 5, 5],
    ['plywood-birch', 7, 7],
    ['chipboard', 7, 8],
    ['oriented-strand-board', 7, 7],
    ['glass-sheets', 25, 25],
  ],
}

const imposed: BroughtTable = {
  name: 'imposed_loads',
  section: 'actions',
  title: 'Imposed loads on floors of buildings',
  source: 'EN 1991-1-1:2002, Tables 6.2 and 6.4',
  notes:
    'The ranges from which national annexes choose; the UK National Annex divides the categories further and has values of its own. E1 is storage, for which the standard recommends one value.',
  fields: [
    field('category', null),
    field('use', null, 'use'),
    field('q_min', 'kN/m²', 'distributed, from'),
    field('q_max', 'kN/m²', 'distributed, to'),
    field('Q_min', 'kN', 'concentrated, from'),
    field('Q_max', 'kN', 'concentrated, to'),
  ],
  rows: [
    ['A-floors', 'residential floors', 1.5, 2, 2, 3],
    ['A-stairs', 'residential stairs', 2, 4, 2, 4],
    ['A-balconies', 'residential balconies', 2.5, 4, 2, 3],
    ['B', 'offices', 2, 3, 1.5, 4.5],
    ['C1', 'areas with tables', 2, 3, 3, 4],
    ['C2', 'areas with fixed seats', 3, 4, 2.5, 7],
    ['C3', 'areas without obstacles for moving people', 3, 5, 4, 7],
    ['C4', 'areas with possible physical activities', 4.5, 5, 3.5, 7],
    ['C5', 'areas susceptible to large crowds', 5, 7.5, 3.5, 4.5],
    ['D1', 'general retail shops', 4, 5, 3.5, 7],
    ['D2', 'department stores', 4, 5, 3.5, 7],
    ['E1', 'storage, including libraries', 7.5, 7.5, 7, 7],
  ],
}

export const ACTION_TABLES: BroughtTable[] = [psi, partial, resistance, weights, imposed]
