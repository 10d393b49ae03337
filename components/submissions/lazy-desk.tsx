'use client'
import { ErrorState } from '../ui/error-state'
import { NO_CONNECTION } from '@/lib/core/browser/api'
import { onDemand } from '../ui/on-demand'
import { FormSkeleton } from './form-skeleton'

/**
 * Only in the browser: what this device keeps is known there alone, and the editor is no reader's to load.
 */
export const SubmissionDesk = onDemand(
  () => import('./submission-form').then((file) => file.SubmissionForm),
  {
    waiting: () => <FormSkeleton />,
    failed: (_, retry) => (
      <ErrorState title="The editor could not be loaded" message={NO_CONNECTION} onRetry={retry} />
    ),
  },
)
