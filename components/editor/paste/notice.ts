import { toast } from '../../ui/toast'

/**
 * Pictures of a pasted text stay where they were: on somebody's disk, or at an address that no article shows.
 */
export function tellOfPictures(count: number): void {
  const one = count === 1
  toast({
    title: one ? 'A picture was left out' : `${count} pictures were left out`,
    description: `Figure, in the toolbar, brings ${one ? 'it' : 'them'} in from a file, each with its alternative text.`,
    duration: 10_000,
  })
}
