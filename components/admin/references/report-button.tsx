'use client'
import { Download } from 'lucide'
import { useReport } from '@/lib/references/administration/hooks'
import { failure } from '../../ui/failure'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { perform } from '../../ui/perform'
import { saveFile } from '../../ui/save-file'
import { toast } from '../../ui/toast'

export function ReportButton() {
  const report = useReport()
  const download = () =>
    perform(report, undefined, {
      onSuccess: (markdown) => {
        const name = `loadpath-references-${new Date().toISOString().slice(0, 10)}.md`
        saveFile(name, 'text/markdown', markdown)
        toast({
          title: 'Report Downloaded',
          description: `Look for ${name} among your downloads.`,
          variant: 'success',
        })
      },
      onError: (error) => toast(failure('Download Failed', error)),
    })
  return (
    <Button variant="outline" pending={report.isPending} pendingLabel="Collecting..." onClick={download}>
      {!report.isPending && <Icon shape={Download} />}
      Download Report
    </Button>
  )
}
