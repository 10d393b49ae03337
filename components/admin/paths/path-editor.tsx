'use client'
import { useQuery } from '@tanstack/react-query'
import { Plus, Trash2 } from 'lucide'
import { useRouter } from 'next/navigation'
import { useId, useState } from 'react'
import { adminPathQuery, useChangePath, useDeletePath } from '@/lib/paths/administration/hooks'
import type { PathChange } from '@/lib/paths/schema'
import { Icon } from '../../ui/icon'
import { Link } from '../../ui/link'
import { AdminHeading } from '../admin-heading'
import { Button } from '../../ui/button'
import { buttonStyles } from '../../ui/button-styles'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { failure } from '../../ui/failure'
import { perform } from '../../ui/perform'
import { toast } from '../../ui/toast'
import { PathForm } from './path-form'
import { PathItems } from './path-items'
import { ADMIN_PATHS_PAGE } from './paths-address'
import { SectionDialog } from './section-dialog'
import { StepDialog } from './step-dialog'

type PathEditorProps = { id: number; tables: { name: string; title: string }[] }

/** A path with all that can be changed of it. */
export function PathEditor({ id, tables }: PathEditorProps) {
  const { data: path } = useQuery(adminPathQuery(id))
  const form = useId()
  const router = useRouter()
  const change = useChangePath(id)
  const remove = useDeletePath(id)
  const [dialog, setDialog] = useState<'section' | 'step' | 'delete' | null>(null)
  if (!path) return null
  const { title, summary, audience, published, slug, items } = path
  const close = () => setDialog(null)
  const store = (input: PathChange, said: string, onStored?: () => void) => {
    if (change.isPending) return
    perform(change, input, {
      onSuccess: () => {
        toast({ title: said, description: input.title ?? title, variant: 'success' })
        onStored?.()
      },
      onError: (error) => toast(failure('Not saved', error)),
    })
  }
  return (
    <div className="max-w-4xl">
      <AdminHeading
        title={title}
        lead={published ? 'Published: members find it at Paths.' : 'A draft: readers do not see it.'}
        actions={
          <span className="flex flex-wrap gap-2">
            {published && (
              <Link href={`/paths/${slug}`} className={buttonStyles({ variant: 'outline' })}>
                See it as a reader
              </Link>
            )}
            <Button
              variant={published ? 'outline' : 'primary'}
              pending={change.isPending}
              onClick={() =>
                store({ published: !published }, published ? 'Path Taken Back' : 'Path Published')
              }
            >
              {published ? 'Take back into drafts' : 'Publish'}
            </Button>
            <Button variant="outline" onClick={() => setDialog('delete')}>
              <Icon shape={Trash2} />
              Delete
            </Button>
          </span>
        }
      />
      <div className="mt-6 grid gap-10">
        <section aria-labelledby="steps">
          <div className="border-ink flex flex-wrap items-center justify-between gap-3 border-b pb-3">
            <h2 id="steps" className="text-xl font-semibold">
              Steps
            </h2>
            <span className="flex flex-wrap gap-2">
              <Button variant="outline" size="sm" onClick={() => setDialog('section')}>
                <Icon shape={Plus} />
                Section
              </Button>
              <Button size="sm" onClick={() => setDialog('step')}>
                <Icon shape={Plus} />
                Step
              </Button>
            </span>
          </div>
          <PathItems pathId={id} items={items} />
        </section>
        <section aria-labelledby="details" className="grid gap-4">
          <h2 id="details" className="text-xl font-semibold">
            Details
          </h2>
          <PathForm
            id={form}
            start={{ title, summary, audience }}
            of={id}
            onSubmit={(_, onStored, changed) => store(changed, 'Path Saved', onStored)}
          >
            <div>
              <Button type="submit" variant="outline" pending={change.isPending} pendingLabel="Saving...">
                Save details
              </Button>
            </div>
          </PathForm>
        </section>
      </div>
      {dialog === 'section' && <SectionDialog pathId={id} items={items} onClose={close} />}
      {dialog === 'step' && <StepDialog pathId={id} items={items} tables={tables} onClose={close} />}
      <ConfirmDialog
        open={dialog === 'delete'}
        onOpenChange={(open) => !open && close()}
        title={`Delete ‘${title}’?`}
        description="Its steps and the check marks of its readers are deleted for good. Articles and tables stay."
        confirmLabel="Delete"
        tone="destructive"
        pending={remove.isPending}
        pendingLabel="Deleting..."
        onConfirm={() =>
          perform(remove, undefined, {
            onSuccess: () => {
              toast({ title: 'Path Deleted', description: title, variant: 'success' })
              router.replace(ADMIN_PATHS_PAGE)
              router.refresh()
            },
            onError: (error) => toast(failure('Failed to delete the path', error)),
          })
        }
      />
    </div>
  )
}
