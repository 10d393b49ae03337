import { field, type BroughtTable } from './table'

const slabs: BroughtTable = {
  name: 'slabs_in_fire',
  section: 'concrete',
  title: 'Slabs in fire: least thickness and axis distance',
  source: 'EN 1992-1-2:2004, Tables 5.8 and 5.9',
  notes:
    'Solid slabs of normal-weight concrete, reinforced, by tabulated data; thickness includes finishes that do not burn. Two ways: supported on four sides, by the ratio of the longer span to the shorter one. Flat slabs: where moments are not redistributed by more than 15 %. For 10 mm and 15 mm the cover of EN 1992-1-1 normally governs. Prestressing steel needs a larger axis distance (5.2(5)).',
  fields: [
    field('class', null),
    field('h_s', 'mm', 'thickness, one or two ways'),
    field('a_1', 'mm', 'axis distance, one way'),
    field('a_2', 'mm', 'axis distance, two ways, ratio up to 1.5'),
    field('a_3', 'mm', 'axis distance, two ways, ratio up to 2'),
    field('h_flat', 'mm', 'thickness, flat on columns'),
    field('a_flat', 'mm', 'axis distance, flat on columns'),
  ],
  rows: [
    ['REI30', 60, 10, 10, 10, 150, 10],
    ['REI60', 80, 20, 10, 15, 180, 15],
    ['REI90', 100, 30, 15, 20, 200, 25],
    ['REI120', 120, 40, 20, 25, 200, 35],
    ['REI180', 150, 55, 30, 40, 200, 45],
    ['REI240', 175, 65, 40, 50, 200, 50],
  ],
}

const beams: BroughtTable = {
  name: 'beams_in_fire',
  section: 'concrete',
  title: 'Simply supported beams in fire: width and axis distance',
  source: 'EN 1992-1-2:2004, Table 5.5',
  notes:
    'Reinforced beams of normal-weight concrete, heated on three sides, by tabulated data: any one of the four pairs of width and axis distance. In the lowest layer of a beam the corner bars need 10 mm more to the side, where the width is no larger than that of the fourth pair. Continuous beams have Table 5.6. For 15 mm the cover of EN 1992-1-1 normally governs.',
  fields: [
    field('class', null),
    field('b_1', 'mm', 'width, first pair'),
    field('a_1', 'mm', 'axis distance, first pair'),
    field('b_2', 'mm', 'width, second pair'),
    field('a_2', 'mm', 'axis distance, second pair'),
    field('b_3', 'mm', 'width, third pair'),
    field('a_3', 'mm', 'axis distance, third pair'),
    field('b_4', 'mm', 'width, fourth pair'),
    field('a_4', 'mm', 'axis distance, fourth pair'),
  ],
  rows: [
    ['R30', 80, 25, 120, 20, 160, 15, 200, 15],
    ['R60', 120, 40, 160, 35, 200, 30, 300, 25],
    ['R90', 150, 55, 200, 45, 300, 40, 400, 35],
    ['R120', 200, 65, 240, 60, 300, 55, 500, 50],
    ['R180', 240, 80, 300, 70, 400, 65, 600, 60],
    ['R240', 280, 90, 350, 80, 500, 75, 700, 70],
  ],
}

const concrete: BroughtTable = {
  name: 'concrete_in_fire',
  section: 'concrete',
  title: 'Concrete at elevated temperature: reduction of strength',
  source: 'EN 1992-1-2:2004, Table 3.1',
  notes:
    'Compressive strength of normal-weight concrete relative to 20 °C, while it is heated; between the temperatures of the table the standard allows linear interpolation, which interp() does. High-strength concrete has Table 6.1N.',
  fields: [
    field('theta', '°C', 'concrete temperature'),
    field('k_c.sil', null, 'compressive strength, siliceous aggregates'),
    field('k_c.cal', null, 'compressive strength, calcareous aggregates'),
  ],
  rows: [
    [20, 1, 1],
    [100, 1, 1],
    [200, 0.95, 0.97],
    [300, 0.85, 0.91],
    [400, 0.75, 0.85],
    [500, 0.6, 0.74],
    [600, 0.45, 0.6],
    [700, 0.3, 0.43],
    [800, 0.15, 0.27],
    [900, 0.08, 0.15],
    [1000, 0.04, 0.06],
    [1100, 0.01, 0.02],
    [1200, 0, 0],
  ],
}

const reinforcement: BroughtTable = {
  name: 'reinforcement_in_fire',
  section: 'concrete',
  title: 'Reinforcement at elevated temperature: reduction factors',
  source: 'EN 1992-1-2:2004, Table 3.2a',
  notes:
    'Class N, relative to the values at 20 °C: strength is that at a strain of at least 2 %. Between the temperatures of the table the standard allows linear interpolation, which interp() does.',
  fields: [
    field('theta', '°C', 'steel temperature'),
    field('k_s.hot', null, 'yield strength, hot rolled'),
    field('k_s.cold', null, 'yield strength, cold worked'),
    field('k_E.hot', null, 'modulus of elasticity, hot rolled'),
    field('k_E.cold', null, 'modulus of elasticity, cold worked'),
  ],
  rows: [
    [20, 1, 1, 1, 1],
    [100, 1, 1, 1, 1],
    [200, 1, 1, 0.9, 0.87],
    [300, 1, 1, 0.8, 0.72],
    [400, 1, 0.94, 0.7, 0.56],
    [500, 0.78, 0.67, 0.6, 0.4],
    [600, 0.47, 0.4, 0.31, 0.24],
    [700, 0.23, 0.12, 0.13, 0.08],
    [800, 0.11, 0.11, 0.09, 0.06],
    [900, 0.06, 0.08, 0.07, 0.05],
    [1000, 0.04, 0.05, 0.04, 0.03],
    [1100, 0.02, 0.03, 0.02, 0.02],
    [1200, 0, 0, 0, 0],
  ],
}

const charring: BroughtTable = {
  name: 'charring_rates',
  section: 'timber',
  title: 'Charring rates of timber, in mm a minute',
  source: 'EN 1995-1-2:2004, Table 3.1',
  notes:
    'Unprotected surfaces in the standard fire. The least characteristic density is 290 kg/m³ for softwood and beech, 480 kg/m³ for LVL and stands in the name for hardwood; between 290 and 450 kg/m³ hardwood may be interpolated. The notional rate includes corner roundings and fissures. Panels of 450 kg/m³, 20 mm thick: plywood 1.0, other panels 0.9 mm a minute, to be raised where they are thinner or lighter (3.4.2(9)).',
  fields: [
    field('material', null),
    field('beta_0', null, 'one-dimensional charring rate in mm a minute'),
    field('beta_n', null, 'notional charring rate in mm a minute'),
  ],
  rows: [
    ['softwood-solid', 0.65, 0.8],
    ['softwood-glulam', 0.65, 0.7],
    ['hardwood-290', 0.65, 0.7],
    ['hardwood-450', 0.5, 0.55],
    ['LVL', 0.65, 0.7],
  ],
}

export const FIRE_TABLES: BroughtTable[] = [slabs, beams, concrete, reinforcement, charring]
