/** Where the bytes of a figure are. */
export type Place = 'storage' | 'database'

/** `damaged` are the ids of figures whose bytes are lost or not those that were stored. */
export type MovedFigures = { moved: number; damaged: string[] }
