import clsx from 'clsx'
import { Check, Dot } from 'lucide'
import { REQUIREMENTS } from '@/lib/users/passwords/rules/requirements'
import { Icon } from '../ui/icon'

/** What a password needs, and which of it the typed one has. */
export function PasswordRequirements({ password }: { password: string }) {
  return (
    <div className="bg-sunken rounded-md px-4 py-3 text-sm">
      <h3 className="font-medium">Password requirements</h3>
      <ul className="mt-1.5 grid gap-1">
        {REQUIREMENTS.map(({ label, met }) => {
          const done = met(password)
          const shape = done ? Check : Dot
          return (
            <li key={label} className={clsx('flex items-center gap-2', done ? 'text-ok' : 'text-ink-soft')}>
              <Icon shape={shape} className="size-4 shrink-0" />
              <span>
                {label}
                {done && <span className="sr-only">: met</span>}
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
