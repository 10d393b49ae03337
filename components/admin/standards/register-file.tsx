'use client'
import clsx from 'clsx'
import { Download, Upload } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { ApiError, reasonOf } from '@/lib/core/browser/api'
import { useExportRegister, useImportRegister } from '@/lib/standards/administration/hooks'
import type { ImportOutcome } from '@/lib/standards/administration/types'
import { Alert } from '../../ui/alert'
import { failure } from '../../ui/failure'
import { Button } from '../../ui/button'
import { perform } from '../../ui/perform'
import { saveFile } from '../../ui/save-file'
import { toast } from '../../ui/toast'

/** What is wrong with a file, line by line. */
type Refusal = { file: string; summary: string; problems: string[]; more: number }

/** The register as a file: one edition a line, out and in again. What is wrong with it stays in sight. */
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
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const send = async (file: File) => {
    setRefusal(null)
    perform(upload, await file.text(), {
      onSuccess: (outcome) => {
        toast({ title: 'Register imported', description: saidOf(outcome), variant: 'success' })
        router.refresh()
      },
      onError: (error) => {
        const refused = refusalOf(error, file.name)
        if (refused) setRefusal(refused)
        else refuse(error)
      },
    })
  }
  return (
    <div className={clsx('flex min-w-0 flex-wrap gap-2', refusal && 'basis-full')}>
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
      {refusal && <RefusedFile refusal={refusal} />}
    </div>
  )
}

function RefusedFile({ refusal: { file, summary, problems, more } }: { refusal: Refusal }) {
  return (
    <Alert
      tone="bad"
      role="alert"
      title={<span className="wrap-anywhere">{file} was not imported</span>}
      className="w-full"
    >
      <p>{summary}</p>
      <div
        role="region"
        aria-label="What is wrong with the file"
        tabIndex={0}
        className="mt-2 max-h-80 overflow-y-auto"
      >
        <ul className="grid gap-1">
          {problems.map((problem) => (
            <li key={problem} className="wrap-anywhere">
              {problem}
            </li>
          ))}
        </ul>
      </div>
      {more > 0 && <p className="mt-2">And {more === 1 ? '1 more line' : `${more} more lines`}.</p>}
      <p className="mt-2">Mend the file and choose it again.</p>
    </Alert>
  )
}

/** Returns what the server says of the file; null for a failure that is not the file's. */
function refusalOf(error: Error, file: string): Refusal | null {
  if (!(error instanceof ApiError) || error.status !== 400 || error.errors.length === 0) return null
  const problems = error.errors.map(({ message }) => message)
  return { file, summary: reasonOf(error), problems, more: Number(error.body.more) || 0 }
}

const saidOf = ({ created, updated, unchanged, missing }: ImportOutcome) =>
  `${created} added, ${updated} changed, ${unchanged} as they were.${missing.length > 0 ? ` Not in the register: ${missing.join(', ')}.` : ''}`
