import 'server-only'
import { readCompletions } from '../dictionary/store'
import type { Space } from '../indexing/constants'
import { pool } from '@/lib/core/server/db'

const WORDS = 3
const SHORTEST = 4
/** Each letter of a longer one would be a statement of its own, for what is no word. */
const LONGEST_WORD = 30
/** Which share of a word's letters a near one begins with at least. */
const BEGINNING = 0.6
const OFFERED = 5

/** Returns words of the corpus that begin like words that it does not have, likeliest first. */
export async function nearWords(space: Space, words: readonly string[]): Promise<string[]> {
  const near: string[] = []
  const readable = words.filter((each) => /^\p{L}+$/u.test(each) && each.length <= LONGEST_WORD)
  for (const word of readable.slice(0, WORDS)) near.push(...(await beginningLike(space, word)))
  return [...new Set(near)].slice(0, OFFERED)
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
