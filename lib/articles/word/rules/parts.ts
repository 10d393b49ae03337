/** The parts that hold the text and its notes; Word numbers parts where it has written a file anew. */
export const TEXT_PARTS = /^word\/(?:document|footnotes|endnotes)\d*\.xml$/

const PARTS = {
  comments: /^word\/comments\d*\.xml$/,
  numbering: /^word\/numbering\d*\.xml$/,
  styles: /^word\/styles\d*\.xml$/,
}

/** Returns a part that a document has once. */
export const partOf = (texts: ReadonlyMap<string, string>, name: keyof typeof PARTS): string | undefined =>
  [...texts].find(([path]) => PARTS[name].test(path))?.[1]
