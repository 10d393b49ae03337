import { isOfAxis, mainFields, rowsNamed, sectionIn, sectionsNamed } from '@/lib/search/rules/designations'
import { TABLES } from '../../support/tables'

/** The section of a question that asks for nothing of it in particular. */
const designationIn = (question: string) => {
  const asked = sectionIn(question)
  return asked?.fields.length === 0 ? asked.designation : null
}

test.each([
  ['HEB 200', 'heb200', 'heb'],
  ['HE 200 B', 'heb200', 'heb'],
  ['HE200B', 'heb200', 'heb'],
  ['HEA200', 'hea200', 'hea'],
  ['IPE 300', 'ipe300', 'ipe'],
  ['what is an IPE300?', 'ipe300', 'ipe'],
  ['what is it, an IPE300?', 'ipe300', 'ipe'],
  ['IPE 300, what is it', 'ipe300', 'ipe'],
  ['IPE 300 beam properties', 'ipe300', 'ipe'],
  ['IPE 300 A', 'ipea300', 'ipea'],
  ['UB 457x191x67', '457x191x67', 'ub'],
  ['457 x 191 x 67 UB', '457x191x67', 'ub'],
  ['457x191x67 UKB', '457x191x67', 'ub'],
  ['UB section 457x191x67', '457x191x67', 'ub'],
  ['457x191x67', '457x191x67', null],
  ['UKPFC 200x90x30', '200x90x30', 'pfc'],
  ['SHS 100x100x5', '100x100x5', 'shs'],
  ['CHS 168.3x6.3', '168.3x6.3', 'chs'],
  ['L 60x60x6', '60x60x6', 'angle'],
  ['EA 100x100x10', '100x100x10', 'equal'],
  ['W12x50', 'w12x50', 'w'],
  ['W 14 x 22', 'w14x22', 'w'],
  ['HSS6x6x1/4', 'hss6x6x1/4', 'hss'],
  ['IPN 200', 'ipn200', 'ipn'],
  ['200x300 beam', '200x300', null],
])('%s names a section', (question, size, family) => {
  expect(designationIn(question)).toMatchObject({ size, family })
})

test.each([
  'IPE',
  'steel beam',
  'C30/37',
  'C 30x37',
  'M20',
  'M12x50',
  'S355',
  'EN 1993-1-1',
  'HEB 200 buckling',
  'IPE 300 Iy',
  'HEB 200 or HEB 220',
  'HEA 200 S355',
  '"HEB 200"',
  'HEB 200 -column',
  'why is IPE 300 not used',
  'why is it an IPE 300',
])('%s asks for no section, or for more than its row', (question) => {
  expect(designationIn(question)).toBeNull()
})

test.each([
  ['IPE 300 Wpl', 'ipe300', 'W_pl.y'],
  ['IPE 300 It', 'ipe300', 'I_T'],
  ['ipe 300 it', 'ipe300', 'I_T'],
  ['IT of an IPE 300', 'ipe300', 'I_T'],
  ['PFC 200x90x30 I_t', '200x90x30', 'I_T'],
  ['SHS 100x100x5 J', '100x100x5', 'I_T'],
  ['IPE 300 Cw', 'ipe300', 'I_w'],
  ['IPE 300 W_pl', 'ipe300', 'W_pl.z'],
  ['weight of an IPE 300', 'ipe300', 'G'],
  ['IPE 300 Iyy', 'ipe300', 'I_z'],
  ['Ixx 457x191x67', '457x191x67', 'I_y'],
  ['UB 457x191x67 Zx', '457x191x67', 'W_pl.y'],
  ['HEB 200 radius of gyration', 'heb200', 'i_z'],
  ['SHS 100x100x5 moment of inertia', '100x100x5', 'I'],
  ['457x191x67 UB section modulus', '457x191x67', 'W_el.y'],
  ['IPE 300 cross-sectional area', 'ipe300', 'A'],
  ['A of an IPE 300', 'ipe300', 'A'],
  ['CHS 168.3x6.3 I', '168.3x6.3', 'I'],
  ['CHS 168.3x6.3 i', '168.3x6.3', 'i'],
  ['how heavy is a HEB 200 beam', 'heb200', 'G'],
  ['HEB 200 mass per metre', 'heb200', 'G'],
  ['UB 457 191 67 Zx', '457x191x67', 'W_pl.y'],
  ['IPE 300 inertia about the weak axis', 'ipe300', 'I_z'],
  ['UC 203x203x46 Wpl.y', '203x203x46', 'W_pl.y'],
  ['W of HEB 200', 'heb200', 'W_pl.y'],
  ['CHS 114.3x5 torsional constant', '114.3x5', 'I_T'],
  ['HEB 200 surface area', 'heb200', 'A_L'],
  ['IPE 300 weight and area', 'ipe300', 'A'],
  ['IPE 300 area, weight', 'ipe300', 'G'],
  ['IPE 300 weight in kN/m', 'ipe300', 'G'],
  ['UC 305x305x97 weight kg/m', '305x305x97', 'G'],
])('%s asks for a property by another name', (question, size, field) => {
  const asked = sectionIn(question)
  expect(asked?.designation.size).toBe(size)
  expect(asked?.fields).toContain(field)
})

