'use client'
import clsx from 'clsx'
import { Upload } from 'lucide'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { ApiError } from '@/lib/core/browser/api'
import { useExportRegister, useImportRegister, usePreviewImport } from '@/lib/standards/administration/hooks'
import type { ImportOutcome, ImportPreview } from '@/lib/standards/administration/types'
import { failure } from '../../ui/failure'
import { Button } from '../../ui/button'
import { DownloadButton } from '../../ui/download-button'
import { Icon } from '../../ui/icon'
import { perform } from '../../ui/perform'
import { toast } from '../../ui/toast'
import { RegisterFilePreview } from './register-file-preview'

type Chosen = { name: string; lines: string; preview: ImportPreview; outdated?: boolean }

/**
 * The register as a file: one edition a line, out and in again. What a file would change is shown before it
 * is imported, and what is wrong with it stays in sight.
 */
export function RegisterFile() {
  const router = useRouter()
  const chooser = useRef<HTMLInputElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const download = useExportRegister()
  const preview = usePreviewImport()
  const upload = useImportRegister()
  const refuse = (error: Error) => toast(failure('Error', error))
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const look = (name: string, lines: string, outdated?: boolean) =>
    perform(preview, lines, {
      onSuccess: (found) => setChosen({ name, lines, preview: found, outdated }),
      onError: refuse,
    })
  const choose = async (file: File) => {
    setChosen(null)
    look(file.name, await file.text())
  }
  const close = () => {
    setChosen(null)
    opener.current?.focus()
  }
  const send = ({ name, lines, preview: { version } }: Chosen) => {
    if (upload.isPending) return
    perform(
      upload,
      { lines, version },
      {
        onSuccess: (outcome) => {
          toast({ title: 'Register imported', description: saidOf(outcome), variant: 'success' })
          close()
          router.refresh()
        },
        onError: (error) => {
          // What the file does is compared with the register as it is now.
          if (error instanceof ApiError && error.status === 409) look(name, lines, true)
          else refuse(error)
        },
      },
    )
  }
  return (
    <div className={clsx('flex min-w-0 flex-wrap gap-2', chosen && 'basis-full')}>
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
          if (file) void choose(file)
        }}
      />
      <Button
        ref={opener}
        variant="outline"
        pending={preview.isPending}
        pendingLabel="Reading..."
        onClick={() => chooser.current?.click()}
      >
        {!preview.isPending && <Icon shape={Upload} />}
        Import a file
      </Button>
      <DownloadButton file={download} done="Register Downloaded">
        Export
      </DownloadButton>
      {chosen && (
        <RegisterFilePreview
          {...chosen}
          pending={upload.isPending || preview.isPending}
          onImport={() => send(chosen)}
          onClose={close}
        />
      )}
    </div>
  )
}

const saidOf = ({ created, updated, unchanged, missing }: ImportOutcome) =>
  `${created} added, ${updated} changed, ${unchanged} as they were.${missing.length > 0 ? ` Not in the register: ${missing.join(', ')}.` : ''}`
