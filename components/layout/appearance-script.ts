/**
 * Runs before the first paint, so it is written for the wire: the theme by the same rule as paint() in
 * theme.ts, and the look of lists as list-look.ts stores it.
 */
export const appearanceScript =
  "(function(){var c=document.cookie,h=document.documentElement,m=/(?:^|; )theme=(light|dark)/.exec(c);h.classList.toggle('dark',m?m[1]==='dark':matchMedia('(prefers-color-scheme: dark)').matches);if(/(?:^|; )list=compact/.test(c))h.dataset.list='compact'})()"