test.each([
  'IPE 300 constructor',
  'IPE 300 buckling',
  'IPE 300 weight S355',
  'IPE 300 weight and price',
  'IPE 300 minimum weight',
  'weight',
  'IPE 300 Wpl HEB 300',
  'IPE 300 weak axis',
  'IPE 300 weak axis buckling',
  'HEB 200 heavy load',
  'weak axis of HEB 200 S355',
  'HEB 200 weight about the weak axis',
  'is HEB 200 I or H',
])('%s asks for no property by another name', (question) => expect(sectionIn(question)).toBeNull())

const IPE = TABLES.get('ipe_sections')!.fields
const ANGLES = TABLES.get('equal_angles')!.fields
const CHS = TABLES.get('chs_sections')!.fields

test.each([
  ['inertia about the weak axis', IPE, ['I_z']],
  ['second moment of area, strong axis', IPE, ['I_y']],
  ['second moment of area about the z-z axis', IPE, ['I_z']],
  ['second moment of area about the y axis', IPE, ['I_y', 'I_z']],
  ['second moment of area about the x axis', IPE, ['I_y', 'I_z']],
  ['plastic modulus minor axis', IPE, ['W_pl.z']],
  ['section modulus major axis', IPE, ['W_el.y', 'W_pl.y']],
  ['second moment of area about the minor axis', ANGLES, ['I_v']],
  ['second moment of area about the z axis', ANGLES, ['I_z']],
  ['second moment of area about the minor axis', CHS, ['I']],
  ['minimum radius of gyration', IPE, ['i_z']],
  ['least radius of gyration', ANGLES, ['i_v']],
  ['min radius of gyration', CHS, ['i']],
])('%s is of the columns of its axis', (property, columns, names) => {
  const { fields, axis } = sectionIn(`IPE 300 ${property}`)!
  expect(
    columns
      .filter(
        ({ name, words = '' }) => fields.includes(name) && isOfAxis(axis!, { name, description: words }),
      )
      .map(({ name }) => name),
  ).toEqual(names)
})

test('a small letter that stands apart is a word, and no series', () => {
  expect(designationIn('an IPE 300 a beam')?.size).toBe('ipe300')
  expect(designationIn('he 200 b')?.size).toBe('heb200')
})

test('a size without its mass names its series, and a size that no table has names nothing', () => {
  const keys = TABLES.get('ub_sections')!.rows.map(([key]) => String(key))
  const named = (question: string) => rowsNamed(keys, designationIn(question)!).map((row) => keys[row])
  expect(named('UB 457x191x67')).toEqual(['457x191x67'])
  expect(named('457x191 UB')).toContain('457x191x67')
  expect(named('457x191')).toContain('457x191x67')
  expect(named('200x300 beam')).toEqual([])
  expect(named('UB 305x102')).toEqual(['305x102x33', '305x102x28', '305x102x25'])
  expect(named('305x102')).toHaveLength(3)
})

test('every key of a table of sections is read as a designation with its family', () => {
  const families = { ub: 'UB', uc: 'UC', pfc: 'PFC', shs: 'SHS', rhs: 'RHS', chs: 'CHS', ipe: '', hea: '' }
  for (const [family, typed] of Object.entries({ ...families, heb: '', hem: '' })) {
    const keys = TABLES.get(`${family}_sections`)!.rows.map(([key]) => String(key))
    for (const [row, key] of keys.entries()) {
      const read = designationIn(`${typed} ${key}`.trim())
      expect([key, read?.family]).toEqual([key, family])
      expect(rowsNamed(keys, read!)).toEqual([row])
    }
  }
})

test('an answer shows the name of a section and what it is looked up for first', () => {
  expect(mainFields(['section', 'G', 'h', 'r', 'd', 'A', 'I_w'])).toEqual([0, 1, 2, 5])
})

test('HE 200 without its series names one row of each', () => {
  for (const table of ['hea_sections', 'heb_sections', 'hem_sections'])
    expect(
      rowsNamed(
        TABLES.get(table)!.rows.map(([key]) => String(key)),
        designationIn('HE 200')!,
      ),
    ).toHaveLength(1)
})

test.each([
  ['IPE 300 Iyy', ['ipe300']],
  ['HEB 200 or HEB 220', ['heb200', 'heb220']],
  ['HEA 200 S355', ['hea200']],
  ['EN 1993-1-1 6.3.2 for UB 457x191x67', ['457x191x67']],
  ['457x191x67', ['457x191x67']],
  ['concrete 200x300 in bending', []],
  ['M12x50 bolts', []],
  ['"HEB 200"', []],
])('%s names these sections', (question, sizes) => {
  expect(sectionsNamed(question).map(({ size }) => size)).toEqual(sizes)
})
