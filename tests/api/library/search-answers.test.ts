import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { GET as quickAnswer } from '@/app/api/search/answer/route'
import { GET as search } from '@/app/api/search/route'
import { importFile } from '@/lib/articles/importing/mutations'
import type { Verified } from '@/lib/auth/viewer'
import { db } from '@/lib/core/server/db'
import { LIMITS } from '@/lib/limits/constants'
import { ARTICLES } from '@/lib/search/indexing/constants'
import { catchUp } from '@/lib/search/indexing/jobs'
import { searchLibrary } from '@/lib/search/queries'
import { librarySearch } from '@/lib/search/schema'
import type { QuickAnswer } from '@/lib/search/types'
import { paidPlans } from '../../support/billing'
import { call } from '../../support/call'
import { createMember, resetLimits, signIn } from '../../support/factories'
import { loadSeedRegister } from '../../support/register'

paidPlans()

let reader: Verified
const answer = async (q: string, viewer = reader) =>
  (await searchLibrary(viewer, librarySearch.parse({ q }))).answer

/** Returns what the search of the header says before its articles. */
async function quickly(q: string) {
  const { cookie } = await signIn()
  return (await call<{ answer: QuickAnswer | null }>(quickAnswer, { cookie, query: { q } })).body
}

/** Returns the cells that answer, of all rows. */
const cells = async (q: string) => {
  const found = await answer(q)
  return found ? found.rows.flatMap((row) => found.answering.map((column) => row[column])) : null
}

beforeAll(async () => {
  reader = (await createMember()) as unknown as Verified
  const lines = createInterface({ input: createReadStream('prisma/seed/library.jsonl'), crlfDelay: Infinity })
  const { failed } = await importFile(lines, { publish: true, onProblem: () => {}, onProgress: () => {} })
  expect(failed).toBe(0)
  await catchUp(ARTICLES)
})
beforeEach(resetLimits)

