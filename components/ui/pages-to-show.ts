/**
 * Page numbers around the present one, first and last always; a gap is a negative number, unique as a key.
 */
export function pagesToShow(page: number, pages: number): number[] {
  const near = [1, page - 1, page, page + 1, pages].filter((n) => n >= 1 && n <= pages)
  const sorted = [...new Set(near)].sort((a, b) => a - b)
  return sorted.flatMap((n, i) => {
    const before = sorted[i - 1]
    if (before === undefined || n - before === 1) return [n]
    return n - before === 2 ? [n - 1, n] : [-n, n]
  })
}
