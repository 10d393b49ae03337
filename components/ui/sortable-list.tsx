'use client'
import { closestCenter, DndContext, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { ArrowDown, ArrowUp, GripVertical, type IconNode } from 'lucide'
import { useState, type CSSProperties, type ReactNode } from 'react'
import { Icon } from './icon'

type SortableListProps = {
  ids: string[]
  onMove: (from: number, to: number) => void
  children: ReactNode
}

/** Items that are put into order by dragging; their buttons do the same without. */
export function SortableList({ ids, onMove, children }: SortableListProps) {
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }))
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id)
          onMove(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)))
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  )
}

export function useSortableItem(id: string) {
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({
    id,
  })
  const style: CSSProperties = {
    transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined,
    transition,
    position: 'relative',
    zIndex: isDragging ? 1 : undefined,
  }
  return { ref: setNodeRef, style, dragging: isDragging, grip: { ref: setActivatorNodeRef, ...listeners } }
}

type MoveToolsProps = {
  /** What the item is called, in the names of its buttons. */
  name: string
  at: number
  count: number
  grip: ReturnType<typeof useSortableItem>['grip']
  onMove: (from: number, to: number) => void
  /** What else can be done with the item. */
  children: ReactNode
}

/** Grip, up and down. The grip is for the pointer: by keyboard the arrows beside it do the same. */
export function MoveTools({ name, at, count, grip, onMove, children }: MoveToolsProps) {
  // Said while the button has the focus: read later, in its row, it would be out of place.
  const [moved, setMoved] = useState(false)
  const move = (to: number) => {
    setMoved(true)
    onMove(at, to)
  }
  return (
    <>
      <span
        {...grip}
        aria-hidden
        title="Drag to reorder"
        className="text-ink-faint hover:text-ink grid size-8 cursor-grab touch-none place-items-center active:cursor-grabbing"
      >
        <Icon shape={GripVertical} className="size-4" />
      </span>
      <ItemTool
        label={`Move ${name} up`}
        icon={ArrowUp}
        unavailable={at === 0}
        onClick={() => move(at - 1)}
        onBlur={() => setMoved(false)}
      />
      <ItemTool
        label={`Move ${name} down`}
        icon={ArrowDown}
        unavailable={at === count - 1}
        onClick={() => move(at + 1)}
        onBlur={() => setMoved(false)}
      />
      <span role="status" className="sr-only">
        {moved && `${at + 1} of ${count}`}
      </span>
      {children}
    </>
  )
}

type ItemToolProps = {
  label: string
  icon: IconNode
  unavailable: boolean
  onClick: () => void
  onBlur?: () => void
}

export function ItemTool({ label, icon, unavailable, onClick, onBlur }: ItemToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      // Not `disabled`: the focus would be lost when an item arrives at the end.
      aria-disabled={unavailable || undefined}
      onClick={unavailable ? undefined : onClick}
      onBlur={onBlur}
      className="text-ink-soft hover:bg-ink/7 hover:text-ink grid size-8 place-items-center rounded aria-disabled:opacity-40"
    >
      <Icon shape={icon} className="size-4" />
    </button>
  )
}