test.each([
  ['imposed load in offices', ['2', '3', '1.5', '4.5']],
  ['what is the live load for offices?', ['2', '3', '1.5', '4.5']],
  ['imposed load for an office floor', ['2', '3', '1.5', '4.5']],
  ['floor load department store', ['4', '5', '3.5', '7']],
  ['imposed load domestic stairs', ['2', '4', '2', '4']],
  ['yeild strength of S275', ['275']],
  ['crack width XC3', ['0.3']],
  ['compressive strength of C30/37', ['30']],
  ['concrete strength in compression C35/45', ['35']],
  ['mean compressive strength C30/37', ['38']],
  ['cube strength C30/37', ['37']],
  ['ultimate strain C60/75', ['3.02', '2.88', '2.88']],
  ['8.8 bolt shear strength M20', ['94.1', '121']],
  ['M20 8.8 bolt strength in tension', ['800', '141']],
  ['S235 hollow section fu 50mm', ['340']],
  ['S355 hollow section fu 20mm', ['510']],
  ['thermal expansion of steel', ['0.000012', '0.000012', '0.000016', '0.000016']],
  ['density of stone granite', ['27', '30']],
  ['C16 compression perpendicular', ['2.2']],
  ['C24 compressive strength parallel to grain', ['21']],
  ['C24 tension parallel', ['14.5']],
  ['imposed load category C3', ['3', '5', '4', '7']],
  ['kdef solid timber SC3', ['2']],
  ['rebar area 4T20', ['1260']],
  ['fctm for fck 40', ['3.51']],
  ['alpha for curve c', ['0.49']],
  ['imperfection factor curve a', ['0.21']],
  ['charring rate of softwood', ['0.65', '0.8', '0.65', '0.7']],
  ['charring rate glulam', ['0.65', '0.7']],
  ['slab thickness for REI 120', ['120', '200']],
  ['flat slab thickness REI 120', ['200']],
  ['one way slab REI 60 axis distance', ['20']],
  ['crack width limit XC1', ['0.4']],
  ['what crack width is allowed in XS2?', ['0.3']],
  ['maximum crack width XD1', ['0.3']],
  ['w_max XC4', ['0.3']],
  ['S355 yield strength', ['355']],
  ['yield strength of S275', ['275']],
  ['what is the yield strength of S235?', ['235']],
  ['fy S355', ['355']],
  ['S355 f_y EN 1993-1-1', ['355']],
  ['S355 steel yield stress', ['355']],
  ['yield strength S 355', ['355']],
  ['S355 yield strength 60 mm', ['335']],
  ['yield strength of S355 plate 60 mm thick', ['335']],
  ['C30/37 modulus', ['32.8']],
  ['Ecm C30/37', ['32.8']],
  ['modulus of elasticity of C25/30 concrete', ['31.5']],
  ['C35/45 E_cm', ['34.1']],
  ['C90/105 modulus', ['43.6']],
  ['457x191x67 UB W_pl,y', ['1471']],
  ['plastic modulus UB 457 x 191 x 67', ['1471', '237.3']],
  ['second moment of area 254x254x73 UC', ['11410', '3908']],
  ['i_z 203x203x46 UC', ['5.134']],
  ['C20/25 fck', ['20']],
  ['C40/50 cylinder strength', ['40']],
  ['C25/30 f_ctk,0.05', ['1.8']],
  ['C30/37 f_bd', ['3.00']],
  ['bond strength C35/45', ['3.30']],
  ['M20 stress area', ['245']],
  ['A_s M24', ['353']],
  ['tensile stress area of an M16 bolt', ['157']],
  ['M12 stress area', ['84.3']],
  ['M20 As', ['245']],
  ['m20 as', ['245']],
  ['HEB 200, what is it', []],
  ['punching shear, what is it', null],
  ['is M20 the same as', null],
  ['is HEB 200 I or H section', null],
  ['is IPE 300 a B or I beam', null],
  ['M20 or D bolt', null],
  ['IPE 300 H', ['300']],
  ['HEB 200 h of the section', ['200']],
  ['fctm C40', ['3.51']],
  ['C40 f_ctm', ['3.51']],
  ['IPE 300 It', ['19.92']],
  ['L 100x100x10 area', ['19.15']],
  ['100x100x10 SHS area', ['34.93']],
  ['M20 d_0', ['22']],
  ['hole diameter M24', ['26']],
  ['8.8 bolt yield strength', ['640']],
  ['ultimate strength 10.9 bolts', ['1000']],
  ['f_ub 8.8', ['800']],
  ['4.6 f_yb', ['240']],
  ['beta_w S355', ['0.90']],
  ['S275 correlation factor', ['0.85']],
  ['psi_0 offices', ['0.7']],
  ['ψ2 storage', ['0.8']],
  ['psi_0 wind UK', ['0.5']],
  ['psi_0 wind', ['0.6']],
  ['psi_1 domestic', ['0.5']],
  ['gamma_M0', ['1', '1.1']],
  ['gamma_M0 stainless steel', ['1.1']],
  ['gamma_M1', ['1', '1.1', '1.1']],
  ['gamma_M0 UK', ['1']],
  ['γ_M1 in the UK', ['1']],
  ['What is gamma_M0 in the UK National Annex for steel?', ['1']],
  ['gamma_M0 NA to BS EN 1993-1-1', ['1']],
  ['gamma_M1 to the British annex', ['1']],
  ['psi_0 for wind according to the UK NA to BS EN 1990', ['0.5']],
  ['What is gamma_C in the UK National Annex for concrete?', ['1.5']],
  ['UK NA value of gamma_S', ['1.15']],
  ['γM0 EN 1993-1-1', ['1']],
  ['gamma_S', ['1.15']],
  ['gamma_C', ['1.5']],
  ['k_mod medium', ['0.8', '0.8', '0.65']],
  ['k mod permanent', ['0.6', '0.6', '0.5']],
  ['unit weight of granite', ['27 to 30']],
  ['q_k storage', ['7.5']],
  ['k_s oversize', ['0.85']],
  ['alpha_T steel', ['12']],
  ['T_B ground type B', ['0.15']],
  ['S355N yield strength', ['355', '335']],
  ['C24 bending strength', ['24']],
  ['bending strength of C24 timber', ['24']],
  ['C24 density', ['350', '420']],
  ['C24 tensile strength', ['14.5', '0.4']],
  ['C24 mean density', ['350', '420']],
  ['C24 shear modulus', ['0.69']],
  ['GL24h bending strength', ['24']],
  ['A393 area', ['393', '393']],
  ['A393 mesh mass', ['6.17']],
  ['B785 longitudinal wire', ['10']],
  ['H16 at 200 area', ['1010']],
  ['fctm C25/30', ['2.56']],
  ['C25/30 mean tensile strength', ['2.56']],
  ['C30/37 cube strength', ['37']],
  ['533x210x82 UB depth', ['528.3']],
  ['UB 457x191x67 web thickness', ['8.5']],
  ['flange thickness 457x191x67 UB', ['12.7']],
  ['torsion constant 203x203x46 UC', ['22.15']],
  ['M20 8.8 tension resistance', ['141']],
  ['M20 8.8 shear resistance', ['94.1', '121']],
  ['M20 8.8 tension capacity', ['141']],
  ['M20 8.8 shear capacity', ['94.1', '121']],
  ['M20 8.8 tensile capacity', ['141']],
  ['M24 8.8 resistance', ['136', '174', '203']],
  ['M24 8.8 capacity', ['136', '174', '203']],
  ['Ecm C40', ['35.2']],
  ['fck C40', ['40']],
  ['IPE 300 Iy', ['8356']],
  ['HEB 200 W_pl,y', ['642.5']],
  ['second moment of area HE 200 B', ['5696', '2003']],
  ['IPE 300 Wpl', ['628.4', '125.2']],
  ['UB 457x191x67 Wpl', ['1471', '237.3']],
  ['HEB 200 Wel', ['569.6', '200.3']],
  ['IPE 300 section modulus', ['557.1', '80.5', '628.4', '125.2']],
  ['SHS 100x100x5 moment of inertia', ['279.4']],
  ['weight of IPE 300', ['42.24']],
  ['IPE 300 cross-sectional area', ['53.81']],
  ['fctk,0.05 C30/37', ['2.03']],
  ['fctk 0,05 C30/37', ['2.03']],
  ['fctk005 C30/37', ['2.03']],
  ['C30/37 fctk,0.95', ['3.77']],
  ['E0.05 C24', ['7.4']],
  ['E0,05 C24', ['7.4']],
  ['E0,mean C24', ['11']],
  ['G0.05 GL24h', ['0.54']],
  ['ft,0,k C24', ['14.5']],
  ['rhok C24', ['350']],
  ['eps cu2 C60', ['2.88']],
  ['epsilon cu2 C60/75', ['2.88']],
  ['εcu2 C60/75', ['2.88']],
  ['IPE 300 second moment of area about the weak axis', ['603.8']],
  ['IPE 300 second moment of area about the z axis', ['603.8']],
  ['IPE 300 second moment of area about minor axis', ['603.8']],
  ['IPE 300 second moment of area about the y-y axis', ['8356', '603.8']],
  ['IPE 300 Wpl strong axis', ['628.4']],
  ['weak axis inertia of HEB 200', ['2003']],
  ['CHS 114.3x5 inertia about the weak axis', ['256.9']],
  ['L 100x100x10 second moment of area about the weak axis', ['73.01']],
  ['how heavy is a HEB 200', ['61.29']],
  ['how much does HEB 200 weigh', ['61.29']],
  ['weight of UB 457x191x67', ['67.12']],
  ['M16 tensile area', ['157']],
  ['CHS 114.3x5 I', ['256.9']],
  ['CHS 114.3x5 i', ['3.868']],
  ['A of IPE 300', ['53.81']],
  ['UB 457 191 67 Iy', ['29380']],
  ['457 191 67 UB Iy', ['29380']],
  ['SHS 100 100 5 area', ['18.73']],
  ['S355J2 yield strength', ['355']],
  ['S355J2+N fy', ['355']],
  ['E of C24', ['11', '7.4', '0.37']],
  ['E concrete C30/37', ['32.8']],
  ['area of 16mm bar', ['201']],
  ['weight of 20 mm rebar', ['2.47']],
  ['area of 5 16 mm bars', ['1010']],
  ['E of C30/37', ['32.8']],
  ['IPE 300 It Iw', ['19.92', '126300']],
  ['IPE 300 Iy and Iz', ['8356', '603.8']],
  ['IPE 300 h b tw tf', ['300', '150', '7.1', '10.7']],
  ['fctm and Ecm of C30/37', ['2.9', '32.8']],
  ['S235 fy fu', ['235', '360']],
  ['fctk C30/37', ['2.03', '3.77']],
  ['RHS 100x200x8 area', ['44.75']],
  ['SHS 100x5 area', ['18.73']],
  ['L 100x10 Iy', ['176.7']],
  ['IPE 300 Iy in mm4', ['8356']],
  ['Iy IPE300 cm^4', ['8356']],
  ['weight of IPE 300 in kN/m', ['42.24']],
  ['UC 203x203x46 Wpl.y', ['497.4']],
  ['IPE 300 weight and area', ['42.24', '53.81']],
  ['HEB 200 surface area', ['1.151']],
  ['W of HEB 200', ['569.6', '200.3', '642.5', '305.8']],
  ['L 100x100x10 minimum radius of gyration', ['1.952']],
  ['CHS 114.3x5 torsional constant', ['513.8']],
  ['least radius of gyration of L 100x100x10', ['1.952']],
  ['H16 area', ['201']],
  ['T12 area', ['113']],
  ['area of a B16 bar', ['201']],
  ['Y20 area', ['314']],
  ['H32 area mm2', ['804']],
  ['5H20 area', ['1570']],
  ['5h20 area', ['1570']],
  ['5 H 20', ['1570']],
  ['3B16', ['603']],
  ['4 no. T16', ['804']],
  ['6Ø16', ['1210']],
  ['T20 weight', ['2.47']],
  ['T16 at 150', ['1340']],
  ['Y12@200', ['565']],
  ['H16 kg/m', ['1.58']],
  ['A393', []],
  ['B785', []],
  ['A252 fabric', []],
  ['A142 mesh area', ['142', '142']],
  ['A193 mesh weight', ['3.02']],
  ['A393 kg/m2', ['6.17']],
  ['10.9 bolt yield', ['900']],
  ['4.6 bolt yield', ['240']],
  ['8.8 bolt ultimate', ['800']],
  ['8.8 fub', ['800']],
  ['bolt 8.8 fyb', ['640']],
  ['S355 yield', ['355']],
  ['yield of S235', ['235']],
  ['E of steel', ['210', '200']],
  ["Young's modulus of steel", ['210', '200']],
  ['modulus of elasticity steel', ['210', '200']],
  ['poisson ratio steel', ['0.3', '0.3']],
  ['steel E in N/mm2', ['210', '200']],
  ['E of structural steel', ['210']],
  ['Poisson’s ratio of aluminium', ['0.3']],
  ['thermal expansion concrete', ['0.00001', '0.00001', '0.000007', '0.000007']],
  ['coefficient of thermal expansion of masonry', ['0.000006', '0.00001']],
  ['shear modulus of stainless steel', ['76.9']],
  ['density of steel', ['77', '78.5']],
  ['density of concrete', ['24', '24', '25', '25']],
  ['steel density kg/m3', ['77', '78.5']],
  ['HEB 200 kg/m', ['61.29']],
  ['IPE 300 kg', ['42.24']],
  ['kg/m of IPE 300', ['42.24']],
  ['457x191x67 UB kg/m', ['67.12']],
  ['SHS 100x100x5 kg per metre', ['14.7']],
  ['C24 kg/m3', ['350', '420']],
  ['SHS 100x100x5 Iy', ['279.4']],
  ['CHS 114.3x5 iz', ['3.868']],
  ['SHS 100x100x5 Wpl,y', ['66.36']],
  ['100x100x10 Iv', ['73.01', '1.952']],
  ['S275 fy,16', ['275']],
  ['fu,40 S355', ['490']],
  ['S355 fy N/mm2', ['355']],
  ['C24 density', ['350', '420']],
])('%s is answered', async (q, values) => {
  expect([q, await cells(q)]).toEqual([q, values])
})

