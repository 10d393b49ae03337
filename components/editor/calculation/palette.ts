type Tool = { text: string; label: string } & (
  | { run: () => void }
  /** A tool that shows something and hides it; the tools from it on stand at the end. */
  | { toggle: (shown: boolean) => void }
)

/**
 * The tools above lines: one stop of the Tab key, the arrow keys, Home and End move within. A click leaves
 * the cursor where it is in the lines.
 */
export function palette(label: string, tools: readonly Tool[]): HTMLElement {
  const bar = document.createElement('div')
  bar.className = 'calculation-palette'
  bar.setAttribute('role', 'toolbar')
  bar.setAttribute('aria-label', label)
  for (const tool of tools) bar.append(buttonOf(tool))
  bar.querySelector('button')!.tabIndex = 0
  bar.addEventListener('keydown', rove)
  return bar
}

function buttonOf(tool: Tool): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.tabIndex = -1
  button.textContent = tool.text
  // Begins with the words that are seen, for who says what to press.
  button.setAttribute('aria-label', tool.label)
  button.addEventListener('mousedown', (event) => event.preventDefault())
  if ('run' in tool) {
    button.addEventListener('click', tool.run)
    return button
  }
  button.classList.add('calculation-palette-last')
  button.setAttribute('aria-pressed', 'true')
  button.addEventListener('click', () => {
    const shown = button.getAttribute('aria-pressed') !== 'true'
    button.setAttribute('aria-pressed', String(shown))
    tool.toggle(shown)
  })
  return button
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
