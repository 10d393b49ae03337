/** Letters and digits of a text: an equation in print has other spaces and marks than on one line. */
const squeezed = (text: string) => text.normalize('NFKC').replace(/[^\p{L}\p{N}]/gu, '')

/** From which share of a line's words on a row or an equation is that line. */
const ENOUGH = 0.7

/**
 * Returns which of some texts, rows of tables and equations, is a line of the searched text: the shortest of
 * those that hold the most of its words; -1 where none holds enough.
 */
export function indexOfLine(line: string, texts: readonly string[]): number {
  const words = line.split(/\s+/).map(squeezed).filter(Boolean)
  let best = { index: -1, share: 0, length: 0 }
  texts.forEach((text, index) => {
    const plain = squeezed(text)
    const share = words.filter((word) => plain.includes(word)).length / words.length
    const better = share > best.share || (share === best.share && plain.length < best.length)
    if (share >= ENOUGH && better) best = { index, share, length: plain.length }
  })
  return best.index
}

/** Marks the row or the equation of the open article that is the line, and shows it. */
export function showFoundPassage(line: string): void {
  const heading = document.getElementById(decodeURIComponent(window.location.hash.slice(1)))
  const all = [
    ...document.querySelectorAll<HTMLElement>(
      '.article :is(h1, h2, h3, h4, h5, h6, tr:not(.erratum-row), .equation)',
    ),
  ]
  const from =
    heading === null ? -1 : all.findIndex((element) => heading.contains(element) || element === heading)
  const after = all.slice(from + 1)
  const next = after.findIndex(({ tagName }) => /^H\d$/.test(tagName))
  const inSection = from < 0 ? all : after.slice(0, next < 0 ? undefined : next)
  const candidates = inSection.filter(({ tagName }) => !/^H\d$/.test(tagName))
  const found =
    candidates[
      indexOfLine(
        line,
        candidates.map(({ textContent }) => textContent),
      )
    ]
  if (!found) return
  found.classList.add('found-passage')
  found.scrollIntoView({ block: 'center' })
}
