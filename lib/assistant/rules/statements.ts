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

/** What is equal to an expression; a number with its unit is a value. */
const EXPRESSION =
  /^\s*=\s*(?!\d[\d. ]*(?:$|[%‰°,;:)]|(?:[kM]?N|[kMG]?Pa|[mck]?m|kg|cm[²³⁴])(?![\p{L}\p{N}])))\S/mu

/** Returns whether a text says what one of these symbols is by an expression, and not by a number. */
export const definesIn = (text: string, labels: readonly string[]): boolean =>
  labels.some((label) =>
    text
      .split(label)
      .slice(1)
      .some((behind) => EXPRESSION.test(behind)),
  )
