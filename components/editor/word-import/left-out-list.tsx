import type { LeftOut } from '@/lib/articles/word/types'
import { Button } from '../../ui/button'
import { DialogFooter } from '../../ui/dialog'

type LeftOutListProps = { leftOut: LeftOut[]; onClose: () => void }

/** What did not come along, each with the words beside it, by which its author finds the place. */
export function LeftOutList({ leftOut, onClose }: LeftOutListProps) {
  return (
    <>
      <ul className="divide-hairline grid divide-y px-5 py-1" aria-label="What did not come along">
        {leftOut.map(({ what, near }, index) => (
          <li key={index} className="py-3 text-sm wrap-anywhere">
            {what}
            {near && <span className="text-ink-soft mt-0.5 block">Near “{near}”</span>}
          </li>
        ))}
      </ul>
      <DialogFooter>
        <Button onClick={onClose}>Close</Button>
      </DialogFooter>
    </>
  )
}
