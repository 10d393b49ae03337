'use client'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { draftQuery } from '@/lib/articles/drafts/hooks'
import { reasonOf } from '@/lib/core/browser/api'
import { SoleWriter } from '../editor/sole-writer'
import { ErrorState } from '../ui/error-state'
import { deviceStore } from './device-draft'
import { FormSkeleton } from './form-skeleton'
import { SubmissionForm, type SubmissionFormProps } from './submission-form'

/** One tab at a time writes the draft. */
export function SubmissionDesk(props: Omit<SubmissionFormProps, 'draft'>) {
  return (
    <SoleWriter
      name={`article-draft:${props.memberId}:${props.article?.id ?? 'new'}`}
      meanwhile={<FormSkeleton />}
    >
      <OpenDesk {...props} />
    </SoleWriter>
  )
}

/**
 * The form, once it is known what the account keeps. Asked anew each time: a page that the browser goes back
 * to remembers an older draft, and writing on from that would undo what was typed since.
 */
function OpenDesk(props: Omit<SubmissionFormProps, 'draft'>) {
  const { data, error, isFetchedAfterMount, refetch } = useQuery(draftQuery(props.article?.id ?? null))
  const recovered = useRecovered(props.memberId, props.article?.id ?? null)
  if (!isFetchedAfterMount || !recovered) return <FormSkeleton />
  if (data) return <SubmissionForm {...props} draft={data.draft} />
  return (
    <ErrorState
      title="Your draft could not be loaded"
      message={reasonOf(error)}
      onRetry={() => void refetch()}
    />
  )
}

/** Whether what only the disk of this device still had is back. */
function useRecovered(memberId: string, articleId: number | null): boolean {
  const [recovered, setRecovered] = useState(false)
  useEffect(() => {
    let left = false
    void deviceStore(memberId, articleId)
      .recover()
      .then(() => !left && setRecovered(true))
    return () => {
      left = true
    }
  }, [memberId, articleId])
  return recovered
}
