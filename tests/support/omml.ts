/** Equations as Word writes them, built from their parts. */
const holder = (name: string) => (content: string) => `<m:${name}>${content}</m:${name}>`
const [e, sub, sup, num, den, lim, deg] = ['e', 'sub', 'sup', 'num', 'den', 'lim', 'deg'].map(holder) as [
  (content: string) => string,
  (content: string) => string,
  (content: string) => string,
  (content: string) => string,
  (content: string) => string,
  (content: string) => string,
  (content: string) => string,
]
const properties = (name: string, values: Record<string, string>) =>
  `<m:${name}Pr>${Object.entries(values)
    .map(([key, value]) => `<m:${key} m:val="${value}"/>`)
    .join('')}<m:ctrlPr/></m:${name}Pr>`

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

export const r = (text: string, values?: Record<string, string>) =>
  `<m:r>${values ? properties('r', values) : ''}<m:t xml:space="preserve">${escaped(text)}</m:t></m:r>`
export const words = (text: string) =>
  `<m:r><m:rPr><m:nor/></m:rPr><m:t xml:space="preserve">${escaped(text)}</m:t></m:r>`
export const upright = (text: string) => r(text, { sty: 'p' })
export const frac = (over: string, under: string, type?: string) =>
  `<m:f>${type ? properties('f', { type }) : ''}${num(over)}${den(under)}</m:f>`
export const sSub = (base: string, below: string) => `<m:sSub>${e(base)}${sub(below)}</m:sSub>`
export const sSup = (base: string, above: string) => `<m:sSup>${e(base)}${sup(above)}</m:sSup>`
export const sSubSup = (base: string, below: string, above: string) =>
  `<m:sSubSup>${e(base)}${sub(below)}${sup(above)}</m:sSubSup>`
export const sPre = (below: string, above: string, base: string) =>
  `<m:sPre>${sub(below)}${sup(above)}${e(base)}</m:sPre>`
export const rad = (content: string, degree = '') =>
  `<m:rad>${degree ? '' : properties('rad', { degHide: '1' })}${deg(degree)}${e(content)}</m:rad>`
export const nary = (values: Record<string, string>, below: string, above: string, content: string) =>
  `<m:nary>${properties('nary', values)}${sub(below)}${sup(above)}${e(content)}</m:nary>`
export const d = (parts: string[], values: Record<string, string> = {}) =>
  `<m:d>${properties('d', values)}${parts.map(e).join('')}</m:d>`
export const matrix = (rows: string[][]) =>
  `<m:m>${rows.map((row) => `<m:mr>${row.map(e).join('')}</m:mr>`).join('')}</m:m>`
export const func = (name: string, content: string) =>
  `<m:func><m:fName>${name}</m:fName>${e(content)}</m:func>`
export const limLow = (base: string, below: string) => `<m:limLow>${e(base)}${lim(below)}</m:limLow>`
export const limUpp = (base: string, above: string) => `<m:limUpp>${e(base)}${lim(above)}</m:limUpp>`
export const acc = (chr: string | null, content: string) =>
  `<m:acc>${chr === null ? '' : properties('acc', { chr })}${e(content)}</m:acc>`
export const bar = (pos: string, content: string) =>
  `<m:bar>${properties('bar', { pos })}${e(content)}</m:bar>`
export const groupChr = (values: Record<string, string>, content: string) =>
  `<m:groupChr>${properties('groupChr', values)}${e(content)}</m:groupChr>`
export const box = (name: 'box' | 'borderBox' | 'phant', content: string, values?: Record<string, string>) =>
  `<m:${name}>${values ? properties(name, values) : ''}${e(content)}</m:${name}>`
export const eqArr = (lines: string[]) => `<m:eqArr>${lines.map(e).join('')}</m:eqArr>`
export const oMath = (content: string) => `<m:oMath>${content}</m:oMath>`
export const oMathPara = (...equations: string[]) =>
  `<m:oMathPara>${equations.map(oMath).join('')}</m:oMathPara>`
