export const NO_TEXT = 'The file is no text. Please save the sheet as CSV first.'

/**
 * What a file says: Unicode, or else as Excel writes CSV on a Western European Windows. Null for what is no
 * text.
 */
export function textIn(bytes: ArrayBuffer): string | null {
  const text = decoded(bytes)
  return /[\0-\x08\x0e-\x1f]/.test(text) ? null : text
}

function decoded(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes)
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
