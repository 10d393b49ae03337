import { materialAsked } from '@/lib/search/rules/materials'
import { namedRow } from '@/lib/search/rules/named-rows'

test.each([
  ['A393', 'mesh', 'a393'],
  ['B785 mesh', 'mesh', 'b785'],
  ['what is A193 fabric', 'mesh', 'a193'],
  ['C785 mesh', 'mesh', 'c785'],
  ['8.8 bolt', 'bolt', '8.8'],
  ['grade 10.9 bolts', 'bolt', '10.9'],
  ['bolt class 12.9', 'bolt', '12.9'],
  ['REI 120 slab', 'fire', 'rei120'],
  ['slab thickness for REI60', 'fire', 'rei60'],
  ['R90 beam width and axis distance', 'fire', 'r90'],
])('%s names a row with nothing beside it', (question, kind, name) => {
  expect(namedRow(question)).toMatchObject({ kind, name })
})

test.each([
  'A393 lap length',
  'A393 road',
  'A4',
  'C785',
  'C30',
  'A193 and A252',
  '"A393"',
  'A393 -road',
  '8.8',
  '8.8 m',
  '8.8 bolt shear',
  'M20 8.8 bolt',
  'bolt',
  'R120',
  'REI 120',
  'R60 slab',
  'R120 steel beam',
  'R 60 beam with cladding',
])('%s names no row, or asks for more', (question) => {
  expect(namedRow(question)).toBeNull()
})

test.each([
  ['E of steel', 'modulus of elasticity', ['steel']],
  ['steel E', 'modulus of elasticity', ['steel']],
  ['E of steel in N/mm2', 'modulus of elasticity', ['steel']],
  ["what is Young's modulus of stainless steel?", 'modulus of elasticity', ['stainless', 'steel']],
  ['youngs modulus glass', 'modulus of elasticity', ['glass']],
  ['Poisson’s ratio of steel', 'poisson ratio', ['steel']],
  ['poisson ratio steel', 'poisson ratio', ['steel']],
  ['shear modulus of steel', 'shear modulus', ['steel']],
  ['imposed load category C3', 'imposed load on floor', ['c3']],
  ['alpha for buckling curve c', 'imperfection factor', ['c']],
  ['imperfection factor curve a', 'imperfection factor', ['a']],
  ['density of reinforced concrete', 'unit weight', ['reinforced', 'concrete']],
  ['office live load', 'imposed load on floor', ['office']],
  ['what imposed floor load for shops', 'imposed load on floor', ['shop']],
])('%s asks a property of a material', (question, ours, material) => {
  expect(materialAsked(question)).toMatchObject({ property: { ours }, material })
})

test.each([
  'E',
  'density',
  'modulus of steel',
  'steel',
  'E of C24',
  'imposed load',
  'IPE 300 E',
  'E of steel at 500 °C',
  '"density of steel"',
  'steel density -concrete',
])('%s asks no property of a material that it names by words alone', (question) => {
  expect(materialAsked(question)).toBeNull()
})
