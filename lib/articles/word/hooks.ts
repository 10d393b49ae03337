import { useMutation } from '@tanstack/react-query'
import { DOCX } from './constants'
import type { ImportedWord } from './types'
import { api } from '@/lib/core/browser/api'

/** Reads a Word document on the server. Not every system knows the type of such a file: it is said here. */
export const useImportWord = () =>
  useMutation({
    mutationFn: (file: Blob) =>
      api<ImportedWord>('POST', '/api/articles/word', new Blob([file], { type: DOCX })),
  })
