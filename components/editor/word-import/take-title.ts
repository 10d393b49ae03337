/** Takes the title of an imported document. Returns what takes it back; null where the form has a title. */
export type TakeTitle = (title: string) => (() => void) | null

/** A form's field of the title. */
type TitleField = { read: () => string; write: (title: string) => void; max: number }

/** Returns what takes a title where a form has none; what somebody has written since is not taken back. */
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
