import { Trash2 } from 'lucide'
import { type ComponentProps, useRef } from 'react'
import { ItemTool, MoveTools } from '../../ui/sortable-list'

type ItemToolsProps = Omit<ComponentProps<typeof MoveTools>, 'children'> & { onDelete: () => void }

/** What can be done with a row or a column; the last one stays. */
export function ItemTools({ onDelete, ...place }: ItemToolsProps) {
  const tools = useRef<HTMLSpanElement>(null)
  const remove = () => {
    // Else the focus would go to the head of the dialog, with what is deleted.
    const item = tools.current?.closest('li, tr')
    const beside = item?.nextElementSibling ?? item?.previousElementSibling
    beside?.querySelector<HTMLElement>('button[aria-label^="Delete "]')?.focus()
    onDelete()
  }
  return (
    <span ref={tools} className="inline-flex shrink-0 items-center">
      <MoveTools {...place}>
        <ItemTool
          label={`Delete ${place.name}`}
          icon={Trash2}
          unavailable={place.count === 1}
          onClick={remove}
        />
      </MoveTools>
    </span>
  )
}
