'use client'
import { useRouter } from 'next/navigation'
import { useId, useState } from 'react'
import { useCreatePath } from '@/lib/paths/administration/hooks'
import { Button } from '../../ui/button'
import { AskingDialog, CancelButton } from '../../ui/asking-dialog'
import { failure } from '../../ui/failure'
import { perform } from '../../ui/perform'
import { toast } from '../../ui/toast'
import { PathForm } from './path-form'
import { adminPathAddress } from './paths-address'

/** Makes a path and leads to its steps. */
export function NewPath() {
  const id = useId()
  const [open, setOpen] = useState(false)
  const create = useCreatePath()
  const router = useRouter()
  return (
    <>
      <Button onClick={() => setOpen(true)}>New path</Button>
      {open && (
        <AskingDialog
          onClose={() => setOpen(false)}
          title="New path"
          description="Readers see it when it is published."
          footer={
            <>
              <CancelButton />
              <Button type="submit" form={id} pending={create.isPending} pendingLabel="Creating...">
                Create
              </Button>
            </>
          }
        >
          <PathForm
            id={id}
            start={{ title: '', summary: '', audience: '' }}
            onSubmit={(input) => {
              if (create.isPending) return
              perform(create, input, {
                onSuccess: (path) => router.push(adminPathAddress(path.id)),
                onError: (error) => toast(failure('Failed to create the path', error)),
              })
            }}
          />
        </AskingDialog>
      )}
    </>
  )
}
