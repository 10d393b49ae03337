'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ExternalLink } from 'lucide'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { reasonOf } from '@/lib/core/browser/api'
import { authUrlQuery, driveQuery, useConnectDrive } from '@/lib/drive/hooks'
import { callbackInput } from '@/lib/drive/schema'
import { arrival } from '../../ui/arrival'
import { Alert } from '../../ui/alert'
import { Badge } from '../../ui/badge'
import { Button } from '../../ui/button'
import { buttonStyles } from '../../ui/button-styles'
import { ErrorState } from '../../ui/error-state'
import { Field } from '../../ui/field'
import { Icon } from '../../ui/icon'
import { Input } from '../../ui/input'
import { perform } from '../../ui/perform'
import { toast } from '../../ui/toast'
import { Connection } from './connection'
import { DriveSync } from './drive-sync'

const REQUIRED = 'Please enter the authorization code from the cloud-drive provider'

type GoogleDriveProps = {
  /** What the provider led back here with. */ given: { code?: string; state?: string }
}

/** Two steps to be let in, and the sync. */
export function GoogleDrive({ given }: GoogleDriveProps) {
  const { data, error, refetch } = useQuery(driveQuery)
  useFreshOnReturn()
  if (error)
    return (
      <ErrorState
        className="mt-6"
        title="The state of the drive could not be loaded"
        message={reasonOf(error)}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return null
  return (
    <div className="mt-8 grid gap-10">
      <div className="grid gap-3 text-sm">
        <p className="flex flex-wrap items-center gap-2">
          <Badge variant={data.authenticated ? 'ok' : 'neutral'}>
            {data.authenticated ? 'Authenticated' : 'Not authenticated'}
          </Badge>
          <span className="text-ink-soft">Folder id</span>
          <code className="wrap-anywhere">{data.folderId ?? 'not set'}</code>
        </p>
        {data.connection && <Connection connection={data.connection} />}
      </div>
      <section aria-labelledby="step-1" className="grid justify-items-start gap-3">
        <h2 id="step-1" className="text-lg font-semibold">
          Step 1: open the authorization page
        </h2>
        <AuthorizationLink configured={data.configured} />
      </section>
      <section aria-labelledby="step-2" className="grid gap-3">
        <h2 id="step-2" className="text-lg font-semibold">
          Step 2: paste the authorization code
        </h2>
        <CodeForm given={given} />
      </section>
      <DriveSync state={data} />
    </div>
  )
}

/** Going back shows the page as the browser kept it: the state is asked again. */
function useFreshOnReturn(): void {
  const cache = useQueryClient()
  useEffect(() => {
    const ask = () => void cache.invalidateQueries({ queryKey: driveQuery.queryKey })
    if (arrival()?.type === 'back_forward') ask()
    const revived = (event: PageTransitionEvent) => {
      if (event.persisted) ask()
    }
    window.addEventListener('pageshow', revived)
    return () => window.removeEventListener('pageshow', revived)
  }, [cache])
}

function AuthorizationLink({ configured }: { configured: boolean }) {
  const { data, error, refetch } = useQuery({ ...authUrlQuery, enabled: configured })
  if (error || !configured)
    return (
      <Alert
        tone="bad"
        role="alert"
        className="w-full"
        title="Failed to generate authentication URL. Please check your API credentials."
        action={
          <Button variant="outline" size="sm" onClick={() => void refetch()}>
            Try again
          </Button>
        }
      />
    )
  return (
    <>
      <p className="text-ink-soft max-w-measure text-sm">
        Sign in there with the account that may see the folder, and allow reading. Nothing is ever changed in
        the drive.
      </p>
      {data ? (
        <a
          href={data.authUrl}
          target="_blank"
          rel="noopener"
          className={buttonStyles({ variant: 'outline' })}
        >
          <Icon shape={ExternalLink} />
          Open authorization page
        </a>
      ) : (
        <Button variant="outline" disabled>
          Open authorization page
        </Button>
      )}
    </>
  )
}

function CodeForm({ given }: GoogleDriveProps) {
  const connect = useConnectDrive()
  const [code, setCode] = useState(given.code ?? '')
  const [problem, setProblem] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const refuse = (title: string, message: string) => {
    setProblem(message)
    toast({ title, description: message, variant: 'destructive' })
    input.current?.focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (connect.isPending) return
    const parsed = callbackInput.safeParse({ code, state: code === given.code ? given.state : undefined })
    if (!parsed.success)
      return refuse('Authorization Code Required', parsed.error.issues[0]?.message ?? REQUIRED)
    setProblem(undefined)
    perform(connect, parsed.data, {
      onSuccess: () => {
        setCode('')
        toast({ title: 'Authentication Successful!', variant: 'success' })
      },
      onError: (error) =>
        refuse(
          'Authentication Failed',
          reasonOf(error, 'Failed to authenticate with the cloud-drive provider'),
        ),
    })
  }
  return (
    <form
      method="post"
      onSubmit={submit}
      noValidate
      className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_auto]"
    >
      <Field
        label="Authorization code"
        hint="Filled in when you come back from the provider; otherwise paste the whole address that you were led to."
        error={problem}
      >
        <Input
          ref={input}
          autoComplete="off"
          spellCheck={false}
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
      </Field>
      <Button type="submit" className="sm:mt-7" pending={connect.isPending} pendingLabel="Authenticating...">
        Authenticate
      </Button>
    </form>
  )
}
