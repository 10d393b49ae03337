import 'server-only'
import { readCompletions, readDocuments } from '../dictionary/store'
import type { Space } from '../indexing/constants'
import { pool } from '@/lib/core/server/db'

const WORDS = 3
const SHORTEST = 4
/** Each letter of a longer one would be a statement of its own, for what is no word. */
const LONGEST_WORD = 30
/** Which share of a word's letters a near one begins with at least. */
const BEGINNING = 0.6
const OFFERED = 5

/**
 * Returns words of the corpus near to words that it does not have, likeliest first: two words that were
 * written as one, else those that begin alike.
 */
export async function nearWords(space: Space, words: readonly string[]): Promise<string[]> {
  const near: string[] = []
  const readable = words.filter((each) => /^\p{L}+$/u.test(each) && each.length <= LONGEST_WORD)
  for (const word of readable.slice(0, WORDS))
    near.push(...(await apart(space, word)), ...(await beginningLike(space, word)))
  return [...new Set(near)].slice(0, OFFERED)
}

/** Returns the two words of the corpus that a word consists of; none where it does not. */
async function apart(space: Space, word: string): Promise<string[]> {
  const pairs = Array.from({ length: Math.max(0, word.length - 5) }, (_, index): [string, string] => [
    word.slice(0, index + 3),
    word.slice(index + 3),
  ])
  const documents = await readDocuments(pool(), space, pairs.flat())
  const known = pairs
    .map((pair) => ({ pair, least: Math.min(...pair.map((half) => documents.get(half) ?? 0)) }))
    .filter(({ least }) => least > 0)
    .sort((a, b) => b.least - a.least)
  return known.slice(0, 1).map(({ pair }) => pair.join(' '))
}

async function beginningLike(space: Space, word: string): Promise<string[]> {
  for (
    let length = word.length - 1;
    length >= Math.max(SHORTEST, Math.ceil(word.length * BEGINNING));
    length--
  ) {
    const found = await readCompletions(pool(), space, word.slice(0, length))
    if (found.length > 0) return found.slice(0, OFFERED).map((each) => each.word)
  }
  return []
}
