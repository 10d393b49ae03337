/** Characters that stand beside each other at the head of a page. */
const ROOM = 100

/** Writes a title at the head of every printed page but the first, which has it as its heading. */
export function PrintedTitle({ text }: { text: string }) {
  const short = text.length > ROOM ? `${text.slice(0, ROOM - 1).trimEnd()}…` : text
  return (
    <style>{`@media print{@page{@top-left{content:${quoted(short)};font:9pt sans-serif;color:#444}}@page :first{@top-left{content:none}}}`}</style>
  )
}

/** Returns a string of CSS that nothing a member has typed can end: only letters stand for themselves. */
const quoted = (text: string): string =>
  `"${Array.from(text, (character) =>
    /[\p{L}\p{N} ]/u.test(character) ? character : `\\${character.codePointAt(0)!.toString(16)} `,
  ).join('')}"`
