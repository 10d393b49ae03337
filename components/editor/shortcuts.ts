/** What each key does, for the tooltips and the list of shortcuts. Keys as TipTap writes them. */
export const SHORTCUTS: { title: string; keys: [keys: string, does: string][] }[] = [
  {
    title: 'Text',
    keys: [
      ['Mod-B', 'Bold'],
      ['Mod-I', 'Italic'],
      ['Mod-U', 'Underline'],
      ['Mod-Shift-S', 'Strike out'],
      ['Mod-,', 'Subscript'],
      ['Mod-.', 'Superscript'],
      ['Mod-E', 'Code'],
      ['Mod-K', 'Link'],
    ],
  },
  {
    title: 'Paragraphs',
    keys: [
      ['Mod-Alt-1', 'Heading 1 (to 4)'],
      ['Mod-Alt-0', 'Paragraph'],
      ['Mod-Shift-8', 'Bullet list'],
      ['Mod-Shift-7', 'Numbered list'],
      ['Mod-Shift-B', 'Quote'],
      ['Mod-Shift-L', 'Align left'],
      ['Mod-Shift-E', 'Centre'],
      ['Mod-Shift-R', 'Align right'],
      ['Mod-Shift-J', 'Justify'],
    ],
  },
  {
    title: 'Equations, figures and tables',
    keys: [
      ['Mod-M', 'Equation'],
      ['Enter', 'Edit the selected equation or figure'],
      ['Tab', 'Next cell, or a level deeper in a list'],
      ['Shift-Tab', 'Previous cell, or a level up'],
    ],
  },
  {
    title: 'Lines of a calculation',
    keys: [
      ['Ctrl-Space', 'What may be written here; Enter takes it'],
      ['Tab', 'Next place of a line from the palette'],
      ['F8', 'To the next error'],
      ['Shift-Alt-F', 'Write every line in one form'],
      ['Escape', 'To the text behind the calculation'],
      ['Mod-Enter', 'To a new paragraph behind it'],
    ],
  },
  {
    title: 'Working',
    keys: [
      ['Mod-Z', 'Undo'],
      ['Mod-Shift-Z', 'Redo'],
      ['Alt-F10', 'To the toolbar'],
      ['Escape', 'From the text to the toolbar and back; in full screen, back to the page'],
    ],
  },
]

const isMac = () => typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent)

/** Mod-Shift-8 as this machine's keyboard says it. */
export function keysFor(keys: string): string {
  const names: Record<string, string> = isMac()
    ? { Mod: '⌘', Ctrl: '⌃', Shift: '⇧', Alt: '⌥' }
    : { Mod: 'Ctrl', Shift: 'Shift', Alt: 'Alt' }
  return keys
    .split('-')
    .map((key) => names[key] ?? key)
    .join(isMac() ? '' : '+')
}
