'use client'
import type { UseMutationResult } from '@tanstack/react-query'
import { Download } from 'lucide'
import type { ReactNode } from 'react'
import type { DownloadedFile } from '@/lib/core/browser/api'
import { Button } from './button'
import { failure } from './failure'
import { Icon } from './icon'
import { perform } from './perform'
import { saveFile } from './save-file'
import { toast } from './toast'

type DownloadButtonProps = {
  /** Asks the server for the file, so that a refusal is said in a sentence before anything is saved. */
  file: UseMutationResult<DownloadedFile, Error, void>
  /** The title of the notice once the file is saved, such as 'Report Downloaded'. */
  done: string
  /** What the notice says besides the name of the file. */
  remark?: string
  className?: string
  children: ReactNode
}

/** Asks for a file and saves it, and says in a notice what came of it. */
export const download = <Input,>(
  file: { mutateAsync: (input: Input) => Promise<DownloadedFile> },
  input: Input,
  done: string,
  remark?: string,
) =>
  perform(file, input, {
    onSuccess: ({ name, content }) => {
      saveFile(name, content)
      toast({
        title: done,
        description: [`Look for ${name} among your downloads.`, remark].filter(Boolean).join(' '),
        variant: 'success',
      })
    },
    onError: (error) => toast(failure('Download Failed', error)),
  })

/** Saves a file that the server makes, under the name that the server says. */
export function DownloadButton({ file, done, remark, className, children }: DownloadButtonProps) {
  return (
    <Button
      variant="outline"
      className={className}
      pending={file.isPending}
      pendingLabel="Collecting..."
      onClick={() => download(file, undefined, done, remark)}
    >
      {!file.isPending && <Icon shape={Download} />}
      {children}
    </Button>
  )
}
