import { Library } from 'lucide'
import type { ReactNode } from 'react'
import { CHANGES } from '@/lib/standards/constants'
import type { ListedStandard } from '@/lib/standards/public/types'
import { EmptyState } from '../ui/empty-state'
import { Icon } from '../ui/icon'
import { Link } from '../ui/link'
import { RegisterFilter } from './register-filter'

type RegisterOfStandardsProps = {
  standards: ListedStandard[]
  /** What the address narrows the list by. */
  asked: string
  /** The list, a row for each standard. */
  children: ReactNode
}

/** Every standard by field, then by body and number. */
export function RegisterOfStandards({ standards, asked, children }: RegisterOfStandardsProps) {
  return (
    <div className="page py-6 sm:py-10">
      <header className="max-w-measure">
        <h1 className="text-3xl font-semibold tracking-tight sm:text-4xl">Standards</h1>
        <p className="mt-4 text-lg text-pretty">
          What holds, what is superseded or withdrawn and from when, and which articles of the library cite
          each standard. The status is that of the latest edition; the page of a standard has every edition.
        </p>
        <p className="mt-3">
          <Link href={CHANGES} className="prose-link">
            What has changed, and what will
          </Link>
        </p>
      </header>
      {standards.length === 0 ? (
        <EmptyState
          className="mt-8"
          icon={<Icon shape={Library} />}
          title="The register is empty"
          description="Standards are listed here once they are entered."
        />
      ) : (
        <RegisterFilter
          asked={asked}
          standards={standards.map(({ standard, title, body, aliases }) => ({
            standard,
            title,
            body,
            aliases,
          }))}
        >
          {children}
        </RegisterFilter>
      )}
    </div>
  )
}
