/** Returns the number of characters as PostgreSQL counts them, not as UTF-16 does. */
export const lengthOf = (text: string): number => Array.from(text).length

/**
 * Returns a text with one kind of line break, nothing around it, and no more than two empty lines in a row: a
 * comment is not a wall.
 */
export const normalizeWhitespace = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .trim()
    .replace(/\n{4,}/g, '\n\n\n')
