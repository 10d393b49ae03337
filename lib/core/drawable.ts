import { GREEK } from '@/lib/core/greek'

/**
 * Returns a text for the picture of a shared page. The drawing library asks other hosts for characters that
 * its font lacks, so it is given none: Greek is spelled out, typographic marks stay, everything beyond
 * European letters is left out.
 */
export const drawable = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\p{Script=Greek}/gu, (letter) => GREEK.get(letter) ?? GREEK.get(letter.toLowerCase()) ?? '')
    .replace(/[‐-―]/gu, '-')
    .replace(/[‘’]/gu, "'")
    .replace(/[“”]/gu, '"')
    .replace(/…/gu, '...')
    .replace(/[^\u0020-\u007E\u00A0-\u017F]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 200)
