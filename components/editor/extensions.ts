import type { Extensions } from '@tiptap/core'
import { Link } from '@tiptap/extension-link'
import { TextAlign } from '@tiptap/extension-text-align'
import { StarterKit } from '@tiptap/starter-kit'
import { BehindPasted } from './behind'
import { Clause } from './clause'
import { ArticleDocument, Exercise, ExerciseAnswer, ExerciseQuestion } from './exercise'
import { Code, Ink, Subscript, Superscript } from './marks'
import {
  ArticleCell,
  ArticleHeaderCell,
  ArticleImage,
  ArticleRow,
  ArticleTable,
  BlockEquation,
  Calculation,
  Drawing,
  Figure,
  FigureCaption,
  InlineEquation,
  TableCaption,
} from './nodes'

/** What the server renders with (lib/articles/rules/rendering.ts). */
export const KATEX = { throwOnError: false, errorColor: 'currentColor', strict: 'ignore' } as const

/** Http, https and mailto: what the server lets a link be. Null for anything else. */
export function linkAddress(typed: string): string | null {
  const text = typed.trim()
  if (/^(?:https?:\/\/[^\s/]+|mailto:[^\s@]+@)\S*$/i.test(text)) return text
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(text)) return `mailto:${text}`
  if (/^(?:[a-z0-9-]+\.)+[a-z]{2,}(?:[:/?#]\S*)?$/i.test(text)) return `https://${text}`
  // An address within the library, or a figure of the article.
  return /^(?:\/(?!\/)\S*|#figure-[a-z\d-]+)$/.test(text) ? text : null
}

/** Everything that an article may consist of, exactly as the server's allow-list keeps it. */
export const articleExtensions = (): Extensions => [
  ArticleDocument,
  StarterKit.configure({
    document: false,
    heading: { levels: [1, 2, 3, 4] },
    code: false,
    link: false,
    dropcursor: { color: 'var(--focus)', width: 2 },
  }),
  // What is typed behind a link is no part of it.
  Link.extend({ inclusive: false }).configure({
    openOnClick: false,
    defaultProtocol: 'https',
    isAllowedUri: (address) => linkAddress(address) !== null,
    HTMLAttributes: { target: null, rel: null },
  }),
  Code,
  TextAlign.configure({
    types: ['paragraph', 'heading', 'tableCell', 'tableHeader'],
    alignments: ['left', 'center', 'right', 'justify'],
  }),
  Ink,
  Clause,
  Subscript,
  Superscript,
  ArticleTable.configure({ resizable: false }),
  ArticleRow,
  ArticleCell,
  ArticleHeaderCell,
  TableCaption,
  Figure,
  FigureCaption,
  ArticleImage,
  InlineEquation.configure({ katexOptions: KATEX }),
  BlockEquation.configure({ katexOptions: { ...KATEX, displayMode: true } }),
  Calculation,
  Drawing,
  Exercise,
  ExerciseQuestion,
  ExerciseAnswer,
  BehindPasted,
]
