'use client'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { fragmentOf, sheetId } from '@/lib/calculations/rules/entered'
import { useChangeCopy } from '@/lib/copies/hooks'
import type { OpenCopy } from '@/lib/copies/types'
import { enteredIn } from '../calculations/changed'
import { failure } from '../ui/failure'
import { Alert } from '../ui/alert'
import { Button } from '../ui/button'
import { buttonStyles } from '../ui/button-styles'
import { perform } from '../ui/perform'
import { toast } from '../ui/toast'
import { copyAddress } from './copies-address'

/** Says what has become of the calculation since it was copied. Nothing is calculated anew by itself. */
export function OriginNotice({ copy }: { copy: OpenCopy }) {
  const change = useChangeCopy(copy.id)
  const router = useRouter()
  const { origin, article, articleRevision, revision, key, entered } = copy
  if (origin === 'same') return null
  if (origin === 'gone')
    return (
      <Alert tone="warn" className="mt-6 print:hidden" title="The article no longer holds this calculation">
        Your copy stays as it was saved, and goes on calculating.
      </Alert>
    )
  const renew = () => {
    const sheet = document.getElementById(sheetId(key))
    perform(
      change,
      { renew: true, ...(sheet && enteredIn(sheet)) },
      {
        onSuccess: () => {
          toast({
            title: 'Calculation Updated',
            description: `It is that of revision ${articleRevision} now, with your values.`,
            variant: 'success',
          })
          window.history.replaceState(null, '', copyAddress(copy.id))
          router.refresh()
        },
        onError: (error) => toast(failure('Failed to update the calculation', error)),
      },
    )
  }
  return (
    <Alert
      tone="warn"
      className="mt-6 print:hidden"
      title="The article’s calculation has changed"
      action={
        <>
          <Link
            href={`/articles/${article?.slug}${fragmentOf(key, entered, articleRevision ?? revision)}`}
            prefetch={false}
            className={buttonStyles({ variant: 'outline', size: 'sm' })}
          >
            See today’s with your values
          </Link>
          <Button variant="outline" size="sm" pending={change.isPending} onClick={renew}>
            Update this copy
          </Button>
        </>
      }
    >
      {articleRevision === revision
        ? 'A table that it reads has a newer version. This copy is calculated with the one that it was saved with, unless you update it.'
        : `This copy is that of revision ${revision}; the article is at revision ${articleRevision}. It is not calculated by the changed lines unless you update it.`}
    </Alert>
  )
}
