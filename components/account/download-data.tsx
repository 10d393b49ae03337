'use client'
import { Download } from 'lucide'
import { useReadMyData } from '@/lib/users/privacy/hooks'
import { fileName } from '@/lib/users/privacy/rules/file'
import { failure } from '../ui/failure'
import { Button } from '../ui/button'
import { Icon } from '../ui/icon'
import { perform } from '../ui/perform'
import { saveFile } from '../ui/save-file'
import { toast } from '../ui/toast'

export function DownloadData() {
  const read = useReadMyData()
  const download = () =>
    perform(read, undefined, {
      onSuccess: (data) => {
        // With line breaks, because people read it too.
        saveFile(fileName(data.readme.createdAt), 'application/json', JSON.stringify(data, null, 2))
        toast({
          title: 'Your Data Is Downloaded',
          description: `Look for ${fileName(data.readme.createdAt)} among your downloads.`,
          variant: 'success',
        })
      },
      onError: (error) => toast(failure('Download Failed', error)),
    })
  return (
    <Button variant="outline" pending={read.isPending} pendingLabel="Collecting..." onClick={download}>
      {!read.isPending && <Icon shape={Download} />}
      Download
    </Button>
  )
}
