import { termsOf } from './terms'

/** Partial factors that a standard gives once for all: those of materials. */
export const CONSTANTS: ReadonlySet<string> = new Set([
  '#gammam0',
  '#gammam1',
  '#gammac',
  '#gammas',
  '#gammavs',
])

/** A line of a calculation that says what a symbol is; `given` where no reader sets another value. */
export type Line = {
  value: string
  national: string
  clause: string
  note: string | null
  given: boolean
  /** What its name has behind the symbol: "ser" of gamma_M3.ser. */
  suffix: string
}

const DEFINED =
  /^(given|input)\s+([A-Za-z]+_[A-Za-z0-9]+)((?:\.\w+)?)\s*=\s*(\d+(?:\.\d+)?)(?=\s|$)((?:\s+national(?:\s+[A-Z]{2,4}\s+\d+(?:\.\d+)?)+)?)([^\n]*)$/gm

/** A number without a unit: what stands behind it is a range, a clause or a note. */
const isPureNumber = (rest: string) => !/^\s+(?!in\b)[\p{L}%°]/u.test(rest)

/** Partial factors have capital indices and no unit: gamma_c is a unit weight. */
export const isFactor = (name: string) => /_[A-Z]/.test(name)

/**
 * Returns what the lines of a calculation say that the symbol of a term is, whatever it is said of; `isMeant`
 * leaves names out that are written alike.
 */
export function linesDefining(source: string, term: string, isMeant: (name: string) => boolean): Line[] {
  return [...source.matchAll(DEFINED)].flatMap(([, kind, name, suffix, value, national, rest]) => {
    if (termsOf(name!)[0] !== term || !isMeant(name!) || !isPureNumber(rest!)) return []
    return [
      {
        given: kind === 'given',
        suffix: suffix!.slice(1),
        value: String(Number(value)),
        national: national!.replace('national', '').trim(),
        clause: /@\s*([^"]+)/.exec(rest!)?.[1]?.trim() ?? '',
        note: /"([^"]*)"/.exec(rest!)?.[1] ?? null,
      },
    ]
  })
}
