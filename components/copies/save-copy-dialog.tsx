'use client'
import { useRouter } from 'next/navigation'
import { useSaveCopy } from '@/lib/copies/hooks'
import type { CopyInput } from '@/lib/copies/schema'
import { failure } from '../ui/failure'
import { AskingDialog } from '../ui/asking-dialog'
import { perform } from '../ui/perform'
import { toast } from '../ui/toast'
import { copyAddress } from './copies-address'
import { CopyForm } from './copy-form'

/** The calculation that a reader wants to keep: its values and what it calls itself. */
export type ToSave = Pick<CopyInput, 'articleId' | 'key' | 'revision' | 'values' | 'region' | 'title'>

/** Stays open, with all that was typed, until the server has stored the copy. */
export function SaveCopyDialog({ copy, onClose }: { copy: ToSave; onClose: () => void }) {
  const save = useSaveCopy()
  const router = useRouter()
  return (
    <AskingDialog
      onClose={onClose}
      title="Save my copy"
      description="It keeps your values with the calculation as it is now. Only you see it."
    >
      <CopyForm
        details={{ title: copy.title }}
        submitLabel="Save"
        pending={save.isPending}
        onSubmit={(details) =>
          perform(
            save,
            { ...copy, ...details },
            {
              onSuccess: ({ id, title }) => {
                toast({
                  title: 'Calculation Saved',
                  description: `‘${title}’ is in My Calculations.`,
                  variant: 'success',
                  action: {
                    label: 'Open',
                    hint: 'It is listed in My Calculations, in the menu of your account',
                    onPress: () => router.push(copyAddress(id)),
                  },
                })
                onClose()
              },
              onError: (error) => toast(failure('Failed to save the calculation', error)),
            },
          )
        }
      />
    </AskingDialog>
  )
}
