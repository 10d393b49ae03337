'use client'
import { MoreHorizontal, Pencil, Trash2 } from 'lucide'
import clsx from 'clsx'
import { useChangeItem } from '@/lib/projects/hooks'
import type { Item } from '@/lib/projects/types'
import { OutcomeBadge } from '../calculations/outcome-badge'
import { Badge } from '../ui/badge'
import { Button } from '../ui/button'
import { buttonStyles } from '../ui/button-styles'
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '../ui/dropdown-menu'
import { failure } from '../ui/failure'
import { Icon } from '../ui/icon'
import { Link } from '../ui/link'
import { perform } from '../ui/perform'
import { MoveTools, useSortableItem } from '../ui/sortable-list'
import { Symbols } from '../ui/symbols'
import { toast } from '../ui/toast'
import type { useMenuDialog } from '../ui/use-menu-dialog'
import { editing, nameOf } from './item-name'

/** What was chosen in the menu of an item, and the item as it was then. */
export type ItemAsked = { about: 'words' | 'remove'; item: Item }

type ItemRowProps = {
  projectId: string
  item: Item
  at: number
  count: number
  edits: boolean
  onMove: (from: number, to: number) => void
  menu: Pick<ReturnType<typeof useMenuDialog<ItemAsked>>, 'choose' | 'onCloseAutoFocus'>
}

/** An item with what can be done with it. */
export function ItemRow({ projectId, item, at, count, edits, onMove, menu }: ItemRowProps) {
  const { ref, style, dragging, grip } = useSortableItem(String(item.id))
  return (
    <li
      ref={ref}
      style={style}
      id={`item-${item.id}`}
      className={clsx(
        'border-hairline bg-paper flex scroll-mt-24 gap-2 border-b py-4 max-sm:flex-col',
        dragging && 'shadow-float',
      )}
    >
      <div className="grid min-w-0 flex-1 content-start gap-2">
        <Content item={item} />
        <State projectId={projectId} item={item} edits={edits} />
      </div>
      {edits && (
        <span className="inline-flex shrink-0 items-start max-sm:self-end">
          <MoveTools name={nameOf(item)} at={at} count={count} grip={grip} onMove={onMove}>
            <ItemMenu item={item} menu={menu} />
          </MoveTools>
        </span>
      )}
    </li>
  )
}

const KINDS = { article: 'Article', passage: 'Passage', calculation: 'Calculation' } as const

function Content({ item }: { item: Item }) {
  const { kind, text, title, article, anchor, calculation } = item
  if (kind === 'heading') return <h2 className="text-xl font-semibold wrap-anywhere">{text}</h2>
  if (kind === 'note')
    return (
      <p className="max-w-measure wrap-anywhere whitespace-pre-wrap">
        <span className="sr-only">Note: </span>
        {text}
      </p>
    )
  const name = (kind === 'article' ? article?.title : null) ?? title ?? ''
  const href = calculation
    ? calculation.id && `/calculations/${calculation.id}`
    : article && `/articles/${article.slug}${anchor ? `#${anchor}` : ''}`
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        <Badge>{KINDS[kind]}</Badge>
        {article?.locked && <Badge variant="outline">Premium</Badge>}
        {calculation && !calculation.locked && <OutcomeBadge {...calculation} />}
      </p>
      <h3 className="text-lg leading-snug font-semibold wrap-anywhere">
        {href ? (
          <Link href={href} className="hover:underline">
            <Symbols text={name} />
          </Link>
        ) : (
          <Symbols text={name} />
        )}
      </h3>
      <About item={item} />
      {text && (
        <p className="border-accent max-w-measure border-l-2 pl-3 text-sm wrap-anywhere whitespace-pre-wrap">
          <span className="sr-only">Remark: </span>
          {text}
        </p>
      )}
    </>
  )
}

/** Where it is from. */
function About({ item: { kind, article, calculation } }: { item: Item }) {
  if (calculation)
    return (
      <p className="text-ink-soft text-sm wrap-anywhere">
        {[calculation.calculation, calculation.standard, `made by ${calculation.madeBy}`]
          .filter(Boolean)
          .join(', ')}
        {calculation.article && (
          <>
            {' · '}
            <Link href={`/articles/${calculation.article.slug}`} className="prose-link">
              <Symbols text={calculation.article.title} />
            </Link>
          </>
        )}
        {calculation.locked && '. Its article is for paying members: the values are not shown to you.'}
      </p>
    )
  if (kind === 'passage' && article)
    return (
      <p className="text-ink-soft text-sm wrap-anywhere">
        In{' '}
        <Link href={`/articles/${article.slug}`} className="prose-link">
          <Symbols text={article.title} />
        </Link>
      </p>
    )
  if (!article) return null
  return (
    <p className="text-ink-soft max-w-measure line-clamp-2 text-sm">
      <Symbols text={article.excerpt} />
    </p>
  )
}

/** What has become of an item since it was added, with the difference. */
function State({ projectId, item, edits }: Pick<ItemRowProps, 'projectId' | 'item' | 'edits'>) {
  const change = useChangeItem(projectId)
  const { state, article, calculation, revision, id } = item
  if (state === 'same') return null
  const small = buttonStyles({ variant: 'outline', size: 'sm' })
  if (calculation)
    return (
      <p className="bg-warn-wash flex flex-wrap items-center gap-2 rounded-md px-3 py-2 text-sm">
        {state === 'gone'
          ? 'The article no longer holds this calculation, which goes on calculating.'
          : 'The calculation has changed in its article. This one stays as it was saved.'}
        {calculation.id && state === 'changed' && (
          <Link href={`/calculations/${calculation.id}`} className={small}>
            See what to do
          </Link>
        )}
      </p>
    )
  if (!article)
    return (
      <p className="bg-warn-wash rounded-md px-3 py-2 text-sm">This article is no longer in the library.</p>
    )
  return (
    <p className="bg-warn-wash flex flex-wrap items-center gap-2 rounded-md px-3 py-2 text-sm">
      The article has changed: revision {revision} was added, and it is at revision {article.revision}.
      {!article.locked && (
        <Link href={`/articles/${article.slug}/changes`} className={small}>
          See what changed
        </Link>
      )}
      {edits && (
        <Button
          variant="outline"
          size="sm"
          pending={change.isPending}
          onClick={() =>
            perform(
              change,
              { itemId: id, seen: true },
              { onError: (error) => toast(failure('Failed to mark it as seen', error)) },
            )
          }
        >
          Mark as seen
        </Button>
      )}
    </p>
  )
}

type ItemMenuProps = Pick<ItemRowProps, 'item' | 'menu'>

function ItemMenu({ item, menu: { choose, onCloseAutoFocus } }: ItemMenuProps) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger
        aria-label={`Edit or remove ${nameOf(item)}`}
        className={buttonStyles({ variant: 'ghost', size: 'icon-sm' })}
      >
        <Icon shape={MoreHorizontal} />
      </DropdownMenuTrigger>
      <DropdownMenuContent onCloseAutoFocus={onCloseAutoFocus}>
        <DropdownMenuItem onSelect={() => choose({ about: 'words', item })}>
          <Icon shape={Pencil} />
          {editing(item)}
        </DropdownMenuItem>
        <DropdownMenuItem tone="destructive" onSelect={() => choose({ about: 'remove', item })}>
          <Icon shape={Trash2} />
          Remove from the project
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
