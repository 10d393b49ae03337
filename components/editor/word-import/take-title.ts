/** Fills in the title of an imported document. Returns its undo; null where the form has a title already. */
export type TakeTitle = (title: string) => (() => void) | null

/** A form's field of the title. */
type TitleField = { read: () => string; write: (title: string) => void; max: number }

/** Fills an empty title; undo empties it again only while nobody has changed it. */
export function titleTaker({ read, write, max }: TitleField): TakeTitle {
  return (title) => {
    if (read().trim()) return null
    const taken = title.slice(0, max)
    write(taken)
    return () => {
      if (read() === taken) write('')
    }
  }
}