test.each([
  'S355',
  'yield strength',
  'S355 strength',
  'S355 ultimate strength',
  'S275 tensile strength',
  'S355 yield strength at 500 °C',
  'S355 yield strength EN 1993-1-2',
  'S355 yield strength EN 1993-1-1:2022',
  'S355 yield strength 200 mm',
  'S355 yield strength 20 mm',
  'S355 yield strength 60 m',
  'S460 yield strength',
  'S355 design strength',
  'S355 yield strength UK national annex',
  'S355 yield strength fire',
  'S355 or S275 yield strength',
  '"S355 yield strength"',
  'S355 yield strength -bolts',
  'C30/37',
  'C30 modulus',
  '457x191x67 UC W_pl,y',
  'psi_0 snow',
  'C30/37 strength',
  'C30/37 shear strength',
  'C30/37 modulus after 28 days',
  'C30/37 long-term modulus',
  'concrete modulus',
  'timber modulus',
  'C24 modulus',
  'C24 beam deflection',
  'C24 fire strength',
  'C24 bending strength service class 3',
  'A393 lap length',
  'A393 strength',
  'H16 anchorage length',
  '457x191x67 UB buckling resistance',
  'M20 8.8 bearing resistance',
  'M20 shear',
  '100 mm thickness',
  'C30/37 flexural strength',
  'S355 toughness',
  'GL24h modulus',
  'modulus of steel',
  'M20',
  'M20 shear resistance',
  'HE 200 Wpl',
  'IPE 300 weight S355',
  'CHS 168.3x6.3 height',
  'M18 stress area',
  '8.8 bolts',
  '12.9 bolt yield strength',
  'gamma_G',
  'gamma_Q',
  'gamma_M2',
  'gamma_C fire',
  'gamma_M0 France',
  'gamma_M0 in the German National Annex',
  'gamma_M2 UK',
  'psi_0',
  'psi_0 category',
  'k_mod glulam indoors',
  'k_def',
  'fy',
  'yield strength of aluminium',
  'buckling of columns',
  'how big foundation',
  'lateral torsional buckling',
  'alpha_T light coloured',
  'k_s class B',
  'A_s M20 and M24',
  'gamma_M0 aluminium',
  'fctk,0.05',
  'is S355J2 weldable',
  'S355J2 toughness',
  'S355J2H fy',
  'area of reinforcement in slab',
  'how heavy is a crane',
  'HEB 200 heavy load',
  'C24 or C30 for joists',
  'A of what',
  'weak axis buckling',
  'weak axis buckling of HEB 200',
  'IPE 300 weak axis',
  'is HEB 200 an I or H section',
  'E for exposure',
  'C30 tensile strength',
  'C30 compressive strength',
  'S355 fy fu',
  'S460 fy',
  'IPE 300 A S355',
  'GL24 E0,mean',
  'SHS 100x50 area',
  'H16 lap length in C30/37',
  'T12 crack width',
  'B16 paper',
  'B500 area',
  '2 h 30',
  'H16 bars area',
  'H10 bars',
  'H12 bars area',
  'T12 at 200 in slab',
  '11H20',
  '5H22',
  'reinforcement 5H20 in beam',
  'A393 road',
  'A193 and A252',
  '10.9 bolt preload',
  '12.9 bolt torque',
  '8.8 m span beam',
  'yield line analysis',
  'yield criterion of steel',
  'E of soil',
  'E of concrete',
  'E of timber',
  'E class',
  'steel',
  'density',
  'density of soil',
  'density of steel fibres in concrete',
  'density of timber',
  'moving live load',
  'large imposed load on a floor',
  'imposed load for offices to ASCE 7',
  'modulus of subgrade reaction',
  'Poisson’s ratio of concrete',
  'steel modulus at 500 °C',
  'IPE 300 500 kg load',
  'IPE 300 beam 200 kg',
  'HEB 200 kg crane load',
  '100x100x10 Iy',
  '100x100x10 second moment of area',
  '100x100x10 Wel',
  'S355 fu',
  'S355 fy,80',
  'HEAA 200 A',
  'S355 fy,200',
])('%s has no direct answer', async (q) => {
  expect([q, await answer(q)]).toEqual([q, null])
})

