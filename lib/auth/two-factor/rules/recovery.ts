import { randomInt } from 'node:crypto'

// Without 0, 1, i, l, o and u: nothing that is misread on paper.
const ALPHABET = '23456789abcdefghjkmnpqrstvwxyz'

/** Returns ten characters, 49 random bits, as two groups of five: 'k7m2p-9xw4c'. */
export function newRecoveryCode(): string {
  const letters = Array.from({ length: 10 }, () => ALPHABET[randomInt(ALPHABET.length)])
  return `${letters.slice(0, 5).join('')}-${letters.slice(5).join('')}`
}

/** Returns a code without spaces and hyphens, in lower case. */
export const plainCode = (code: string) => code.replace(/[\s-]/g, '').toLowerCase()
