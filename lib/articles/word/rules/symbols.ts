import { GREEK } from '@/lib/core/greek'

/** Signs of Word's equations that LaTeX calls by a name. */
const NAMES = `
× times ÷ div · cdot ⋅ cdot ∙ bullet • bullet ∗ ast ⋆ star ∘ circ ± pm ∓ mp ∩ cap ∪ cup ⊕ oplus ⊖ ominus ⊗ otimes
⊙ odot ∧ wedge ∨ vee ∖ setminus ≤ le ≥ ge ⩽ leqslant ⩾ geqslant ≪ ll ≫ gg ≠ ne ≈ approx ≃ simeq ≅ cong ≡ equiv
∼ sim ∝ propto ≺ prec ≻ succ ⊂ subset ⊃ supset ⊆ subseteq ⊇ supseteq ∈ in ∉ notin ∋ ni ⊥ perp ∥ parallel ∣ mid
≐ doteq ≲ lesssim ≳ gtrsim → to ← leftarrow ↔ leftrightarrow ⇒ Rightarrow ⇐ Leftarrow ⇔ Leftrightarrow ↑ uparrow
↓ downarrow ↦ mapsto ⟶ longrightarrow ⟵ longleftarrow ⟹ Longrightarrow ⟺ Longleftrightarrow ↗ nearrow ↘ searrow
⇌ rightleftharpoons ∞ infty ∂ partial ∇ nabla ∀ forall ∃ exists ∄ nexists ∅ emptyset ¬ neg ∠ angle ∡ measuredangle
△ triangle □ square ⊤ top ℓ ell ℏ hbar ℜ Re ℑ Im ℘ wp ℵ aleph … ldots ⋯ cdots ⋮ vdots ⋱ ddots ∴ therefore
∵ because † dagger ‡ ddagger ‖ Vert ⌈ lceil ⌉ rceil ⌊ lfloor ⌋ rfloor ⟨ langle ⟩ rangle 〈 langle 〉 rangle
∑ sum ∏ prod ∐ coprod ∫ int ∬ iint ∭ iiint ∮ oint ⋃ bigcup ⋂ bigcap ⋁ bigvee ⋀ bigwedge ⨁ bigoplus ⨂ bigotimes
ϵ epsilon ε varepsilon ϑ vartheta ϕ phi φ varphi ϖ varpi ϱ varrho ς varsigma ι iota Ξ Xi Π Pi Υ Upsilon υ upsilon ∆ Delta Ω Omega µ mu
ɑ alpha ɛ varepsilon ɸ phi
`
  .trim()
  .split(/\s+/)

/** As LaTeX writes them otherwise than by a name. */
const WRITTEN: Record<string, string> = {
  '#': '\\#',
  $: '\\$',
  '%': '\\%',
  '&': '\\&',
  _: '\\_',
  '{': '\\{',
  '}': '\\}',
  '~': '\\sim',
  '^': '\\wedge',
  '\\': '\\backslash',
  '−': '-',
  '–': '-',
  '‐': '-',
  '∕': '/',
  '⁄': '/',
  '′': "'",
  '″': "''",
  '‴': "'''",
  '’': "'",
  '°': '^{\\circ}',
  '½': '\\tfrac{1}{2}',
  '√': '\\surd',
  '\u00a0': '~',
  '\u2002': '\\enspace',
  '\u2003': '\\quad',
  '\u2009': '\\,',
  '\u2005': '\\:',
  '\u2004': '\\;',
  '\u200a': '\\,',
  '\u202f': '\\,',
  '\u205f': '\\:',
  // Word's own signs, which nobody sees: function application, times, separators, joiners.
  '\u2061': '',
  '\u2062': '',
  '\u2063': '',
  '\u2064': '',
  '\u200b': '',
  '\u2060': '',
  '\u200c': '',
  '\u200d': '',
  '\ufeff': '',
}

