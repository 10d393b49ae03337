const BODY = String.raw`(?:(?:BS|DIN|NF|UNI) )?(?:EN|ENV|ISO|ACI|AISC|ASCE|ASTM|BS|PD|CP|DIN)(?: ISO|\/[A-Z]{2,4})?`
const NUMBER = String.raw`[A-Z]?\d{1,5}[A-Z]?(?:[-‐‑–]\d{1,4})*(?::\d{4})?(?:\+A\d{1,2}(?::\d{4})?)?`

/**
 * A standard as texts name it, body to year: "BS EN 1993-1-1:2005". The source of a regular expression, to be
 * part of others.
 */
export const DESIGNATION = `(?<![\\p{L}\\p{N}])${BODY} ${NUMBER}`.replaceAll(' ', '[ \u00a0]')

/** Returns whether a designation fits on one line of a page of 320 pixels. */
export const fitsOnOneLine = (designation: string) => designation.length <= 24
