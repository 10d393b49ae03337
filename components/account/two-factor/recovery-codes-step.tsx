'use client'
import { PRODUCT } from '@/lib/core/constants'
import { Button } from '../../ui/button'
import { saveFile } from '../../ui/save-file'
import { toast } from '../../ui/toast'

/** The only time that the codes are shown. */
export function RecoveryCodesStep({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const text = `${PRODUCT.name} recovery codes\nEach signs you in once when your phone is not at hand.\n\n${codes.join('\n')}\n`
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast({ title: 'Recovery codes copied', variant: 'success' }),
      () => toast({ title: 'The codes could not be copied', variant: 'destructive' }),
    )
  return (
    <div className="grid gap-4">
      <p className="text-sm">
        Two-factor sign-in is on. Each of these codes signs you in once when your phone is not at hand. They
        are shown only now: keep them where you would find them without your phone.
      </p>
      <ul className="bg-sunken grid grid-cols-2 gap-x-6 gap-y-1.5 rounded-md p-4 font-mono text-sm tabular-nums">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={() => void copy()}>
          Copy
        </Button>
        <Button
          variant="outline"
          onClick={() => saveFile('loadpath-recovery-codes.txt', new Blob([text], { type: 'text/plain' }))}
        >
          Download
        </Button>
        <Button onClick={onDone}>I have kept them</Button>
      </div>
    </div>
  )
}
