/** A section as its article shows it: equations, tables and drawings as such. */
export type ShownSection = { html: string }

/** Which section of an article, by its id or its slug; ids of what is shown begin with the prefix. */
export type SectionPlace = { article: number | string; anchor: string; prefix: string }
