import { createWriteStream } from 'node:fs'
import { once } from 'node:events'

/**
 * `node tests/bench/generate-articles.mjs COUNT FILE.jsonl [WORDS]`: made-up articles of about 800 words, or
 * of as many as are said and without equations and tables; always the same for the same number.
 */
const [count, file, words] = [Number(process.argv[2]), process.argv[3], Number(process.argv[4] ?? 0)]
if (!Number.isInteger(count) || count < 1 || !file || !Number.isInteger(words) || words < 0) {
  console.error('Say how many and where: node tests/bench/generate-articles.mjs 20000 articles.jsonl [100]')
  process.exit(1)
}

const SUBJECTS =
  'beam column slab wall footing pile frame truss girder plate weld bolt anchor lintel purlin brace raft corbel stair deck'.split(
    ' ',
  )
const ACTIONS =
  'bending shear torsion buckling punching fatigue creep shrinkage settlement vibration deflection cracking sliding overturning uplift fire impact wind snow earthquake'.split(
    ' ',
  )
const MATERIALS = [
  'steel',
  'reinforced concrete',
  'prestressed concrete',
  'timber',
  'masonry',
  'aluminium',
  'glass',
  'composite',
]
const VERBS =
  'governs limits increases reduces combines with follows from precedes controls requires excludes'.split(' ')
const STANDARDS = [
  'EN 1990:2002',
  'EN 1991-1-4:2005',
  'EN 1992-1-1:2004',
  'EN 1993-1-1:2005',
  'EN 1993-1-8:2005',
  'EN 1995-1-1:2004',
  'EN 1997-1:2004',
  'ACI 318-19',
  'ANSI/AISC 360-22',
  'BS 5950-1:2000',
]

/** Park and Miller's generator: the same numbers on every machine. */
function generator(seed) {
  let state = seed
  return (below) => {
    state = (state * 48271) % 2147483647
    return state % below
  }
}

function article(index) {
  const next = generator(index + 7)
  const pick = (list) => list[next(list.length)]
  const word = () =>
    next(12) === 0
      ? `term${next(40000)}`
      : pick([...SUBJECTS, ...ACTIONS, ...VERBS, 'the', 'a', 'of', 'under', 'and', 'for', 'is', 'where'])
  const sentence = () => {
    const text = Array.from({ length: 9 + next(10) }, word).join(' ')
    return `${text[0].toUpperCase()}${text.slice(1)}.`
  }
  const paragraph = () => `<p>${Array.from({ length: 4 + next(4) }, sentence).join(' ')}</p>`
  const section = (n) =>
    `<h2>${pick(ACTIONS)} of the ${pick(SUBJECTS)} ${n}</h2>${paragraph()}\\[ M_{Rd} = \\frac{W_{pl} f_y}{\\gamma_{M${n % 3}}} = ${100 + next(900)}\\,\\text{kN m} \\]${paragraph()}`
  const table = `<table><caption>Values</caption><thead><tr><th>Case</th><th>Moment (kN m)</th></tr></thead><tbody>${[1, 2, 3].map((n) => `<tr><td>${n}</td><td>${next(500)}</td></tr>`).join('')}</tbody></table>`
  const short = () => `<p>${Array.from({ length: words }, word).join(' ')}.</p>`
  const long = () => `${paragraph()}${[1, 2, 3, 4].map(section).join('')}${table}${paragraph()}`
  const material = pick(MATERIALS)
  return {
    slug: `made-up-${index}-${pick(SUBJECTS)}-${pick(ACTIONS)}`,
    title: `${material[0].toUpperCase()}${material.slice(1)} ${pick(SUBJECTS)} in ${pick(ACTIONS)} and ${pick(ACTIONS)}, case ${index}`,
    content: words > 0 ? short() : long(),
    reference: Array.from(
      { length: 3 },
      () => `${pick(STANDARDS)}, cl. ${1 + next(9)}.${1 + next(9)}.${1 + next(9)}`,
    ).join('\n'),
    category: material,
    tags: [...new Set([pick(SUBJECTS), pick(ACTIONS), pick(ACTIONS)])],
    published: true,
    createdAt: new Date(Date.UTC(2020, 0, 1) + index * 3_600_000).toISOString(),
  }
}

const out = createWriteStream(file)
for (let index = 1; index <= count; index++)
  if (!out.write(`${JSON.stringify(article(index))}\n`)) await once(out, 'drain')
out.end()
await once(out, 'finish')
console.log(`${count} articles written to ${file}`)