test.each([
  ['mesh areas', ['meshes']],
  ['areas of reinforcing bars', ['bar_areas', 'bar_spacings']],
  [
    'timber strength classes',
    ['glulam_combined', 'glulam_homogeneous', 'timber_hardwood', 'timber_softwood'],
  ],
  ['exposure classes', ['exposure_classes']],
  ['psi factors', ['psi_factors']],
  ['psi0', ['psi_factors']],
  ['psi_2', ['psi_factors']],
  ['combination factor for offices', ['psi_factors']],
  ['ψ factor of wind', ['psi_factors']],
  ['gamma_M1', ['material_factors']],
  ['imposed loads', ['imposed_loads']],
  ['offices', []],
  ['office building', []],
  ['steel beam', []],
  ['timber column', []],
  ['concrete floor slab', []],
  ['wind load on walls', []],
  ['bolt group eccentric shear', []],
  ['C24 softwood', ['timber_softwood']],
  ['unit weights', ['unit_weights']],
  ['UB sections', ['ub_sections']],
  ['punching shear', []],
  ['steel', []],
  ['foundations', []],
  ['100x100x10', ['equal_angles', 'shs_sections']],
  ['HEB sections', ['heb_sections']],
  ['M20', ['bolt_resistances', 'bolt_sizes']],
  ['XC3', ['crack_widths', 'exposure_classes']],
  ['charring rate', ['charring_rates']],
  ['density of softwood', ['timber_softwood']],
  ['density of glulam', ['glulam_combined', 'glulam_homogeneous']],
  ['axis distance REI 90', ['slabs_in_fire']],
  ['terrain category II', ['terrain_categories']],
  ['soil factor ground type C', ['ground_types']],
  ['span to depth cantilever', ['span_to_depth']],
  ['drying shrinkage C40/50', ['drying_shrinkage']],
  ['concrete strength at elevated temperature', ['concrete_in_fire']],
  ['R120 steel beam', []],
  ['density of birch', []],
  ['imposed load offices US', []],
  ['8.8', []],
  ['HE 200', ['hea_sections', 'heb_sections', 'hem_sections']],
  ['HE 200 Wpl', ['hea_sections', 'heb_sections', 'hem_sections']],
  ['IPE 300 camber', ['ipe_sections']],
  ['IPE 300 S355 bending resistance', ['ipe_sections']],
  ['UB 457x191x67 beam to UC 203x203x60 column', ['ub_sections', 'uc_sections']],
  ['concrete beam 200x300 shear', []],
  ['IPE 300 W_pl,y', []],
  ['epsilon cu2', ['concrete_grades']],
  ['C30 tensile strength', ['concrete_grades', 'timber_softwood']],
  ['C30 modulus', ['concrete_grades', 'timber_softwood']],
  ['C24 tensile strength', []],
  ['M20 shear', ['bolt_resistances']],
  ['S355 fy fu', ['steel_grades', 'steel_nominal', 'steel_strengths']],
  ['C30 shear reinforcement', []],
  ['C25/30 slab depth', []],
  ['C24 fire strength', []],
  ['GL24 E0,mean', ['glulam_combined', 'glulam_homogeneous']],
  ['100x100x10 Iy', ['equal_angles', 'shs_sections']],
  ['150x150x10 iy', ['equal_angles', 'shs_sections']],
  ['100x100x10 Wel', ['equal_angles', 'shs_sections']],
  ['S355 fu', ['steel_grades', 'steel_nominal', 'steel_strengths']],
  ['S275 ultimate strength', ['steel_grades', 'steel_nominal', 'steel_strengths']],
  ['S355 fy,80', ['steel_nominal', 'steel_strengths']],
  ['8.8 bolt', ['bolt_classes', 'bolt_resistances']],
])('%s leads to its tables', async (q, names) => {
  const { tables } = await searchLibrary(reader, librarySearch.parse({ q }))
  const named = tables.map(({ address }) => new URL(address, 'http://data').pathname.replace('/data/', ''))
  expect(named.toSorted()).toEqual(names.toSorted())
})

