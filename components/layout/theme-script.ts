/** Runs before the first paint, so it is written for the wire; the same rule as paint() in theme.ts. */
export const themeScript =
  "(function(){var m=/(?:^|; )theme=(light|dark)/.exec(document.cookie);document.documentElement.classList.toggle('dark',m?m[1]==='dark':matchMedia('(prefers-color-scheme: dark)').matches)})()"
