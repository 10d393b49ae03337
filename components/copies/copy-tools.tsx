'use client'
import { Download, Printer } from 'lucide'
import { useRouter } from 'next/navigation'
import type { MouseEvent } from 'react'
import { sheetId } from '@/lib/calculations/rules/entered'
import { COPIES } from '@/lib/copies/constants'
import { useChangeCopy } from '@/lib/copies/hooks'
import type { OpenCopy } from '@/lib/copies/types'
import { enteredIn } from '../calculations/changed'
import { forget } from '../calculations/kept'
import { refuseInvalid } from '../calculations/refuse-invalid'
import { failure } from '../ui/failure'
import { Button } from '../ui/button'
import { buttonStyles } from '../ui/button-styles'
import { Icon } from '../ui/icon'
import { perform } from '../ui/perform'
import { useReturnToLine } from '../ui/return-to-line'
import { toast } from '../ui/toast'
import { copyAddress, COPIES_PAGE } from './copies-address'
import { CopyMenu } from './copy-menu'
import { keyed } from './unsaved'

/** What can be done with an open copy: save its values, print it, take it away as a file. */
export function CopyTools({ copy }: { copy: OpenCopy }) {
  const change = useChangeCopy(copy.id)
  const router = useRouter()
  useReturnToLine()
  const save = () => {
    const sheet = document.getElementById(sheetId(copy.key))
    if (!sheet) return
    if (refuseInvalid(sheet)) return
    perform(
      change,
      { ...enteredIn(sheet), updatedAt: copy.updatedAt },
      {
        onSuccess: () => {
          toast({ title: 'Values Saved', description: copy.title, variant: 'success' })
          forget(copy.key)
          // The address held what was entered and not saved. With a state of its own, the router would put
          // back the one that it came with.
          window.history.replaceState(null, '', copyAddress(copy.id))
          router.refresh()
        },
        onError: (error) => toast(failure('Failed to save the values', error)),
      },
    )
  }
  // A file has the values that are saved: beside others on the screen it would be taken for theirs.
  const refuseUnsaved = (event: MouseEvent) => {
    const sheet = document.getElementById(sheetId(copy.key))
    if (!sheet || keyed(enteredIn(sheet)) === keyed(copy.entered)) return
    event.preventDefault()
    toast({
      title: 'Please save the values first',
      description: 'A file has the values that are saved, and not those on the screen.',
      variant: 'destructive',
    })
  }
  const file = buttonStyles({ variant: 'outline', size: 'sm' })
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      <Button size="sm" pending={change.isPending} pendingLabel="Saving..." onClick={save}>
        Save values
      </Button>
      <Button variant="outline" size="sm" onClick={() => window.print()}>
        <Icon shape={Printer} />
        Print
      </Button>
      {(['csv', 'json'] as const).map((format) => (
        <a
          key={format}
          href={`${COPIES}/${copy.id}/file?format=${format}`}
          download
          className={file}
          onClick={refuseUnsaved}
        >
          <Icon shape={Download} />
          {format.toUpperCase()}
        </a>
      ))}
      <CopyMenu
        copy={copy}
        onChanged={() => router.refresh()}
        onDuplicated={({ id }) => router.push(copyAddress(id))}
        onDeleted={() => router.push(COPIES_PAGE)}
      />
    </div>
  )
}
