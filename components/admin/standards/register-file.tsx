'use client'
import { Download, Upload } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useRef } from 'react'
import { useExportRegister, useImportRegister } from '@/lib/standards/administration/hooks'
import type { ImportOutcome } from '@/lib/standards/administration/types'
import { failure } from '../../ui/failure'
import { Button } from '../../ui/button'
import { perform } from '../../ui/perform'
import { saveFile } from '../../ui/save-file'
import { toast } from '../../ui/toast'

/** The register as a file: one edition a line, out and in again. */
export function RegisterFile() {
  const router = useRouter()
  const chooser = useRef<HTMLInputElement>(null)
  const download = useExportRegister()
  const upload = useImportRegister()
  const refuse = (error: Error) => toast(failure('Error', error))
  const save = () =>
    perform(download, undefined, {
      onSuccess: (lines) =>
        saveFile(
          `loadpath-standards-${new Date().toISOString().slice(0, 10)}.jsonl`,
          'application/x-ndjson',
          lines,
        ),
      onError: refuse,
    })
  const send = async (file: File) =>
    perform(upload, await file.text(), {
      onSuccess: (outcome) => {
        toast({ title: 'Register imported', description: saidOf(outcome), variant: 'success' })
        router.refresh()
      },
      onError: refuse,
    })
  return (
    <div className="flex flex-wrap gap-2">
      <input
        ref={chooser}
        type="file"
        accept=".jsonl,.ndjson,application/x-ndjson"
        aria-label="File of the register"
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file) void send(file)
        }}
      />
      <Button
        variant="outline"
        pending={upload.isPending}
        pendingLabel="Importing..."
        onClick={() => chooser.current?.click()}
      >
        {!upload.isPending && <Upload aria-hidden />}
        Import
      </Button>
      <Button variant="outline" pending={download.isPending} pendingLabel="Collecting..." onClick={save}>
        {!download.isPending && <Download aria-hidden />}
        Export
      </Button>
    </div>
  )
}

const saidOf = ({ created, updated, unchanged, missing }: ImportOutcome) =>
  `${created} added, ${updated} changed, ${unchanged} as they were.${missing.length > 0 ? ` Not in the register: ${missing.join(', ')}.` : ''}`
