'use client'
import dynamic from 'next/dynamic'
import { FormSkeleton } from './form-skeleton'

/** Only in the browser: what this device keeps is known there alone, and the editor is no reader's to load. */
export const SubmissionForm = dynamic(
  () => import('./submission-form').then((module) => module.SubmissionForm),
  { ssr: false, loading: FormSkeleton },
)
