/** One page of a list. `version` is the ETag of this very list, where the server sent one. */
export type Page<T> = { items: T[]; total: number; page: number; pageSize: number; version?: string }
