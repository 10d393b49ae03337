'use client'
import { useState } from 'react'
import { ApiError, reasonOf } from '@/lib/core/browser/api'
import { DEAD_LINK } from '@/lib/watches/digest/constants'
import { useUnsubscribe } from '@/lib/watches/digest/hooks'
import { Alert } from '../ui/alert'
import { Button } from '../ui/button'
import { Link } from '../ui/link'
import { perform } from '../ui/perform'

type UnsubscribeProps = {
  token: string | null
  /** The link works no more. */
  isDead: boolean
}

/** Opening it changes nothing: mail scanners open links. One press switches the digest off, another on. */
export function Unsubscribe({ token, isDead }: UnsubscribeProps) {
  if (token && !isDead) return <Choice token={token} />
  return (
    <div className="grid justify-items-start gap-5">
      {isDead ? (
        <Alert tone="bad" role="alert">
          {DEAD_LINK}
        </Alert>
      ) : (
        <Alert tone="bad" role="alert" title="The link is not complete">
          Please open it from the email again, or choose in your settings.
        </Alert>
      )}
      <SettingsLink />
    </div>
  )
}

function Choice({ token }: { token: string }) {
  const change = useUnsubscribe(token)
  const [state, setState] = useState<'on' | 'off' | null>(null)
  const press = (digest: 'on' | 'off') =>
    perform(change, digest, { onSuccess: (now) => setState(now.digest) })
  const off = state === 'off'
  // A link that has expired meanwhile has nothing to press.
  const isDead = change.error instanceof ApiError && change.error.code === 'INVALID_TOKEN'
  return (
    <div className="grid justify-items-start gap-5">
      {change.error ? (
        <Alert tone="bad" role="alert" title="Nothing was changed">
          {reasonOf(change.error)}
        </Alert>
      ) : state ? (
        <Alert
          tone="ok"
          role="status"
          title={off ? 'You no longer get the digest' : 'You get the digest again'}
        >
          {off
            ? 'Emails about your account, your articles and comments are not affected.'
            : 'The next one lists what is new from now on.'}
        </Alert>
      ) : (
        <p>
          Do you no longer want the digest of what is new in the library and in the register of standards?
        </p>
      )}
      {!isDead && (
        <Button
          size="lg"
          variant={off ? 'outline' : 'primary'}
          pending={change.isPending}
          pendingLabel={off ? 'Switching on...' : 'Switching off...'}
          onClick={() => press(off ? 'on' : 'off')}
        >
          {off ? 'Turn it on again' : 'Switch the digest off'}
        </Button>
      )}
      <SettingsLink />
    </div>
  )
}

const SettingsLink = () => (
  <p className="text-ink-soft text-sm">
    How often it comes is chosen in{' '}
    <Link href="/profile?tab=settings#email-preferences" className="prose-link">
      your settings
    </Link>
    , where you sign in.
  </p>
)
