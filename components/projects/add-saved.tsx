'use client'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { bookmarksQuery } from '@/lib/bookmarks/hooks'
import { copiesQuery } from '@/lib/copies/hooks'
import { reasonOf } from '@/lib/core/browser/api'
import { useAddItem } from '@/lib/projects/hooks'
import type { ItemInput } from '@/lib/projects/items/schema'
import type { Project } from '@/lib/projects/types'
import { Button } from '../ui/button'
import { Dialog, DialogContent } from '../ui/dialog'
import { ErrorState } from '../ui/error-state'
import { failure } from '../ui/failure'
import { Link } from '../ui/link'
import { perform } from '../ui/perform'
import { SearchForm } from '../ui/search-form'
import { Skeleton } from '../ui/skeleton'
import { Symbols } from '../ui/symbols'
import { toast } from '../ui/toast'

type AddSavedProps = { project: Project; onClose: () => void }
type Choice = { key: string; title: string; about: string; added: boolean; input: ItemInput }

/** Adds articles that the member bookmarked. */
export function AddArticle({ project, onClose }: AddSavedProps) {
  const [q, setQ] = useState<string>()
  const found = useQuery(bookmarksQuery({ q, pageSize: 20 }))
  const choices = found.data?.items.map(({ articleId, article, folders }): Choice => ({
    key: String(articleId),
    title: article.title,
    about: folders.map(({ name }) => name).join(', ') || 'No Folder',
    added: project.items.some((item) => item.kind === 'article' && item.article?.id === articleId),
    input: { kind: 'article', articleId, text: undefined },
  }))
  return (
    <Saved
      projectId={project.id}
      title="Add a bookmarked article"
      label="Bookmarks"
      found={found}
      choices={choices}
      q={q}
      onSearch={setQ}
      onClose={onClose}
    >
      Nothing found among your bookmarks. Any article can be added from its own page, with ‘Project’.
    </Saved>
  )
}

/** Adds calculations of the member, with their values and notes. */
export function AddCalculation({ project, onClose }: AddSavedProps) {
  const [q, setQ] = useState<string>()
  const found = useQuery(copiesQuery({ q }))
  const choices = found.data?.items.map(({ id, title, project: job, calculation }): Choice => ({
    key: id,
    title,
    about: [job, calculation.title].filter(Boolean).join(' · '),
    added: project.items.some((item) => item.calculation?.id === id),
    input: { kind: 'calculation', copyId: id, text: undefined },
  }))
  return (
    <Saved
      projectId={project.id}
      title="Add a saved calculation"
      label="Calculations"
      description="Who can open this project sees its values and notes. You alone change it, in My Calculations."
      found={found}
      choices={choices}
      q={q}
      onSearch={setQ}
      onClose={onClose}
    >
      Nothing found in{' '}
      <Link href="/calculations" className="prose-link">
        My Calculations
      </Link>
      . Change the numbers of a worked example in an article, and press ‘Save my copy’.
    </Saved>
  )
}

type SavedProps = {
  projectId: string
  title: string
  label: string
  description?: string
  found: { isError: boolean; error: Error | null; refetch: () => unknown }
  choices: Choice[] | undefined
  q: string | undefined
  onSearch: (q: string | undefined) => void
  onClose: () => void
  /** What is said where nothing is found. */
  children: ReactNode
}

/** Stays open, so that several can be added. */
function Saved({
  projectId,
  title,
  label,
  description,
  found,
  choices,
  q,
  onSearch,
  onClose,
  children,
}: SavedProps) {
  const add = useAddItem(projectId)
  const put = ({ input, title: name }: Choice) =>
    perform(add, input, {
      onSuccess: () => toast({ title: 'Added to the Project', description: name, variant: 'success' }),
      onError: (error) => toast(failure('Failed to add it', error)),
    })
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={title}
        description={description}
        size="md"
        footer={
          <Button variant="outline" onClick={onClose}>
            Done
          </Button>
        }
      >
        <SearchForm
          label={label}
          fieldLabel={`Search in ${label.toLowerCase()}`}
          placeholder="Search titles and notes"
          maxLength={200}
          text={q}
          onSearch={onSearch}
        />
        {found.isError && !choices && (
          <ErrorState className="mt-4" message={reasonOf(found.error)} onRetry={() => void found.refetch()} />
        )}
        {!found.isError && !choices && <Skeleton className="mt-4 h-40 w-full" />}
        {choices?.length === 0 && <p className="text-ink-soft mt-4 text-sm">{children}</p>}
        <ul className="mt-2">
          {choices?.map((choice) => (
            <li
              key={choice.key}
              className="border-hairline flex items-center justify-between gap-3 border-b py-2.5 last:border-b-0"
            >
              <span className="grid min-w-0 gap-0.5">
                <span className="text-sm font-medium wrap-anywhere">
                  <Symbols text={choice.title} />
                </span>
                <span className="text-ink-soft text-sm wrap-anywhere">{choice.about}</span>
              </span>
              {choice.added ? (
                <span className="text-ink-soft shrink-0 text-sm">In the project</span>
              ) : (
                <Button
                  variant="outline"
                  size="sm"
                  aria-label={`Add ${choice.title}`}
                  pending={add.isPending}
                  onClick={() => put(choice)}
                >
                  Add
                </Button>
              )}
            </li>
          ))}
        </ul>
      </DialogContent>
    </Dialog>
  )
}
