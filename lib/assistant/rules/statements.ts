import { sentencesOf } from '@/lib/core/sentences'
import { tokensOf } from '@/lib/search/rules/tokens'

/** A value that a sentence states for a symbol, as it is written. */
export type Stated = { symbol: string; label: string; value: string; sentence: string }

/** "= 0.85", "is 0.85", "of 0.85": and nothing behind it that would go on with the expression. */
const EQUALS =
  /^\s*(?:=|≈|is|of)\s*([−-]?\d+(?:[.,]\d+)*(?:\/\d+)?(?:\s?(?:%|‰|°|N\/mm²|kN\/mm²|MPa|GPa|mm|kN\/m²|kN\/m³|kN))?)(?=\s*(?:$|[,;:)\]]|\.(?:\s|$)|\s(?!\s*[·×*/+−^√(=]|[A-Za-zα-ωΑ-Ω]_|[a-z]\b|to\b|\d)))/u

/**
 * Returns the values that the sentences of a text state for symbols with an index; a letter alone means
 * another thing in each text.
 */
export function statedIn(text: string): Stated[] {
  return sentencesOf(text).flatMap(({ text: sentence }) =>
    tokensOf(sentence).flatMap(({ term, label, end }) => {
      const value = label && EQUALS.exec(sentence.slice(end))?.[1]
      return value ? [{ symbol: term, label: label(), value, sentence }] : []
    }),
  )
}

/** Returns whether a text says what a symbol is by an expression, and not by a number. */
export function definesIn(text: string, labels: readonly string[]): boolean {
  const valued = new Set(statedIn(text).map(({ label }) => label))
  return labels.some(
    (label) =>
      !valued.has(label) &&
      text
        .split(label)
        .some((behind, place) => place > 0 && /^\s*=\s*(?!\d[\d.]*\s*(?:$|[\p{L}°%]|[.,;]))/mu.test(behind)),
  )
}
