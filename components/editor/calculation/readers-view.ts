/** Those of the editor may be on one page with those of the article, whose keys have no “_”. */
let counted = 0

/** Lines as their readers will see them, for the eye only: lines and outcome say what it says. */
export class ReadersView {
  readonly dom = document.createElement('div')
  readonly key = `editor_${++counted}`
  readonly page = document.createElement('div')
  private readonly caption = document.createElement('p')

  /** `waiting` is the caption until the lines can be read for the first time. */
  constructor(private readonly waiting: string) {
    this.dom.className = 'calculation-typeset'
    this.caption.className = 'calculation-typeset-caption'
    this.page.inert = true
    this.dom.append(this.caption, this.page)
  }

  /** Lines that cannot be read, null, leave what was shown before, and the caption says so. */
  paint(html: string | null): void {
    const isOld = html === null && this.page.childElementCount > 0
    this.dom.dataset.old = String(isOld)
    this.caption.textContent = isOld
      ? 'As it was before the error'
      : html === null
        ? this.waiting
        : 'As readers see it'
    if (html !== null) this.page.innerHTML = html
  }
}
