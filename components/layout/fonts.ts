import localFont from 'next/font/local'

// Only the interface face is needed for the first paint; the others come when a text asks for them, and an
// article asks for the reading face first (lib/server/render-page.ts). Neither of the two ever replaces a
// text that is shown already: one that comes too late is there for the next page. The Latin files are cut to
// what is used by scripts/lib/fonts.mjs. The Greek files go first in their families and carry a range, so
// that they are fetched for γ and χ alone. The loader takes nothing but literals, hence the same lines three
// times. It names the families after the constants: one called "sans" or "mono" would be a font of the
// system's own where ours is not there yet.

const plexSans = localFont({
  src: '../../node_modules/.loadpath-fonts/ibm-plex-sans-latin-wght-normal.woff2',
  variable: '--font-sans',
  weight: '400 700',
  display: 'optional',
  // Its stand-ins are in tokens.css, for each weight.
  adjustFontFallback: false,
})

const plexSansGreek = localFont({
  src: '../../node_modules/@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-greek-wght-normal.woff2',
  variable: '--font-sans-greek',
  weight: '100 700',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0370-03FF' }],
})

const sourceSerif = localFont({
  src: [
    {
      path: '../../node_modules/.loadpath-fonts/source-serif-4-latin-wght-normal.woff2',
      style: 'normal',
      weight: '400 700',
    },
    {
      path: '../../node_modules/.loadpath-fonts/source-serif-4-latin-wght-italic.woff2',
      style: 'italic',
      weight: '400 700',
    },
  ],
  variable: '--font-serif',
  display: 'optional',
  preload: false,
  adjustFontFallback: 'Times New Roman',
})

const sourceSerifGreek = localFont({
  src: [
    {
      path: '../../node_modules/@fontsource-variable/source-serif-4/files/source-serif-4-greek-wght-normal.woff2',
      style: 'normal',
      weight: '200 900',
    },
    {
      path: '../../node_modules/@fontsource-variable/source-serif-4/files/source-serif-4-greek-wght-italic.woff2',
      style: 'italic',
      weight: '200 900',
    },
  ],
  variable: '--font-serif-greek',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0370-03FF' }],
})

const jetBrainsMono = localFont({
  src: '../../node_modules/.loadpath-fonts/jetbrains-mono-latin-wght-normal.woff2',
  variable: '--font-mono',
  weight: '400 600',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
})

const jetBrainsMonoGreek = localFont({
  src: '../../node_modules/@fontsource-variable/jetbrains-mono/files/jetbrains-mono-greek-wght-normal.woff2',
  variable: '--font-mono-greek',
  weight: '100 800',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0370-03FF' }],
})

/** Class names that define the font variables; they belong on <html>. */
export const fontVariables = [
  plexSans,
  plexSansGreek,
  sourceSerif,
  sourceSerifGreek,
  jetBrainsMono,
  jetBrainsMonoGreek,
]
  .map((font) => font.variable)
  .join(' ')
