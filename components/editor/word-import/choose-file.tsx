import { useState, type FormEvent } from 'react'
import { WORD_BYTES } from '@/lib/articles/word/constants'
import { useImportWord } from '@/lib/articles/word/hooks'
import type { ImportedWord } from '@/lib/articles/word/types'
import { reasonOf } from '@/lib/core/browser/api'
import { Button } from '../../ui/button'
import { DialogFooter } from '../../ui/dialog'
import { Field } from '../../ui/field'
import { FileInput } from '../../ui/file-input'
import { perform } from '../../ui/perform'

type ChooseFileProps = { onRead: (document: ImportedWord) => void; onCancel: () => void }

const TOO_LARGE = `The document is larger than ${WORD_BYTES / 1024 / 1024} MB. Compress its pictures in Word, or divide it.`

export function ChooseFile({ onRead, onCancel }: ChooseFileProps) {
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState<string>()
  const importing = useImportWord()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // React lets the event rise to the article's own form.
    event.stopPropagation()
    if (importing.isPending) return
    const wrong = !file ? 'Please choose a Word document' : file.size > WORD_BYTES ? TOO_LARGE : undefined
    setProblem(wrong)
    if (wrong || !file) return event.currentTarget.querySelector('input')?.focus()
    perform(importing, file, {
      onSuccess: onRead,
      onError: (error) =>
        setProblem(reasonOf(error, 'The document did not arrive. Please check your connection.')),
    })
  }
  return (
    <form method="post" onSubmit={submit} noValidate>
      <div className="px-5 py-4">
        <Field label="Word document" error={problem}>
          <FileInput
            accept=".docx,application/vnd.openxmlformats-officedocument.wordprocessingml.document"
            onChoose={(chosen) => {
              setFile(chosen)
              setProblem(undefined)
            }}
          />
        </Field>
      </div>
      <DialogFooter>
        <Button variant="outline" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" pending={importing.isPending} pendingLabel="Reading...">
          Import
        </Button>
      </DialogFooter>
    </form>
  )
}