const COMMANDS: ReadonlyMap<string, string> = new Map([
  ...[...GREEK].map(([letter, name]): [string, string] => [letter, `\\${name}`]),
  ...NAMES.flatMap((sign, at): [string, string][] => (at % 2 ? [] : [[sign, `\\${NAMES[at + 1]!}`]])),
  ...Object.entries(WRITTEN),
])

/** Double-struck, script and Fraktur capitals that Unicode has outside its mathematical block. */
const LETTERLIKE: Record<string, string> = {
  ℂ: '\\mathbb{C}',
  ℍ: '\\mathbb{H}',
  ℕ: '\\mathbb{N}',
  ℙ: '\\mathbb{P}',
  ℚ: '\\mathbb{Q}',
  ℝ: '\\mathbb{R}',
  ℤ: '\\mathbb{Z}',
  ℬ: '\\mathcal{B}',
  ℰ: '\\mathcal{E}',
  ℱ: '\\mathcal{F}',
  ℋ: '\\mathcal{H}',
  ℐ: '\\mathcal{I}',
  ℒ: '\\mathcal{L}',
  ℳ: '\\mathcal{M}',
  ℛ: '\\mathcal{R}',
}

/** From where on the mathematical alphabets of Unicode stand, and how LaTeX sets their letters. */
const ALPHABETS: [from: number, command: string][] = [
  [0x1d400, '\\mathbf'],
  [0x1d434, ''],
  [0x1d468, '\\boldsymbol'],
  [0x1d49c, '\\mathcal'],
  [0x1d504, '\\mathfrak'],
  [0x1d538, '\\mathbb'],
  [0x1d56c, '\\mathfrak'],
  [0x1d5a0, '\\mathsf'],
  [0x1d670, '\\mathtt'],
  [0x1d6a4, ''],
  [0x1d6a8, '\\boldsymbol'],
  [0x1d6e2, ''],
  [0x1d71c, '\\boldsymbol'],
  [0x1d7ce, '\\mathbf'],
  [0x1d7d8, '\\mathbb'],
  [0x1d7e2, '\\mathsf'],
  [0x1d7f6, '\\mathtt'],
]

/** Characters of Unicode that are raised or lowered by themselves: NFKC has them on the line. */
const RAISED =
  /[\u00aa\u00b2\u00b3\u00b9\u00ba\u02b0-\u02b8\u02e0-\u02e4\u1d2c-\u1d61\u1d78\u1d9b-\u1dbf\u2070-\u207f\u2c7d]/
const LOWERED = /[\u1d62-\u1d6a\u2080-\u209c\u2c7c]/
/** Digits and letters in circles are numbers of something, and no digits. */
const CIRCLED = /[\u2460-\u24ff]/

/** Returns where a character is printed by itself: above, below, or '' for on the line. */
export function placeOfSign(sign: string): '^' | '_' | '' {
  if (sign.normalize('NFKC') === sign) return ''
  return RAISED.test(sign) ? '^' : LOWERED.test(sign) ? '_' : ''
}

/** Returns the LaTeX of one character of an equation, in mathematics, without the place of its own. */
export function latexOfSign(sign: string): string {
  const known = COMMANDS.get(sign) ?? LETTERLIKE[sign]
  if (known !== undefined) return known
  const code = sign.codePointAt(0) ?? 0
  if (code >= 0x1d400 && code <= 0x1d7ff) {
    const command = ALPHABETS.findLast(([from]) => code >= from)?.[1] ?? ''
    const letter = latexOfSign(sign.normalize('NFKC'))
    return command ? `${command}{${letter}}` : letter
  }
  if (code < 0x20) return ''
  if (code < 0x7f) return sign
  const plain = sign.normalize('NFKC')
  if (plain !== sign && [...plain].length === 1 && !CIRCLED.test(sign)) return latexOfSign(plain)
  return `\\text{${sign}}`
}

