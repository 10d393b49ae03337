import { TEMPLATES, type TemplateKind } from '@/lib/calculations/rules/templates'

type Palette = {
  onInsert: (kind: TemplateKind) => void
  onTidy: () => void
  onSheet: (shown: boolean) => void
  /** Asks for a published calculation whose lines take the place of these. */
  onCopy: () => void
  onDelete: () => void
}

/**
 * The tools above a calculation: one stop of the Tab key, the arrow keys, Home and End move within. A click
 * leaves the cursor where it is in the lines.
 */
export function palette({ onInsert, onTidy, onSheet, onCopy, onDelete }: Palette): HTMLElement {
  const bar = document.createElement('div')
  bar.className = 'calculation-palette'
  bar.setAttribute('role', 'toolbar')
  bar.setAttribute('aria-label', 'Lines of the calculation')
  const tool = (text: string, label: string, run: (button: HTMLButtonElement) => void) => {
    const button = document.createElement('button')
    button.type = 'button'
    button.tabIndex = -1
    button.textContent = text
    // Begins with the words that are seen, for who says what to press.
    button.setAttribute('aria-label', label)
    button.addEventListener('mousedown', (event) => event.preventDefault())
    button.addEventListener('click', () => run(button))
    bar.append(button)
    return button
  }
  const [first] = TEMPLATES.map(([kind, name]) => tool(name, `${name}: insert a line`, () => onInsert(kind)))
  first!.tabIndex = 0
  tool('Copy…', 'Copy… a published calculation', onCopy)
  tool('Tidy', 'Tidy: write every line in one form', onTidy)
  const sheet = tool('Sheet', 'Sheet: show it typeset', (button) => {
    const shown = button.getAttribute('aria-pressed') !== 'true'
    button.setAttribute('aria-pressed', String(shown))
    onSheet(shown)
  })
  sheet.classList.add('calculation-palette-last')
  sheet.setAttribute('aria-pressed', 'true')
  tool('Delete', 'Delete calculation', onDelete)
  bar.addEventListener('keydown', rove)
  return bar
}

function rove(event: KeyboardEvent): void {
  const bar = event.currentTarget as HTMLElement
  const tools = [...bar.querySelectorAll('button')]
  const at = tools.findIndex((tool) => tool === document.activeElement)
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tools.length - 1 }[event.key]
  if (at === -1 || to === undefined) return
  event.preventDefault()
  tools[at]!.tabIndex = -1
  const next = tools[(to + tools.length) % tools.length]!
  next.tabIndex = 0
  next.focus()
}
