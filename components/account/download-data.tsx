'use client'
import { Download } from 'lucide-react'
import { ApiError } from '@/lib/core/api'
import { useReadMyData } from '@/lib/users/privacy/hooks'
import { fileName } from '@/lib/users/privacy/rules/file'
import type { PersonalData } from '@/lib/users/privacy/types'
import { Button } from '../ui/button'
import { toast } from '../ui/toast'

export function DownloadData() {
  const read = useReadMyData()
  const download = () =>
    read.mutate(undefined, {
      onSuccess: (data) => {
        save(data)
        toast({
          title: 'Your Data Is Downloaded',
          description: `Look for ${fileName(data.readme.createdAt)} among your downloads.`,
          variant: 'success',
        })
      },
      onError: (error) =>
        toast({
          title: 'Download Failed',
          description:
            (error instanceof ApiError && error.message) || 'Please check your connection and try again.',
          variant: 'destructive',
        }),
    })
  return (
    <Button variant="outline" pending={read.isPending} pendingLabel="Collecting..." onClick={download}>
      {!read.isPending && <Download aria-hidden />}
      Download
    </Button>
  )
}

/** With line breaks, because people read it too. */
function save(data: PersonalData): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName(data.readme.createdAt)
  link.click()
  URL.revokeObjectURL(address)
}
