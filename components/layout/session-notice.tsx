'use client'
import { X } from 'lucide'
import { signInPath } from '@/lib/core/paths'
import { Button } from '../ui/button'
import { buttonStyles } from '../ui/button-styles'
import { Icon } from '../ui/icon'
import { SIGN_OUT_HREF } from './links'

type SessionNoticeProps = { kind: 'superseded' | 'other account'; close: () => void }

/** The account is in use on another device, or another one has signed in in this browser. */
export const SessionNotice = ({ kind, close }: SessionNoticeProps) => (
  <div
    role="alert"
    data-chrome
    className="z-toast border-bad/40 border-l-bad bg-surface shadow-float fixed top-20 right-4 left-4 rounded-md border border-l-4 p-4 sm:left-auto sm:max-w-sm"
  >
    <button
      type="button"
      aria-label="Close"
      onClick={close}
      className="text-ink-soft hover:bg-ink/7 hover:text-ink absolute top-2 right-2 grid size-8 place-items-center rounded"
    >
      <Icon shape={X} className="size-4" />
    </button>
    {kind === 'superseded' ? (
      <>
        <p className="pr-8 text-sm">
          Your account is being used on another device. For security reasons, only one active session is
          allowed per account.
        </p>
        <a
          href={SIGN_OUT_HREF}
          className={buttonStyles({ variant: 'destructive', size: 'sm', className: 'mt-3' })}
        >
          Secure Login
        </a>
        <a
          href={signInPath(window.location.pathname + window.location.search + window.location.hash)}
          className={buttonStyles({ variant: 'outline', size: 'sm', className: 'mt-3 ml-2' })}
        >
          Sign in and come back here
        </a>
      </>
    ) : (
      <>
        <p className="pr-8 text-sm">
          Another account has signed in in this browser since this page was opened. Nothing that you do here
          is stored until you reload it.
        </p>
        <Button variant="outline" size="sm" className="mt-3" onClick={() => window.location.reload()}>
          Reload
        </Button>
      </>
    )}
  </div>
)
