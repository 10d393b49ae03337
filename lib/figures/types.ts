/** A figure that was stored: where it is, and how large, so that the page keeps its place. */
export type StoredFigure = { id: string; src: string; width: number; height: number }

export type FigureFile = { mime: string; bytes: Uint8Array }
