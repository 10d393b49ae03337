'use client'
import { useQuery } from '@tanstack/react-query'
import { reasonOf } from '@/lib/core/browser/api'
import { preferencesQuery } from '@/lib/users/preferences/hooks'
import { ErrorState } from '../ui/error-state'
import { Skeleton } from '../ui/skeleton'
import { Sheet } from './facts'
import { PreferenceSwitch } from './preference-switch'

type NameOnArticlesProps = { name: string; company: string | null; professionalTitle: string | null }

/** How a member is named as the author or the technical checker of an article. */
export function NameOnArticles({ name, company, professionalTitle }: NameOnArticlesProps) {
  const { data, error, refetch } = useQuery(preferencesQuery)
  const inFull = [name, professionalTitle, company].filter(Boolean).join(', ')
  return (
    <Sheet title="Your Name on Articles" lead="On articles that you wrote, or checked as an editor.">
      {data ? (
        <div className="grid gap-4">
          <p className="text-sm">
            Readers see: <span className="font-semibold">{data.creditedInFull ? inFull : name}</span>
          </p>
          <PreferenceSwitch
            name="creditedInFull"
            checked={data.creditedInFull}
            label="Show my title and company beside my name"
            hint="Search engines may then read who wrote or checked the article."
            on="Your title and company stand beside your name on articles."
            off="Articles show your name alone."
          />
        </div>
      ) : error ? (
        <ErrorState
          title="Your choice could not be loaded"
          message={reasonOf(error)}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton className="h-20 w-full" />
      )}
    </Sheet>
  )
}
