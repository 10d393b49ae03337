import { SHORTEST_MENDED } from './spelling'
import { conceptsIn, type Thesaurus } from './synonyms'
import { tokensOf } from './tokens'

/** A word of two that are misspelt is long: “latteral torsinal”. */
const LONG = 6
const sameLetters = (a: string, b: string) => [...a].sort().join('') === [...b].sort().join('')
const NAME = /^\p{Lu}\p{Ll}+$/u

/**
 * Returns whether a question may be meant as another one, which differs by one word, by two long ones, or by
 * several that together name a meaning, beside one word at most: “puching shaer”. One that has several
 * unknown words else is of something else than the library is: apple trees are no tees. A capital in the
 * midst of small letters is a name, and not misspelt.
 */
export function mayBeMeant(question: string, other: string, names: Thesaurus): boolean {
  const [words, others] = [question.split(/\s+/), other.split(/\s+/)]
  if (words.length !== others.length) return false
  const places = words.flatMap((word, place) => (word === others[place] ? [] : [place]))
  const changed = places.map((place) => words[place]!)
  const isName = (word: string) =>
    NAME.test(word) &&
    word !== words[0] &&
    words.every((each) => each === word || !NAME.test(each) || each === words[0])
  const isAnotherWord = (place: number) =>
    words[place]!.length < SHORTEST_MENDED &&
    words[place]!.length === others[place]!.length &&
    !sameLetters(words[place]!, others[place]!)
  if (places.some(isAnotherWord) || changed.some(isName)) return false
  return (
    changed.length === 1 ||
    (changed.length === 2 && changed.every(({ length }) => length >= LONG)) ||
    (changed.every(({ length }) => length >= SHORTEST_MENDED) && areOneMeaning(others, places, names))
  )
}

/** Whether all of some words of a question but one are together a name of one meaning. */
function areOneMeaning(words: readonly string[], places: readonly number[], names: Thesaurus): boolean {
  // Where each word begins in the text that is read.
  const starts = words.map((_, place) => words.slice(0, place).join(' ').length + (place > 0 ? 1 : 0))
  return conceptsIn(tokensOf(words.join(' ')), names)
    .filter(({ several }) => several)
    .some(({ tokens }) => {
      const named = places.filter((place) => tokens.some(({ start }) => start === starts[place]))
      return named.length > 1 && places.length - named.length <= 1
    })
}
