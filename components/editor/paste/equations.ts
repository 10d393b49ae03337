/**
 * Equations of our own pages and of others set with KaTeX or MathJax come back as LaTeX; as HTML they would
 * be debris.
 */
export function equationsOf(body: HTMLElement): void {
  for (const shown of body.querySelectorAll<HTMLElement>(
    '.equation[data-latex], .inline-equation[data-latex]',
  ))
    replace(shown, shown.dataset.latex ?? '', shown.classList.contains('equation'))
  for (const shown of body.querySelectorAll('.katex-display, .katex, mjx-container')) {
    const latex = shown.querySelector('annotation[encoding="application/x-tex"]')?.textContent
    if (latex) replace(shown, latex, shown.matches('.katex-display, [display="true"]'))
  }
  for (const formula of body.querySelectorAll('math')) {
    const latex = formula.querySelector('annotation[encoding="application/x-tex"]')?.textContent
    if (latex) replace(formula, latex, formula.getAttribute('display') === 'block')
    else formula.replaceWith(formula.textContent ?? '')
  }
}

function replace(shown: Element, latex: string, block: boolean): void {
  const equation = shown.ownerDocument.createElement(block ? 'div' : 'span')
  equation.dataset.type = block ? 'block-math' : 'inline-math'
  equation.dataset.latex = latex.trim().replace(/\s+/g, ' ')
  shown.replaceWith(equation)
}
