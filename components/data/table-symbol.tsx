import katex from 'katex'
import { latexOfName, plainName } from '@/lib/calculations/rules/names'

/** A field's name as calculations typeset it. */
export const TableSymbol = ({ name }: { name: string }) => (
  <>
    <span className="sr-only">{plainName(name)}</span>
    <span
      aria-hidden
      className="text-ink font-normal normal-case"
      dangerouslySetInnerHTML={{
        __html: katex.renderToString(latexOfName(name), { output: 'html', throwOnError: false }),
      }}
    />
  </>
)
