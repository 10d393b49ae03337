'use client'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { fragmentOf, sheetId } from '@/lib/calculations/rules/entered'
import { useChangeCopy } from '@/lib/copies/hooks'
import type { OpenCopy } from '@/lib/copies/types'
import type { Entered } from '@/lib/calculations/types'
import { allIn, enteredIn } from '../calculations/changed'
import { forget } from '../calculations/kept'
import { failure } from '../ui/failure'
import { Alert } from '../ui/alert'
import { Button } from '../ui/button'
import { ConfirmDialog } from '../ui/confirm-dialog'
import { buttonStyles } from '../ui/button-styles'
import { perform } from '../ui/perform'
import { toast } from '../ui/toast'
import { copyAddress } from './copies-address'

/** Says what has become of the calculation since it was copied. Nothing is calculated anew by itself. */
export function OriginNotice({ copy }: { copy: OpenCopy }) {
  const change = useChangeCopy(copy.id)
  const router = useRouter()
  const [asked, setAsked] = useState(false)
  const { origin, article, articleRevision, revision, key, entered } = copy
  if (origin === 'same') return null
  if (origin === 'gone')
    return (
      <Alert
        tone="warn"
        data-before-calculation
        className="mt-6 scroll-mt-24 print:hidden"
        title="The article no longer holds this calculation"
      >
        Your copy stays as it was saved, and goes on calculating.
      </Alert>
    )
  const todays = (values: Entered) =>
    `/articles/${article?.slug}${fragmentOf(key, values, articleRevision ?? revision)}`
  const renew = () => {
    const sheet = document.getElementById(sheetId(key))
    perform(
      change,
      { renew: true, ...(sheet && enteredIn(sheet)) },
      {
        onSuccess: () => {
          setAsked(false)
          toast({
            title: 'Calculation Updated',
            description: `It is that of revision ${articleRevision} now, with your values.`,
            variant: 'success',
          })
          forget(key)
          window.history.replaceState(null, '', copyAddress(copy.id))
          router.refresh()
        },
        onError: (error) => {
          setAsked(false)
          toast(failure('Failed to update the calculation', error))
        },
      },
    )
  }
  return (
    <Alert
      tone="warn"
      data-before-calculation
      className="mt-6 scroll-mt-24 print:hidden"
      title="The article’s calculation has changed"
      action={
        <>
          <a
            href={todays(entered)}
            data-takes-along
            onClick={({ currentTarget }) => {
              const sheet = document.getElementById(sheetId(key))
              if (sheet) currentTarget.href = todays(allIn(sheet))
            }}
            className={buttonStyles({ variant: 'outline', size: 'sm' })}
          >
            See today’s with your values
          </a>
          <Button variant="outline" size="sm" onClick={() => setAsked(true)}>
            Update this copy
          </Button>
          <ConfirmDialog
            open={asked}
            onOpenChange={setAsked}
            title="Update this copy?"
            description="It keeps all your values, and is calculated as the article calculates today. What it was saved with is not kept: duplicate the copy first if you need both."
            confirmLabel="Update this copy"
            pending={change.isPending}
            onConfirm={renew}
          />
        </>
      }
    >
      {articleRevision === revision
        ? 'A table that it reads has a newer version. This copy is calculated with the one that it was saved with, unless you update it.'
        : `This copy is that of revision ${revision}; the article is at revision ${articleRevision}. It is not calculated by the changed lines unless you update it.`}
    </Alert>
  )
}
