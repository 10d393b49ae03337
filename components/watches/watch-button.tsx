'use client'
import clsx from 'clsx'
import { Bell } from 'lucide'
import { ApiError } from '@/lib/core/browser/api'
import { useCurrentUser } from '@/lib/users/hooks'
import { useWatch, useWatching } from '@/lib/watches/hooks'
import type { WatchKind } from '@/lib/watches/types'
import { buttonStyles } from '../ui/button-styles'
import { failure, signingIn } from '../ui/failure'
import { Icon } from '../ui/icon'
import { perform } from '../ui/perform'
import { SteadyLabel } from '../ui/steady-label'
import { toast } from '../ui/toast'

type WatchButtonProps = {
  kind: WatchKind
  /** The key of the target: React keeps the name `key` for itself. */
  keyed: string
  /** What is watched, for who does not see what the button stands beside. */
  name: string
  /** Said on the button itself, where it could be taken for one of something else. */
  shown?: string
}

/** Answers at once and takes it back when the server refuses; a visitor is asked to sign in. */
export function WatchButton({ kind, keyed, name, shown }: WatchButtonProps) {
  const target = { kind, key: keyed }
  const known = useWatching(target)
  const { user, isPending } = useCurrentUser()
  const watch = useWatch(target)
  // A press that comes before the first answer is shown by itself.
  const watching = known ?? (watch.isPending && watch.variables)
  const press = () =>
    perform(watch, !watching, {
      onSuccess: ({ watching: now }) =>
        now &&
        toast({
          title: 'Watching',
          description: `${name}: what is new will be in your notifications.`,
          variant: 'success',
        }),
      onError: (error) => {
        // Who was never signed in is not signed out.
        const isVisitor = user === null && !isPending && error instanceof ApiError && error.status === 401
        toast(
          isVisitor
            ? {
                title: `Sign in to watch ${name}`,
                description: 'What is new about it is then in your notifications.',
                ...signingIn(error),
              }
            : failure('Could not be changed', error),
        )
      },
    })
  return (
    <button
      type="button"
      aria-pressed={watching}
      aria-label={`Watch ${name}`}
      // The second press of a double click comes before anybody could have seen what the first one did.
      onClick={(event) => event.detail < 2 && press()}
      className={buttonStyles({
        variant: 'outline',
        size: 'sm',
        className: 'min-h-9 print:hidden',
      })}
    >
      <SteadyLabel
        icon={<Icon shape={Bell} className={clsx(watching && 'fill-accent text-accent')} />}
        widest={`Watching ${shown ?? ''}`.trim()}
      >
        {watching ? 'Watching' : 'Watch'}
        {shown && ` ${shown}`}
      </SteadyLabel>
    </button>
  )
}
