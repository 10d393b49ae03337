export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

const COOKIE = 'theme'
const YEAR = 365 * 24 * 60 * 60
const DARK = '(prefers-color-scheme: dark)'

const listeners = new Set<() => void>()

export function readTheme(): Theme {
  const found = /(?:^|; )theme=(light|dark)/.exec(document.cookie)?.[1]
  return found === 'light' || found === 'dark' ? found : 'system'
}

export function chooseTheme(theme: Theme): void {
  document.cookie = `${COOKIE}=${theme}; path=/; max-age=${YEAR}; samesite=lax`
  paint()
  for (const listener of listeners) listener()
}

/** Follows this page's switches and, for as long as someone listens, the system's own change of light. */
export function subscribeTheme(listener: () => void): () => void {
  const system = window.matchMedia(DARK)
  listeners.add(listener)
  system.addEventListener('change', paint)
  // What changed between the first paint and now was heard by nobody.
  paint()
  return () => {
    listeners.delete(listener)
    system.removeEventListener('change', paint)
  }
}

function paint(): void {
  const theme = readTheme()
  const dark = theme === 'dark' || (theme === 'system' && window.matchMedia(DARK).matches)
  document.documentElement.classList.toggle('dark', dark)
}