test.each([
  ['IPE 300 S355 bending resistance', ['IPE300'], 'IPE300'],
  ['HEB 200 or HEB 220', ['HEB200', 'HEB220'], 'HEB200, HEB220'],
  [
    'UB 457x191 lateral torsional buckling',
    ['457x191x98', '457x191x89', '457x191x82', '457x191x74', '457x191x67'],
    '5 sections',
  ],
  ['S460 fy', ['S460N', 'S460M'], 'S460N, S460M'],
  ['S460N fy', ['S460N'], 'S460N'],
  ['C28 tensile strength', ['C28/35'], 'C28/35'],
  ['M20 shear', ['M20-4.6', 'M20-8.8', 'M20-10.9'], 'M20-4.6, M20-8.8, M20-10.9'],
])('%s leads to its rows, which are compared where they are several', async (q, keys, rows) => {
  const { tables } = await searchLibrary(reader, librarySearch.parse({ q }))
  expect(tables.map((table) => table.rows)).toEqual([rows])
  const { searchParams } = new URL(tables[0]!.address, 'http://data')
  expect(searchParams.getAll('row')).toEqual(keys)
  expect(searchParams.get('compare')).toBe(keys.length > 1 ? '1' : null)
})

test('an answer is the row with its conditions, its source and where it stands', async () => {
  expect(await answer('S355 yield strength')).toMatchObject({
    title: 'Structural steel to EN 10025-2, thickness up to 40 mm',
    heads: ['Grade', 'f_y (MPa)', 'f_u (MPa)'],
    rows: [['S355', '355', '490']],
    answering: [1],
    source: 'EN 1993-1-1:2005 with AC:2009, Table 3.1',
  })
  const offices = await answer('psi_0 offices')
  expect(offices).toMatchObject({
    answering: [1],
    table: '/data/psi_factors',
    article: { address: '/articles/deflection-limits-and-serviceability-combinations' },
  })
  expect(offices?.rows).toEqual([expect.arrayContaining(['B-offices', '0.7'])])
  const granite = await answer('unit weight of granite')
  expect(granite?.article?.address).toMatch(/^\/articles\/load-take-down-and-unit-weights#./)
  expect(granite).toMatchObject({ rows: [expect.arrayContaining(['27 to 30'])], table: null })
  expect(await answer('457x191x67 UB W_pl,y')).toMatchObject({
    heads: ['Section', 'W_pl,y (cm³)'],
    rows: [['457x191x67', '1471']],
    answering: [1],
  })
  expect(await answer('gamma_S')).toMatchObject({
    rows: [['γ_S', '1.15']],
    source: expect.stringContaining('Table 2.1N') as string,
  })
  const whole = await answer('k_mod')
  expect([whole?.rows.length, whole?.answering, whole?.source]).toEqual([
    5,
    [1, 2, 3],
    'EN 1995-1-1:2004+A1:2008, Table 3.1',
  ])
})

test.each([
  ['HEB 200', 'heb_sections', 'HEB200', ['61.29', '200', '78.08', '5696', '642.5']],
  ['HE 200 B', 'heb_sections', 'HEB200', ['61.29', '200', '78.08', '5696', '642.5']],
  ['HE200B', 'heb_sections', 'HEB200', ['61.29']],
  ['HEA200', 'hea_sections', 'HEA200', ['42.26', '190', '3692']],
  ['HEM 300', 'hem_sections', 'HEM300', ['340', '310']],
  ['IPE 300', 'ipe_sections', 'IPE300', ['42.24', '53.81', '8356', '628.4']],
  ['IPE300', 'ipe_sections', 'IPE300', ['8356']],
  ['UB 457x191x67', 'ub_sections', '457x191x67', ['67.12', '29380', '1471']],
  ['457x191x67', 'ub_sections', '457x191x67', ['1471']],
  ['457 x 191 x 67 UB', 'ub_sections', '457x191x67', ['1471']],
  ['SHS 100x100x5', 'shs_sections', '100x100x5', ['100', '18.73', '66.36']],
  ['CHS 168.3x6.3', 'chs_sections', '168.3x6.3', ['168.3', '6.3']],
  ['L 100x100x10', 'equal_angles', '100x100x10', ['19.15']],
])('%s is answered by the row of its table, and leads to it', async (q, table, key, values) => {
  const { answer: found, missing, tables } = await searchLibrary(reader, librarySearch.parse({ q }))
  expect(found).toMatchObject({ answering: [], table: `/data/${table}` })
  expect(found!.rows).toEqual([expect.arrayContaining([key, ...values])])
  const { pathname, searchParams } = new URL(found!.row!, 'http://data')
  expect([pathname, searchParams.get('q'), searchParams.getAll('row')]).toEqual([
    `/data/${table}`,
    key,
    [key],
  ])
  expect([missing, tables]).toEqual([null, []])
})

test('a serial size is answered by all of its rows, and leads to the table alone', async () => {
  const found = await answer('UB 457x191')
  expect(found?.rows.map(([key]) => key)).toEqual([
    '457x191x98',
    '457x191x89',
    '457x191x82',
    '457x191x74',
    '457x191x67',
  ])
  expect(found).toMatchObject({ table: '/data/ub_sections', row: null })
})

test.each([
  'W12x50',
  'W 14 x 22',
  'HSS6x6x1/4',
  'IPN 200',
  'UPN 200',
  'UPE 200',
  'IPE 300 R',
  'UC 457x191x67',
])('%s is in no table, and which sections there are is said, also beside a property', async (q) => {
  for (const property of ['', ' Iz', ' weight', ' Wpl,y']) {
    const { answer: direct, missing } = await searchLibrary(reader, librarySearch.parse({ q: q + property }))
    expect(direct).toBeNull()
    expect([property, missing]).toEqual([
      property,
      {
        typed: q,
        families: ['CHS', 'HE A', 'HE B', 'HE M', 'IPE', 'L', 'PFC', 'RHS', 'SHS', 'UB', 'UC'],
        near: [],
      },
    ])
  }
})

test.each([
  ['HEB 210', 'HEB 210', [['HEB200', 'HEB220']]],
  ['IPE 310 Iy', 'IPE 310', [['IPE300', 'IPE330']]],
  ['UB 457x191x70 Wpl,y', 'UB 457x191x70', [['457x191x67', '457x191x74']]],
  ['UB 457 191 70', 'UB 457x191x70', [['457x191x67', '457x191x74']]],
  ['area of SHS 100x100x7', 'SHS 100x100x7', [['100x100x6.3', '100x100x8']]],
  ['C100/115 fctm', 'C100/115', [['C90/105']]],
  ['C33/40 fctm', 'C33/40', [['C32/40', 'C35/45']]],
  ['fctm C26', 'C26', [['C25/30', 'C28/35']]],
  ['C26 bending strength', 'C26', [['C24', 'C27']]],
  ['GL99h fmk', 'GL99h', [['GL32h']]],
  ['D35 density', 'D35', [['D30', 'D40']]],
  ['M21 As', 'M21', [['M20', 'M22']]],
  ['M18 stress area', 'M18', [['M16', 'M20']]],
  ['M18 8.8 tension resistance', 'M18', [['M16-8.8', 'M20-8.8']]],
  ['S500 fy', 'S500', [['S460N'], ['S450']]],
  ['12.9 bolt', '12.9', [['10.9']]],
  ['12.9 bolt yield', '12.9', [['10.9']]],
  ['12.9 fub', '12.9', [['10.9']]],
  ['5H22', 'H22', [['H20', 'H25']]],
  ['T22 area', 'H22', [['H20', 'H25']]],
  ['A200 mesh', 'A200', [['A193', 'A252']]],
  ['HEAA 200 A', 'HEAA 200', []],
  ['IPEAA 200 A', 'IPEAA 200', []],
])('%s is in no table, and what stands next to it is said', async (q, typed, keys) => {
  const { answer: direct, missing } = await searchLibrary(reader, librarySearch.parse({ q }))
  expect(direct).toBeNull()
  expect(missing?.typed).toBe(typed)
  expect(missing?.near.map((near) => near.keys)).toEqual(keys)
})

test.each([
  'HE 200',
  '200x300',
  '300x500 beam',
  '100x100x10',
  'IPN 200 buckling',
  'S355',
  'C30/37',
  'M20',
  'M18',
  'C24 fctm',
  'M18 bolt spacing',
  'C26 joist span',
  'GL99h beam deflection',
  'C100/115 creep',
  'B500 yield strength',
  'HE 200 Wpl',
  'HEB 210 S355 bending',
])('%s is no row that is missing', async (q) => {
  expect((await searchLibrary(reader, librarySearch.parse({ q }))).missing).toBeNull()
})

test('a letter behind a size is a column, where no table has that section, which is said too', async () => {
  for (const [q, key, area] of [
    ['IPE 300 A', 'IPE300', '53.81'],
    ['HEB 200 A', 'HEB200', '78.08'],
  ] as const) {
    const { answer: direct, missing } = await searchLibrary(reader, librarySearch.parse({ q }))
    expect(direct?.rows).toEqual([[key, area]])
    expect(missing).toMatchObject({ typed: `a section ${q}` })
  }
  expect((await answer('HE 200 A'))?.rows[0]?.[0]).toBe('HEA200')
})

test.each([
  ['HEB 200 Iy in kN', 'I_y cannot be stated in kN: the table has it in cm⁴.'],
  ['UB 457x191x67 area in kN', 'A cannot be stated in kN: the table has it in cm².'],
  ['IPE 300 Wpl,y in MPa', 'W_pl,y cannot be stated in MPa: the table has it in cm³.'],
  ['C24 density in MPa', 'ρ_k and ρ_mean cannot be stated in MPa: the table has them in kg/m³.'],
  ['S355 fy in kN', 'f_y cannot be stated in kN: the table has it in MPa.'],
  ['E of steel in kN', 'E cannot be stated in kN: the table has it in GPa.'],
  [
    'C30 density',
    'C30 may also mean C30/37, of which “Concrete strength classes and what they derive” states no such value.',
  ],
  [
    'C35 shear modulus',
    'C35 may also mean C35/45, of which “Concrete strength classes and what they derive” states no such value.',
  ],
  ['IPE 300 weight in kN/m', 'The table has masses: 100 kg weigh about 0.981 kN.'],
  ['C24 density in kN/m3', 'The table has masses: 100 kg weigh about 0.981 kN.'],
  ['density of steel in kg/m3', 'The table has weights: 1 kN is the weight of about 102 kg.'],
])('%s is answered with a remark', async (q, remark) => {
  expect((await answer(q))?.remark).toBe(remark)
  expect((await quickly(q)).answer?.about).toContain(remark)
})

test.each([
  'HEB 200 Iy in mm4',
  'IPE 300 weight in kg',
  'C30/37 Ecm in N/mm2',
  'M20 As in cm2',
  'C24 density',
  'C30 timber density',
  'C30 fmk',
  'fck C40',
  'S355 yield strength',
  'M20 stress area',
])('%s is answered without a remark', async (q) => {
  const found = await answer(q)
  expect([q, found?.remark]).toEqual([q, undefined])
  expect(found).not.toBeNull()
})

test('the rows of a material that is several are told apart by their names', async () => {
  expect(await answer('E of steel')).toMatchObject({
    title: 'Elastic constants of metals',
    rows: [
      ['structural-steel', '210'],
      ['stainless-steel', '200'],
    ],
    table: '/data/elastic_constants',
    row: null,
  })
})

test('a row says what it holds for: the nation, the thickness, the subject of its standard', async () => {
  await loadSeedRegister()
  expect(await answer('gamma_M1')).toMatchObject({
    heads: ['Symbol', 'Value (–)', 'For', 'Source'],
    rows: [
      [
        'γ_M1',
        '1',
        'Steel: general rules and rules for buildings',
        expect.stringContaining('EN 1993-1-1') as string,
      ],
      ['γ_M1', '1.1', expect.stringMatching(/^(Steel: stainless|Aluminium)/) as string, expect.any(String)],
      ['γ_M1', '1.1', expect.stringMatching(/^(Steel: stainless|Aluminium)/) as string, expect.any(String)],
    ],
  })
  expect(await answer('gamma_M0 in the UK')).toMatchObject({
    heads: ['Material', 'Standard', 'γ_M', 'γ_M,UK'],
    rows: [['steel-M0', 'EN 1993-1-1', '1', '1']],
    answering: [3],
  })
  const thick = await answer('S355 yield strength 60 mm')
  expect(thick?.heads[thick.answering[0]!]).toContain('over 40 up to 80 mm')
})

test.each([
  ['S355 ultimate strength', 'f_u', 'standard', ['490 MPa', '470 MPa']],
  ['S355 yield strength 20 mm', 'f_y', 'standard', ['355 MPa', '345 MPa']],
  ['psi_0 wind', 'ψ_0', 'nation', ['0.6', '0.5']],
  ['alpha_cc', 'α_cc', 'nation', ['1', '0.85']],
  ['gamma_M0', 'γ_M0', 'standard', ['1', '1', '1', '1.1']],
  ['gamma M2 UK', 'γ_M2', 'standard', ['1.1', '1.25']],
])('%s has several values, and what they depend on is said', async (q, symbol, depends, values) => {
  const { differing } = await searchLibrary(reader, librarySearch.parse({ q }))
  expect(differing).toMatchObject({ symbol, depends })
  expect(differing?.sides.map(({ value }) => value)).toEqual(values)
})

test.each([
  'S355 yield strength',
  'psi_0 offices',
  'gamma_C',
  'gamma_M0 UK',
  'k_1',
  'k_mod',
  'punching shear',
])('%s has no two values', async (q) => {
  const { differing } = await searchLibrary(reader, librarySearch.parse({ q }))
  expect([q, differing]).toEqual([q, null])
})

test('a measure beyond every table is said to be, with how far the tables go', async () => {
  const { answer: direct, outside } = await searchLibrary(
    reader,
    librarySearch.parse({ q: 'S355 yield strength at 200 mm' }),
  )
  expect(direct).toBeNull()
  expect(outside).toEqual({
    title: 'Yield strength of structural steel by thickness',
    condition: '200 mm',
    range: 'up to 150 mm',
    address: '/data/steel_strengths',
  })
})

test('a snippet shows an exercise only to who asks for exercises, and its answer to nobody', async () => {
  const [exercise] = await db.$queryRaw<{ line: string }[]>`
    SELECT m[1] AS line FROM articles, regexp_matches(plain_text, '\nExercise: ([^\n]+)', 'g') m LIMIT 1`
  const [question, said] = exercise!.line.split(' Answer: ') as [string, string]
  const words = (text: string) =>
    text
      .replace(/[^\p{L} ]/gu, ' ')
      .split(/\s+/)
      .slice(0, 9)
      .join(' ')
  const shownFor = async (q: string) => {
    const { hits } = await searchLibrary(reader, librarySearch.parse({ q }))
    return hits.flatMap(({ passages }) => passages.map(({ snippet }) => snippet.replace(/<[^>]+>/g, '')))
  }
  for (const q of [words(question), words(said), `exercise ${words(said)}`])
    for (const snippet of await shownFor(q)) expect(snippet).not.toContain('Answer: ')
  for (const snippet of await shownFor(words(question))) expect(snippet).not.toContain('Exercise: ')
  expect((await shownFor(`exercise ${words(question)}`)).join('\n')).toContain('Exercise: ')
})

test('what a member may not read is not looked through', async () => {
  await db.article.updateMany({
    where: { slug: 'load-take-down-and-unit-weights' },
    data: { premium: true },
  })
  // The table of the data is everybody's, and says the same.
  const locked = await answer('unit weight of granite')
  expect(locked?.table).toBe('/data/unit_weights')
  expect(locked?.article?.address ?? '').not.toContain('load-take-down-and-unit-weights')
  await db.article.updateMany({ data: { premium: false } })
  const found = await answer('unit weight of granite')
  expect(found?.article?.address).toContain('load-take-down-and-unit-weights')
})

test.each([
  ['IPE 300 W_pl,y', 'IPE300: W_pl,y = 628.4 cm³', 'European I beams'],
  [
    'IPE 300 Iyy',
    'IPE300: I_y = 8356 cm⁴ (second moment of area, major axis), I_z = 603.8 cm⁴',
    'European I beams',
  ],
  ['S355 yield strength', 'S355: f_y = 355 MPa', 'Structural steel'],
  ['imposed load for offices', 'B, offices: q_min = 2 kN/m²', 'Imposed loads'],
  ['HEB 200', 'HEB200: G = 61.29 kg/m, h = 200 mm', 'HE B'],
  ['UB 457x191', '5 rows of the table', 'UB'],
  ['HE 200 Wpl', 'HEA200, HEB200, HEM200', '(HE M)'],
  ['HEB 200 or HEB 220', 'HEB200, HEB220', '(HE B)'],
  ['W12x50', 'No table of the library has W12x50', ''],
  [
    'C100/115 fctm',
    'No table of the library has C100/115',
    'Concrete strength classes and what they derive has C90/105',
  ],
  ['M21 As', 'No table of the library has M21', 'has M20 and M22'],
  ['C30 tensile strength', 'C30/37, C30', 'Concrete strength classes'],
  ['fctk,0.05 C30/37', 'C30/37: f_ctk,0.05 = 2.03 MPa', 'Concrete strength classes'],
])('the header answers %s in a line', async (q, text, about) => {
  const { answer: said } = await quickly(q)
  expect(said?.text).toContain(text)
  expect(said?.about).toContain(about)
})

test('a misspelt question has its quick answer, which says how it was taken', async () => {
  expect((await quickly('yeild strength of S275')).answer).toEqual({
    label: 'Direct answer',
    text: 'S275: f_y = 275 MPa',
    about: 'As “yield strength of S275”: Structural steel to EN 10025-2, thickness up to 40 mm',
  })
})

test('the header says that sources differ, with each of their values', async () => {
  const { answer: said } = await quickly('gamma_M1')
  const { differing } = await searchLibrary(reader, librarySearch.parse({ q: 'gamma_M1' }))
  expect(differing).not.toBeNull()
  expect(said?.text).toBe(`γ_M1: ${[...new Set(differing!.sides.map(({ value }) => value))].join(' or ')}`)
})

test.each([
  'steel beam',
  'punching shear',
  'EN 1993-1-1',
  'cl. 6.4.4',
  'st',
  '',
  'concrete',
  'wind load on walls',
])('the header lists articles alone for %s', async (q) => {
  expect((await quickly(q)).answer).toBeNull()
})

test('the answers of the header have a limit of their own', async () => {
  const { cookie } = await signIn()
  for (let asked = 0; asked < LIMITS.quickAnswers.points; asked++)
    await call(quickAnswer, { cookie, query: { q: 'steel' } })
  expect((await call(quickAnswer, { cookie, query: { q: 'steel' } })).status).toBe(429)
  expect((await call(search, { cookie, query: { q: 'steel' } })).status).toBe(200)
})

test.each(['HEB 200 moment', 'IPE 300 moment'])(
  '%s may be one that it resists, and has no answer',
  async (q) => {
    expect(await answer(q)).toBeNull()
  },
)

test.each(['cl. 6.4.4', '6.4.4', 'EC2 6.4.4', 'EN 1992-1-1 6.4.4'])(
  'each article that cites %s is likely, and what only cites the standard is not',
  async (q) => {
    const { hits } = await searchLibrary(reader, librarySearch.parse({ q }))
    const likely = hits.filter((hit) => hit.likely).map(({ slug }) => slug)
    expect(likely).toEqual(
      expect.arrayContaining(['punching-shear-flat-slabs', 'pad-footings-and-pile-caps-structural-design']),
    )
    expect(likely.length).toBeLessThanOrEqual(3)
  },
)

test.each([
  ['EN 1993-1-1 6.2.6', 'shear-resistance-and-high-shear', 'embodied-carbon-of-structures'],
  ['EN 1990 6.4.3.2', 'combinations-of-actions-en-1990', 'historic-iron-and-steel-strengths'],
  ['6.3.2.2', 'lateral-torsional-buckling-rolled-beams', 'beam-columns-combined-bending-and-compression'],
])('what cites %s in passing is less likely', async (q, about, passing) => {
  const { hits } = await searchLibrary(reader, librarySearch.parse({ q, less: '1' }))
  const likely = new Map(hits.map((hit) => [hit.slug, hit.likely]))
  expect([likely.get(about), likely.get(passing)]).toEqual([true, false])
})

test.each([
  ['stirrup spacing EC2', 'shear-links-variable-strut-inclination'],
  ['earthquake base shear EC8', 'lateral-force-method-of-analysis'],
  ['ductile detailing Eurocode 8', 'capacity-design-of-frames'],
  ['minimum column reinforcement', 'concrete-column-interaction-and-biaxial-bending'],
  ['composite metal deck', 'composite-slabs-with-profiled-sheeting'],
])('%s finds its article first, wherever that names the Eurocode', async (q, slug) => {
  const { hits } = await searchLibrary(reader, librarySearch.parse({ q }))
  expect(hits[0]?.slug).toBe(slug)
})

test('the article that has the weight of brickwork is likely', async () => {
  const { hits } = await searchLibrary(reader, librarySearch.parse({ q: 'weight of brickwork per m2' }))
  expect(hits.find(({ slug }) => slug === 'load-take-down-and-unit-weights')?.likely).toBe(true)
})
