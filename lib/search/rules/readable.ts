/** The term of a standard, clause, grade or section as people write it: "#en1993-1-1" reads EN 1993-1-1. */
export function readableCode(term: string): string {
  const name = term.slice(1).replace(/=$/, '')
  if (name.startsWith('cl:')) return `Clause ${name.slice(3).toUpperCase()}`
  const [, body, rest] = STANDARD.exec(name) ?? []
  if (body && rest) return `${body.toUpperCase()} ${rest.replace(':', ', ')}`
  return name
    .replace(
      /^(tab|fig|eq):/,
      (_, kind: string) => `${{ tab: 'Table', fig: 'Figure', eq: 'Equation' }[kind]!} `,
    )
    .toUpperCase()
}

const STANDARD = /^(en|bs|aci|aisc|asce|astm|iso|pd|csa|din|cp|as|nzs|asnzs|is)(\d.*)$/

/** Whether a term names a standard or a clause: what a library can be seen to lack. */
export const isStandardOrClause = (term: string) =>
  term.startsWith('#cl:') || STANDARD.test(term.slice(1).replace(/=$/, ''))
