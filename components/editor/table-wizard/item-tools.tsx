import { Trash2 } from 'lucide'
import type { ComponentProps } from 'react'
import { ItemTool, MoveTools } from '../../ui/sortable-list'

type ItemToolsProps = Omit<ComponentProps<typeof MoveTools>, 'children'> & { onDelete: () => void }

/** What can be done with a row or a column; the last one stays. */
export const ItemTools = ({ onDelete, ...place }: ItemToolsProps) => (
  <span className="inline-flex shrink-0 items-center">
    <MoveTools {...place}>
      <ItemTool
        label={`Delete ${place.name}`}
        icon={Trash2}
        unavailable={place.count === 1}
        onClick={onDelete}
      />
    </MoveTools>
  </span>
)
