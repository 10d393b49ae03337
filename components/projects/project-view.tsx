'use client'
import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide'
import { ApiError } from '@/lib/core/browser/api'
import { projectQuery } from '@/lib/projects/hooks'
import type { Project } from '@/lib/projects/types'
import { Alert } from '../ui/alert'
import { Badge } from '../ui/badge'
import { buttonStyles } from '../ui/button-styles'
import { Icon } from '../ui/icon'
import { Link } from '../ui/link'
import { AddMenu } from './add-menu'
import { Comments } from './comments'
import { Items } from './items'
import { People } from './people'
import { FilesMenu, ProjectMenu } from './project-menu'
import { printAddress } from './projects-address'

/** A project as its members see it: what may be changed depends on the part that they have in it. */
export function ProjectView({ id }: { id: string }) {
  const { data: project, error } = useQuery(projectQuery(id))
  if (!project) return null
  const gone = error instanceof ApiError && error.status === 404
  const { name, description, part, owner, archived, items } = project
  const edits = part !== 'view' && !archived && !gone
  return (
    <>
      <div className="mt-4 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <h1 className="min-w-0 text-3xl font-semibold tracking-tight wrap-anywhere">{name}</h1>
        <div className="flex flex-wrap items-center gap-2">
          {archived && <Badge>Archived</Badge>}
          {part !== 'owner' && (
            <Badge variant="outline">{part === 'edit' ? 'You can edit' : 'You can view'}</Badge>
          )}
        </div>
      </div>
      {description && <p className="text-ink-soft max-w-measure mt-3 wrap-anywhere">{description}</p>}
      {part !== 'owner' && <p className="text-ink-soft mt-2 text-sm">Shared by {owner}.</p>}
      <div className="mt-5 flex flex-wrap items-center gap-2">
        <AddMenu project={project} edits={edits} />
        {!gone && (
          <>
            <Link href={printAddress(id)} className={buttonStyles({ variant: 'outline', size: 'sm' })}>
              <Icon shape={Printer} />
              Print or PDF
            </Link>
            <FilesMenu id={id} />
            <ProjectMenu project={project} />
          </>
        )}
      </div>
      {gone && (
        <Alert tone="warn" className="mt-6" title="You can no longer open this project">
          It was deleted, or is no longer shared with you. What stands here is from before, and nothing that
          is written now is stored in it.
        </Alert>
      )}
      {archived && !gone && (
        <Alert className="mt-6" title="This project is archived">
          It can be read, printed and duplicated.{' '}
          {part === 'owner' ? 'Restore it' : 'Its owner can restore it'} to change it.
        </Alert>
      )}
      <Changed items={items} />
      <section aria-label="Items">
        <Items project={project} edits={edits} />
      </section>
      <Comments project={project} />
      {!gone && <People project={project} />}
    </>
  )
}

/** Says how much is not as it was when it was added; each item says what. */
function Changed({ items }: Pick<Project, 'items'>) {
  const things = items.filter(({ kind }) => kind !== 'heading' && kind !== 'note')
  const changed = things.filter(({ state }) => state !== 'same')
  if (changed.length === 0) return null
  return (
    <Alert
      tone="warn"
      className="mt-6"
      title={
        changed.length === 1
          ? `1 of ${things.length} has changed since it was added`
          : `${changed.length} of ${things.length} have changed since they were added`
      }
    >
      <ul className="mt-1 grid gap-1">
        {changed.map(({ id, title, article }) => (
          <li key={id}>
            <a href={`#item-${id}`} className="prose-link wrap-anywhere">
              {title ?? article?.title}
            </a>
          </li>
        ))}
      </ul>
    </Alert>
  )
}
