import type { Item } from '@/lib/projects/types'

const ROOM = 60

/** Returns what an item is called where there is little room, as in the names of its buttons. */
export function nameOf({ kind, title, text, article }: Item): string {
  const name = (kind === 'article' ? article?.title : null) ?? title ?? text ?? ''
  return name.length > ROOM ? `${name.slice(0, ROOM - 1)}…` : name
}

/** Returns what the menu of an item calls the change of its words, and their dialog too. */
export const editing = ({ kind }: Item): string =>
  kind === 'heading' ? 'Edit heading' : kind === 'note' ? 'Edit note' : 'Edit remark'
