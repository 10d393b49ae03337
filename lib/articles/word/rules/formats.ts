const LETTERS = 26
/** Word writes aa behind z, then bb, and so on: so often. */
const REPEATED_MAX = 30

/** Returns a number in a format of Word's; '' for a format that is not known here. */
export function formatted(value: number, format: string): string {
  if (format === 'decimal') return String(value)
  if (format === 'decimalZero') return String(value).padStart(2, '0')
  if (format === 'lowerLetter') return lettersOf(value)
  if (format === 'upperLetter') return lettersOf(value).toUpperCase()
  if (format === 'lowerRoman') return romanOf(value)
  return format === 'upperRoman' ? romanOf(value).toUpperCase() : ''
}

function lettersOf(value: number): string {
  const times = Math.ceil(value / LETTERS)
  if (value < 1 || times > REPEATED_MAX) return ''
  return String.fromCharCode(97 + ((value - 1) % LETTERS)).repeat(times)
}

const ROMAN: [number, string][] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
]

function romanOf(value: number): string {
  if (value < 1 || value > 3999) return ''
  let [left, written] = [value, '']
  for (const [amount, sign] of ROMAN)
    while (left >= amount) {
      written += sign
      left -= amount
    }
  return written
}
