import clsx from 'clsx'
import { Badge } from './badge'

/**
 * The colour is the member's own choice from the palette, so it is data and not a token. The name always
 * stands beside it.
 */
export function FolderDot({ color, className }: { color: string; className?: string }) {
  return (
    <span
      aria-hidden
      style={{ backgroundColor: color }}
      className={clsx('size-3 shrink-0 rounded-full forced-color-adjust-none', className)}
    />
  )
}

export function FolderBadge({ name, color }: { name: string; color: string }) {
  return (
    <Badge variant="outline" className="max-w-full">
      <FolderDot color={color} className="size-2.5" />
      <span className="truncate leading-normal">{name}</span>
    </Badge>
  )
}
