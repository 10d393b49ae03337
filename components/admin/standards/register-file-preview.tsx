import { useEffect, useRef, type ReactNode } from 'react'
import type { ImportPreview } from '@/lib/standards/administration/types'
import type { RegisterField } from '@/lib/standards/types'
import { Alert } from '../../ui/alert'
import { Button } from '../../ui/button'

const NAMES: Record<RegisterField, string> = {
  designation: 'designation',
  title: 'title',
  body: 'body',
  field: 'field',
  generation: 'generation',
  published: 'published',
  page: 'publisher’s page',
  status: 'status',
  supersededBy: 'superseded by',
  relations: 'relations',
  aliases: 'other names',
}

type RegisterFilePreviewProps = {
  name: string
  preview: ImportPreview
  /** The register has changed since the file was looked at first. */
  outdated?: boolean
  pending: boolean
  onImport: () => void
  onClose: () => void
}

/** What the import of a file would do, before anything is written; a file with a bad line is not imported. */
export function RegisterFilePreview(props: RegisterFilePreviewProps) {
  const { name, preview, outdated, pending, onImport, onClose } = props
  const { created, changed, unchanged, refused, problems, missing } = preview
  const bad = refused > 0
  const nothing = created.length + changed.length === 0
  const box = useRef<HTMLDivElement>(null)
  // The buttons that decide come with it.
  useEffect(() => box.current?.focus(), [preview])
  return (
    <Alert
      ref={box}
      tabIndex={-1}
      tone={bad ? 'bad' : missing.length > 0 || outdated ? 'warn' : 'info'}
      role={bad ? 'alert' : 'status'}
      title={
        <span className="wrap-anywhere">
          {bad ? `${name} cannot be imported` : `What ${name} would change`}
        </span>
      }
      className="w-full"
      action={
        <>
          {!bad && !nothing && (
            <Button size="sm" pending={pending} pendingLabel="Importing..." onClick={onImport}>
              Import
            </Button>
          )}
          <Button size="sm" variant="outline" onClick={onClose}>
            {bad || nothing ? 'Close' : 'Cancel'}
          </Button>
        </>
      }
    >
      {outdated && <p>Somebody has changed the register meanwhile: this is what the file would do now.</p>}
      <p>
        {created.length} new, {changed.length} changed, {unchanged} unchanged, {refused} refused.{' '}
        {bad
          ? 'Nothing was imported. Mend the file and choose it again.'
          : nothing
            ? 'The register says all of this already.'
            : 'Nothing is written before you import it.'}
      </p>
      {bad && (
        <Lines label="What is wrong with the file" lines={problems}>
          {refused > problems.length &&
            `And ${refused - problems.length === 1 ? '1 more line' : `${refused - problems.length} more lines`}.`}
        </Lines>
      )}
      {missing.length > 0 && (
        <Lines
          label="Editions that neither the register nor the file has"
          lines={missing.map(({ designation, successor }) => `${designation}: ${successor}`)}
        >
          They are left out.
        </Lines>
      )}
      {created.length > 0 && <Lines label="New" lines={created} />}
      {changed.length > 0 && (
        <Lines
          label="Changed"
          lines={changed.map(
            ({ designation, fields }) => `${designation}: ${fields.map((field) => NAMES[field]).join(', ')}`,
          )}
        />
      )}
    </Alert>
  )
}

/** Lines that scroll where there are many. */
function Lines({ label, lines, children }: { label: string; lines: string[]; children?: ReactNode }) {
  return (
    <div className="mt-3">
      <h2 className="font-semibold">
        {label} ({lines.length})
      </h2>
      <div role="group" aria-label={label} tabIndex={0} className="mt-1 max-h-60 overflow-y-auto">
        <ul className="grid gap-1">
          {lines.map((line) => (
            <li key={line} className="wrap-anywhere">
              {line}
            </li>
          ))}
        </ul>
      </div>
      {children && <p className="mt-1">{children}</p>}
    </div>
  )
}
