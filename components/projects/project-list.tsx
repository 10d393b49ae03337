'use client'
import { useQuery } from '@tanstack/react-query'
import { FolderKanban, FolderPlus } from 'lucide'
import { useRouter } from 'next/navigation'
import { useState, type ReactNode } from 'react'
import { reasonOf } from '@/lib/core/browser/api'
import { longDay } from '@/lib/core/dates'
import { projectsQuery, useCreateProject } from '@/lib/projects/hooks'
import type { ProjectCard } from '@/lib/projects/types'
import { Badge } from '../ui/badge'
import { Button } from '../ui/button'
import { EmptyState } from '../ui/empty-state'
import { ErrorState } from '../ui/error-state'
import { failure } from '../ui/failure'
import { Icon } from '../ui/icon'
import { Link } from '../ui/link'
import { perform } from '../ui/perform'
import { toast } from '../ui/toast'
import { ProjectDialog } from './project-form'
import { projectAddress } from './projects-address'

/** The projects of a member, and those that are shared with them; archived ones stand apart. */
export function ProjectList() {
  const found = useQuery(projectsQuery)
  const [creating, setCreating] = useState(false)
  const projects = found.data ?? []
  const archived = projects.filter((project) => project.archived)
  const current = projects.filter((project) => !project.archived)
  const create = (
    <Button variant="outline" size="sm" onClick={() => setCreating(true)}>
      <Icon shape={FolderPlus} />
      New project
    </Button>
  )
  return (
    <>
      {found.isError && !found.data && (
        <ErrorState
          title="Failed to fetch your projects"
          message={reasonOf(found.error)}
          onRetry={() => void found.refetch()}
        />
      )}
      {found.data && (
        <Projects heading="Current projects" projects={current} action={create}>
          {current.length === 0 && (
            <EmptyState
              as="h3"
              className="mt-6"
              icon={<Icon shape={FolderKanban} />}
              title="No projects yet"
              description="Make one here, or of a bookmark folder: ‘Make a project’ is in its menu. Articles have ‘Project’ beside ‘Bookmark’."
            />
          )}
        </Projects>
      )}
      {archived.length > 0 && <Projects heading="Archived projects" projects={archived} />}
      {creating && <NewProject onClose={() => setCreating(false)} />}
    </>
  )
}

type ProjectsProps = {
  heading: string
  projects: ProjectCard[]
  action?: ReactNode
  children?: ReactNode
}

function Projects({ heading, projects, action, children }: ProjectsProps) {
  return (
    <section aria-label={heading} className="mt-8">
      <div className="border-ink flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b pb-3">
        <h2 className="text-lg">
          {heading} <span className="tabular-nums">({projects.length})</span>
        </h2>
        {action}
      </div>
      {projects.map((project) => (
        <Row key={project.id} project={project} />
      ))}
      {children}
    </section>
  )
}

function Row({ project }: { project: ProjectCard }) {
  const { id, name, description, part, owner, itemCount, changedCount, memberCount, updatedAt } = project
  return (
    <article className="border-hairline grid gap-1.5 border-b py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="min-w-0 text-lg leading-snug font-semibold wrap-anywhere">
          <Link href={projectAddress(id)} className="hover:underline">
            {name}
          </Link>
        </h3>
        {changedCount > 0 && <Badge variant="warn">{changedCount} changed</Badge>}
      </div>
      {description && <p className="text-ink-soft max-w-measure text-sm wrap-anywhere">{description}</p>}
      <p className="text-ink-soft flex flex-wrap gap-x-4 gap-y-1 text-sm tabular-nums">
        <span>{itemCount === 1 ? '1 item' : `${itemCount} items`}</span>
        <span>Changed on {longDay(updatedAt)}</span>
        {part !== 'owner' && (
          <span>
            Shared by {owner}, {part === 'edit' ? 'you can edit' : 'you can view'}
          </span>
        )}
        {part === 'owner' && memberCount > 0 && (
          <span>Shared with {memberCount === 1 ? '1 member' : `${memberCount} members`}</span>
        )}
      </p>
    </article>
  )
}

function NewProject({ onClose }: { onClose: () => void }) {
  const create = useCreateProject()
  const router = useRouter()
  return (
    <ProjectDialog
      pending={create.isPending}
      onClose={onClose}
      onSubmit={(input) =>
        perform(create, input, {
          onSuccess: ({ id, name }) => {
            toast({ title: 'Project Created', description: name, variant: 'success' })
            onClose()
            router.push(projectAddress(id))
          },
          onError: (error) => toast(failure('Failed to create the project', error)),
        })
      }
    />
  )
}
