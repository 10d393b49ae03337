import { field, type BroughtTable } from './table'

const terrain: BroughtTable = {
  name: 'terrain_categories',
  section: 'actions',
  title: 'Terrain categories of wind',
  source: 'EN 1991-1-4:2005+A1:2010, Table 4.1',
  notes:
    'Recommended values; z_max is 200 m. The UK National Annex has three kinds of ground (sea, country, town) and charts instead.',
  fields: [
    field('category', null),
    field('ground', null, 'typical ground'),
    field('z_0', 'm', 'roughness length'),
    field('z_min', 'm', 'minimum height'),
  ],
  rows: [
    ['category-0', 'sea, or coast exposed to the open sea', 0.003, 1],
    ['category-I', 'lakes, or flat ground without obstacles', 0.01, 1],
    ['category-II', 'low vegetation and isolated obstacles', 0.05, 2],
    ['category-III', 'villages, suburbs, permanent forest', 0.3, 5],
    ['category-IV', 'at least 15 % built over, above 15 m on average', 1, 10],
  ],
}

const ground: BroughtTable = {
  name: 'ground_types',
  section: 'actions',
  title: 'Ground types of the elastic response spectrum',
  source: 'EN 1998-1:2004, Tables 3.1, 3.2 and 3.3',
  notes:
    'Recommended values for spectra of type 1, and of type 2, for regions whose earthquakes have surface-wave magnitudes of at most 5.5. Ground of the types S1 and S2 needs a study of its own (3.1.2(4)).',
  fields: [
    field('type', null),
    field('S_1', null, 'soil factor, type 1'),
    field('T_B.1', 's', 'lower corner period, type 1'),
    field('T_C.1', 's', 'upper corner period, type 1'),
    field('T_D.1', 's', 'period of constant displacement, type 1'),
    field('S_2', null, 'soil factor, type 2'),
    field('T_B.2', 's', 'lower corner period, type 2'),
    field('T_C.2', 's', 'upper corner period, type 2'),
    field('T_D.2', 's', 'period of constant displacement, type 2'),
  ],
  rows: [
    ['A-rock', 1, 0.15, 0.4, 2, 1, 0.05, 0.25, 1.2],
    ['B-very-dense', 1.2, 0.15, 0.5, 2, 1.35, 0.05, 0.25, 1.2],
    ['C-dense', 1.15, 0.2, 0.6, 2, 1.5, 0.1, 0.25, 1.2],
    ['D-loose', 1.35, 0.2, 0.8, 2, 1.8, 0.1, 0.3, 1.2],
    ['E-soft-over-rock', 1.4, 0.15, 0.5, 2, 1.6, 0.05, 0.25, 1.2],
  ],
}

export const SITE_TABLES: BroughtTable[] = [terrain, ground]
