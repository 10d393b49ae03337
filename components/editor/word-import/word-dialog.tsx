'use client'
import type { Editor, EditorEvents } from '@tiptap/core'
import { isHistoryTransaction } from '@tiptap/pm/history'
import { useState } from 'react'
import type { ImportedWord, LeftOut } from '@/lib/articles/word/types'
import { EditorDialogFrame } from '../dialog-frame'
import { toast } from '../../ui/toast'
import { ChooseFile } from './choose-file'
import { Decide } from './decide'
import { LeftOutList } from './left-out-list'
import { type Decision, figuresWithoutText, insertWord } from './insert'
import type { TakeTitle } from './take-title'

type WordDialogProps = {
  editor: Editor
  onTitle?: TakeTitle
  onClose: () => void
}

type Step =
  { name: 'choose' } | { name: 'decide'; document: ImportedWord } | { name: 'told'; leftOut: LeftOut[] }

const HEADS: Record<Step['name'], [title: string, description: string]> = {
  choose: [
    'Import a Word document',
    'A .docx of at most 15 MB. Headings, lists, tables, equations and pictures come along.',
  ],
  decide: ['Import a Word document', 'The document is read. Please answer what it leaves open.'],
  told: [
    'The document is imported',
    'These parts did not come along as they were. Close this, and undo takes the import back.',
  ],
}

/** Brings a Word document into the text: reads it, asks what is open, and says what stayed behind. */
export function WordDialog({ editor, onTitle, onClose }: WordDialogProps) {
  const [step, setStep] = useState<Step>({ name: 'choose' })
  const insert = (document: ImportedWord, decision: Decision) => {
    const before = editor.state.doc
    const leftOut = insertWord(editor, document, decision)
    const takeBack = document.title ? onTitle?.(document.title) : undefined
    if (takeBack) withUndo(editor, before, takeBack)
    else if (takeBack === null)
      leftOut.push({ what: `The title “${document.title}”, since this article has one`, near: '' })
    if (document.tracked)
      leftOut.push({ what: 'Tracked changes: the text is as if all of them were accepted', near: '' })
    if (leftOut.length > 0) return setStep({ name: 'told', leftOut })
    toast({ title: 'The document is imported', description: 'Please read it through.', variant: 'success' })
    onClose()
  }
  const read = (document: ImportedWord) => {
    if (editor.isEmpty && figuresWithoutText(document.html).length === 0)
      insert(document, { place: 'replace', words: new Map() })
    else setStep({ name: 'decide', document })
  }
  const [title, description] = HEADS[step.name]
  return (
    <EditorDialogFrame editor={editor} title={title} description={description} size="md" onClose={onClose}>
      {step.name === 'choose' && <ChooseFile onRead={read} onCancel={onClose} />}
      {step.name === 'decide' && (
        <Decide
          html={step.document.html}
          occupied={!editor.isEmpty}
          onDecide={(decision) => insert(step.document, decision)}
          onCancel={onClose}
        />
      )}
      {step.name === 'told' && <LeftOutList leftOut={step.leftOut} onClose={onClose} />}
    </EditorDialogFrame>
  )
}

/** Takes the title back once undo has brought the text back: it is no part of the editor's history. */
function withUndo(editor: Editor, before: Editor['state']['doc'], takeBack: () => void) {
  const look = ({ transaction }: EditorEvents['transaction']) => {
    if (!isHistoryTransaction(transaction) || !transaction.doc.eq(before)) return
    editor.off('transaction', look)
    takeBack()
  }
  editor.on('transaction', look)
}