const IN_TEXT: Record<string, string> = {
  '#': '\\#',
  $: '\\$',
  '%': '\\%',
  '&': '\\&',
  _: '\\_',
  '{': '\\{',
  '}': '\\}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '\\': '\\textbackslash{}',
}

/** Returns text as `\text` takes it. */
export const latexOfText = (text: string): string =>
  text.replace(/[#$%&_{}~^\\]/g, (sign) => IN_TEXT[sign]!).replace(/[\p{Cc}\u2061-\u2064]/gu, '')

/** Functions that LaTeX sets upright under a name of its own. */
export const FUNCTIONS: ReadonlySet<string> = new Set(
  'sin cos tan cot sec csc sinh cosh tanh coth arcsin arccos arctan ln log lg exp lim max min sup inf det dim ker deg gcd arg hom Pr liminf limsup'.split(
    ' ',
  ),
)
/** Of these, limits stand below. */
export const WITH_LIMITS = /^\\(?:lim|max|min|sup|inf|det|gcd|Pr|liminf|limsup)$/

/** Accents by the character that Word puts over a letter; the second spans several. */
export const ACCENTS: Record<string, [one: string, wide: string]> = {
  '\u0300': ['grave', 'grave'],
  '\u0301': ['acute', 'acute'],
  '\u0302': ['hat', 'widehat'],
  '^': ['hat', 'widehat'],
  '\u0303': ['tilde', 'widetilde'],
  '~': ['tilde', 'widetilde'],
  '\u0304': ['bar', 'overline'],
  '\u0305': ['bar', 'overline'],
  '¯': ['bar', 'overline'],
  '‾': ['bar', 'overline'],
  '\u033f': ['overline', 'overline'],
  '\u0306': ['breve', 'breve'],
  '\u0307': ['dot', 'dot'],
  '˙': ['dot', 'dot'],
  '\u0308': ['ddot', 'ddot'],
  '\u20db': ['dddot', 'dddot'],
  '\u20dc': ['ddddot', 'ddddot'],
  '\u030a': ['mathring', 'mathring'],
  '\u030c': ['check', 'widecheck'],
  '\u20d6': ['overleftarrow', 'overleftarrow'],
  '\u20d7': ['vec', 'overrightarrow'],
  '→': ['vec', 'overrightarrow'],
  '\u20e1': ['overleftrightarrow', 'overleftrightarrow'],
  '\u20d1': ['overrightharpoon', 'overrightharpoon'],
  '\u20d0': ['overleftharpoon', 'overleftharpoon'],
}

/** Braces and arrows that stretch over or under what they group, by where they stand. */
export const GROUPING: Record<string, { top: string; bot: string }> = {
  '⏞': { top: 'overbrace', bot: 'overbrace' },
  '⏟': { top: 'underbrace', bot: 'underbrace' },
  '⏜': { top: 'overgroup', bot: 'undergroup' },
  '⏝': { top: 'overgroup', bot: 'undergroup' },
  '→': { top: 'overrightarrow', bot: 'underrightarrow' },
  '←': { top: 'overleftarrow', bot: 'underleftarrow' },
  '↔': { top: 'overleftrightarrow', bot: 'underleftrightarrow' },
}

/** What may stand behind \left and \right; nothing of Word's is a full stop there. */
export const DELIMITERS: Record<string, string> = {
  '': '.',
  '(': '(',
  ')': ')',
  '[': '[',
  ']': ']',
  '{': '\\{',
  '}': '\\}',
  '|': '|',
  '∣': '|',
  '‖': '\\|',
  '∥': '\\|',
  '⌊': '\\lfloor',
  '⌋': '\\rfloor',
  '⌈': '\\lceil',
  '⌉': '\\rceil',
  '⟨': '\\langle',
  '⟩': '\\rangle',
  '〈': '\\langle',
  '〉': '\\rangle',
  '<': '\\langle',
  '>': '\\rangle',
  '/': '/',
  '\\': '\\backslash',
  '↑': '\\uparrow',
  '↓': '\\downarrow',
}
