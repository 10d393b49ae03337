'use client'
import { ApiError, reasonOf } from '@/lib/core/browser/api'
import { DEAD_LINK } from '@/lib/users/email-change/constants'
import { useConfirmEmailChange } from '@/lib/users/email-change/hooks'
import { Alert } from '../ui/alert'
import { Button } from '../ui/button'
import { buttonStyles } from '../ui/button-styles'
import { Link } from '../ui/link'
import { perform } from '../ui/perform'

/** Opening it changes nothing: mail scanners open links. `link` is null where it works no more. */
export function ConfirmEmail({ link }: { link: { token: string; email: string } | null }) {
  const confirm = useConfirmEmailChange()
  if (!link)
    return (
      <>
        <Alert tone="bad" role="alert">
          {DEAD_LINK}
        </Alert>
        <SettingsLink />
      </>
    )
  if (confirm.data)
    return (
      <>
        <Alert tone="ok" role="status" title="Your email address is changed">
          From now on you sign in with <span className="wrap-anywhere">{confirm.data.email}</span>.
        </Alert>
        <SettingsLink />
      </>
    )
  // What was used, taken or expired meanwhile leaves nothing to press.
  const isOver = confirm.error instanceof ApiError && confirm.error.status < 500
  return (
    <>
      {confirm.error ? (
        <Alert tone="bad" role="alert" title="Nothing was changed">
          {reasonOf(confirm.error)}
        </Alert>
      ) : (
        <p>
          Use <strong className="font-semibold wrap-anywhere">{link.email}</strong> for your account? You sign
          in with it from then on, and everything about your account goes there.
        </p>
      )}
      {isOver ? (
        <SettingsLink />
      ) : (
        <Button
          size="lg"
          className="justify-self-start"
          pending={confirm.isPending}
          pendingLabel="Changing..."
          onClick={() => perform(confirm, link.token, {})}
        >
          Use this address
        </Button>
      )}
    </>
  )
}

const SettingsLink = () => (
  <Link
    href="/profile?tab=settings"
    className={buttonStyles({ variant: 'outline', size: 'lg', className: 'justify-self-start' })}
  >
    Go to your settings
  </Link>
)
