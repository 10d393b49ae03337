'use client'
import { Archive, ArchiveRestore, Copy, Download, MoreHorizontal, Pencil, Trash2 } from 'lucide'
import { useRouter } from 'next/navigation'
import { useChangeProject, useDeleteProject, useDuplicateProject, useProjectFile } from '@/lib/projects/hooks'
import type { Duplicated, Project } from '@/lib/projects/types'
import { buttonStyles } from '../ui/button-styles'
import { ConfirmDialog } from '../ui/confirm-dialog'
import { download } from '../ui/download-button'
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '../ui/dropdown-menu'
import { failure } from '../ui/failure'
import { Icon } from '../ui/icon'
import { perform } from '../ui/perform'
import { toast } from '../ui/toast'
import { useMenuDialog } from '../ui/use-menu-dialog'
import { ProjectDialog } from './project-form'
import { projectAddress, PROJECTS_PAGE } from './projects-address'

const FILES = [
  ['bib', 'References as BibTeX'],
  ['ris', 'References as RIS'],
  ['json', 'References as CSL-JSON'],
  ['zip', 'Order, sources and values as a zip'],
] as const

/** What a project cites, and its order and values, as files. What is refused is said in place. */
export function FilesMenu({ id }: { id: string }) {
  const file = useProjectFile(id)
  return (
    <DropdownMenu>
      <DropdownMenuTrigger className={buttonStyles({ variant: 'outline', size: 'sm' })}>
        <Icon shape={Download} />
        {file.isPending ? 'Collecting...' : 'Download'}
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        {FILES.map(([format, label]) => (
          <DropdownMenuItem key={format} onSelect={() => download(file, format, 'File Downloaded')}>
            {label}
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}

const calculations = (count: number) => (count === 1 ? 'one calculation' : `${count} calculations`)

function whatCameOf({ project, copied, leftOut }: Duplicated): string {
  const own = copied > 0 ? `, with copies of ${calculations(copied)} of yours in My Calculations` : ''
  const others = leftOut > 0 ? `; ${calculations(leftOut)} of other members stayed out` : ''
  return `${project.name}${own}${others}${own || others ? '.' : ''}`
}

/** Edit, duplicate, archive and delete; who does not own it can duplicate it. */
export function ProjectMenu({ project }: { project: Project }) {
  const { id, name, part, archived } = project
  const { dialog, choose, onCloseAutoFocus, close } = useMenuDialog<'edit' | 'delete'>()
  const change = useChangeProject(id)
  const duplicate = useDuplicateProject(id)
  const remove = useDeleteProject(id)
  const router = useRouter()

  const makeAnother = () =>
    perform(duplicate, undefined, {
      onSuccess: (made) => {
        toast({ title: 'Project Duplicated', description: whatCameOf(made), variant: 'success' })
        router.push(projectAddress(made.project.id))
      },
      onError: (error) => toast(failure('Failed to duplicate the project', error)),
    })
  const archive = () =>
    perform(
      change,
      { archived: !archived },
      {
        onSuccess: () =>
          toast({
            title: archived ? 'Project Restored' : 'Project Archived',
            description: name,
            variant: 'success',
          }),
        onError: (error) => toast(failure('Failed to change the project', error)),
      },
    )
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger
          aria-label={`More for ${name}`}
          className={buttonStyles({ variant: 'outline', size: 'icon-sm' })}
        >
          <Icon shape={MoreHorizontal} />
        </DropdownMenuTrigger>
        <DropdownMenuContent onCloseAutoFocus={onCloseAutoFocus}>
          {part === 'owner' && !archived && (
            <DropdownMenuItem onSelect={() => choose('edit')}>
              <Icon shape={Pencil} />
              Edit details
            </DropdownMenuItem>
          )}
          <DropdownMenuItem onSelect={makeAnother}>
            <Icon shape={Copy} />
            Duplicate
          </DropdownMenuItem>
          {part === 'owner' && (
            <>
              <DropdownMenuItem onSelect={archive}>
                {archived ? <Icon shape={ArchiveRestore} /> : <Icon shape={Archive} />}
                {archived ? 'Restore' : 'Archive'}
              </DropdownMenuItem>
              <DropdownMenuItem tone="destructive" onSelect={() => choose('delete')}>
                <Icon shape={Trash2} />
                Delete
              </DropdownMenuItem>
            </>
          )}
        </DropdownMenuContent>
      </DropdownMenu>
      {dialog === 'edit' && (
        <ProjectDialog
          project={project}
          pending={change.isPending}
          onClose={close}
          onSubmit={(input) =>
            perform(
              change,
              // An emptied description is sent as none; one left out would stay.
              { ...input, description: input.description ?? null },
              {
                onSuccess: () => {
                  toast({ title: 'Project Updated', description: input.name, variant: 'success' })
                  close()
                  // The path of the page and its tab have the name too.
                  router.refresh()
                },
                onError: (error) => toast(failure('Failed to update the project', error)),
              },
            )
          }
        />
      )}
      <ConfirmDialog
        open={dialog === 'delete'}
        onOpenChange={(open) => !open && close()}
        title={`Delete ‘${name}’?`}
        description="Its headings, notes, remarks and comments are deleted for good, for everybody it is shared with. Articles, bookmarks and calculations stay."
        confirmLabel="Delete"
        tone="destructive"
        pending={remove.isPending}
        pendingLabel="Deleting..."
        onConfirm={() =>
          perform(remove, undefined, {
            onSuccess: () => {
              toast({ title: 'Project Deleted', description: name, variant: 'success' })
              close()
              router.replace(PROJECTS_PAGE)
            },
            onError: (error) => toast(failure('Failed to delete the project', error)),
          })
        }
      />
    </>
  )
}
