const WORDS =
  'beam column slab moment shear buckling restraint stiffness governs where under action resistance section'.split(
    ' ',
  )

const sentence = (seed: number) =>
  `${Array.from({ length: 14 }, (_, n) => WORDS[(seed * 7 + n * n) % WORDS.length]).join(' ')}.`
const paragraph = (seed: number) =>
  `<p>${Array.from({ length: 6 }, (_, n) => sentence(seed + n)).join(' ')}</p>`
const equation = (n: number) =>
  `\\[ M_{Rd,${n}} = \\frac{W_{pl,y} f_y}{\\gamma_{M1}} \\cdot \\chi_{LT} \\left(1 - \\frac{N_{Ed}}{\\chi_y N_{Rk} / \\gamma_{M1}}\\right) + \\sum_{i=1}^{${n + 2}} k_i \\psi_{0,i} Q_{k,i} \\leq \\sqrt{\\frac{G_k^2 + Q_k^2}{\\gamma_{M0}}} = ${100 + n}\\,\\text{kN m} \\]`
const row = (n: number) =>
  `<tr>${Array.from({ length: 9 }, (_, cell) => `<td>${cell === 0 ? `Case ${n}` : n * cell}</td>`).join('')}</tr>`
const table = (n: number) =>
  `<table><caption>Values ${n}</caption><thead><tr>${Array.from({ length: 9 }, (_, cell) => `<th>Column ${cell}</th>`).join('')}</tr></thead><tbody>${[1, 2, 3, 4].map(row).join('')}</tbody></table>`

/** 5,000 words, 60 equations and 20 tables: more than anybody should write in one piece. */
export const longArticle = {
  slug: 'long-of-the-long',
  title: 'A very long article with sixty equations and twenty tables',
  content: Array.from(
    { length: 20 },
    (_, n) =>
      `<h2>Part ${n + 1}</h2>${[0, 1, 2].map((part) => paragraph(n * 3 + part) + equation(n * 3 + part)).join('')}${table(n)}`,
  ).join(''),
  category: 'Steel',
}
