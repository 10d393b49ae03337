'use client'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { accessTokensQuery } from '@/lib/auth/access-tokens/hooks'
import { MOST_TOKENS } from '@/lib/auth/access-tokens/constants'
import type { AccessToken } from '@/lib/auth/access-tokens/types'
import { reasonOf } from '@/lib/core/browser/api'
import { longDay } from '@/lib/core/dates'
import { Badge } from '../../ui/badge'
import { Button } from '../../ui/button'
import { ErrorState } from '../../ui/error-state'
import { Link } from '../../ui/link'
import { Skeleton } from '../../ui/skeleton'
import { Sheet } from '../facts'
import { NewTokenDialog } from './new-token-dialog'
import { RevokeDialog } from './revoke-dialog'

/** Tokens by which a member's own programs read the library. */
export function AccessTokens({ verified }: { verified: boolean }) {
  const { data, error, refetch } = useQuery(accessTokensQuery)
  return (
    <Sheet
      title="Access tokens for programs"
      lead={
        <>
          With a token a spreadsheet or a script of yours reads articles and runs calculations. It can change
          nothing.{' '}
          <Link href="/help/calculations#programs" className="prose-link">
            How to call the library
          </Link>
        </>
      }
    >
      {error ? (
        <ErrorState
          title="Your tokens could not be loaded"
          message={reasonOf(error)}
          onRetry={() => void refetch()}
        />
      ) : data ? (
        <Tokens tokens={data} verified={verified} />
      ) : (
        <Skeleton className="h-20" />
      )}
    </Sheet>
  )
}

function Tokens({ tokens, verified }: { tokens: AccessToken[]; verified: boolean }) {
  const [making, setMaking] = useState(false)
  const [revoking, setRevoking] = useState<AccessToken | null>(null)
  const isFull = tokens.filter(({ expired }) => !expired).length >= MOST_TOKENS
  return (
    <div className="grid justify-items-start gap-4">
      {tokens.length === 0 ? (
        <p className="text-ink-soft text-sm">You have no tokens.</p>
      ) : (
        <ul className="divide-hairline w-full divide-y" aria-label="Access tokens">
          {tokens.map((token) => (
            <TokenRow key={token.id} token={token} onRevoke={() => setRevoking(token)} />
          ))}
        </ul>
      )}
      {!verified ? (
        <p className="text-ink-soft text-sm">Verify your email address to make a token.</p>
      ) : isFull ? (
        <p className="text-ink-soft text-sm">
          These are {MOST_TOKENS} tokens, as many as you can have. Revoke one that is no longer used.
        </p>
      ) : (
        <Button variant="outline" onClick={() => setMaking(true)}>
          New token
        </Button>
      )}
      {making && <NewTokenDialog onClose={() => setMaking(false)} />}
      {revoking && <RevokeDialog token={revoking} onClose={() => setRevoking(null)} />}
    </div>
  )
}

function TokenRow({ token, onRevoke }: { token: AccessToken; onRevoke: () => void }) {
  const { name, beginning, createdAt, lastUsedAt, expiresAt, expired } = token
  return (
    <li className="flex items-start justify-between gap-4 py-3 text-sm first:pt-0">
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-medium wrap-anywhere">{name}</span>
          <code className="text-ink-soft">{beginning}…</code>
          {expired && <Badge variant="bad">Expired</Badge>}
        </p>
        <p className="text-ink-soft">
          Made {longDay(createdAt)}; {lastUsedAt ? `last used ${longDay(lastUsedAt)}` : 'never used'};{' '}
          {expired ? 'expired' : 'expires'} {longDay(expiresAt)}
        </p>
      </div>
      <Button variant="outline" size="sm" aria-label={`Revoke ${name}`} onClick={onRevoke}>
        Revoke
      </Button>
    </li>
  )
}
