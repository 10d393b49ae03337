import { useEffect } from 'react'

const EQUATIONS = '.calculation-math > :is(.calculation-symbols, .calculation-numbers)'

/** What is measured with the fallback of a typeface may come out a little wider. */
const SPARE = 1.01

/** What goes beside the reference on a sheet of A4, in em: a wider one has the whole line. */
const BESIDE = 34

/**
 * Says of each equation of a calculation how wide its longest unbroken piece is, in em: the styles for paper
 * set it no larger than its line. A browser makes a whole document smaller for one equation that is wider
 * than the sheet, and its drawings with it, whose captions name the scale they are printed to.
 */
export function measureEquations(): void {
  const widths = [...document.querySelectorAll<HTMLElement>(EQUATIONS)].map((equation) => {
    const pieces = [...equation.querySelectorAll('.katex-base')]
    const widest = Math.max(0, ...pieces.map((piece) => piece.getBoundingClientRect().width))
    return [equation, widest / Number.parseFloat(getComputedStyle(equation).fontSize)] as const
  })
  // Written after all are read, so that the page is laid out once.
  for (const [equation, width] of widths) {
    if (width > 0) equation.style.setProperty('--ems', (width * SPARE).toFixed(2))
    equation.toggleAttribute('data-wide', width > BESIDE)
  }
}

/** Measures before each print: a reader's own numbers are longer or shorter than those before. */
export function useEquationsThatFitPaper(): void {
  useEffect(() => {
    window.addEventListener('beforeprint', measureEquations)
    return () => window.removeEventListener('beforeprint', measureEquations)
  }, [])
}
