/** Something of a document that was not taken over, with the words beside it, by which it is found. */
export type LeftOut = { what: string; near: string }

/** A document as the thread reads it: its figures are numbered, and not stored yet. */
export type ReadWord = {
  /** Null where the document has neither a title nor a first heading. */
  title: string | null
  html: string
  pictures: ReadPicture[]
  leftOut: LeftOut[]
  /** Whether somebody had tracked changes: their final text was taken. */
  tracked: boolean
}

export type ReadPicture = { bytes: Uint8Array; near: string }

/** A document as the editor takes it over. */
export type ImportedWord = Omit<ReadWord, 'pictures'>
