/** A figure that was stored: where it is, and how large, so that the page keeps its place. */
export type StoredFigure = { id: string; src: string; width: number; height: number }

export type FigureFile = { mime: string; bytes: Uint8Array }

/** What the row of a figure says; its bytes are null where the object storage has them. */
export type FigureRow = { id: string; mime: string; sha256: string; bytes: Uint8Array | null }
