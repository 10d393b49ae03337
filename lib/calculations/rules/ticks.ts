/** Returns round numbers, 1, 2 or 5 times a power of ten apart, that cover a range. */
export function ticksOver(from: number, to: number): number[] {
  const span = to - from || Math.abs(to) || 1
  const rough = span / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map((of) => of * power).find((of) => of >= rough * 0.999)!
  const first = Math.floor(from / step + 1e-9)
  const last = Math.ceil(to / step - 1e-9)
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step)
}
