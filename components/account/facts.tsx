import type { ReactNode } from 'react'
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '../ui/card'
import { keepsFocus } from '../ui/leaves-focus'

/** A card of the profile. */
export function Sheet({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  return (
    <Card {...keepsFocus}>
      <CardHeader>
        <CardTitle as="h2">{title}</CardTitle>
        {lead && <CardDescription>{lead}</CardDescription>}
      </CardHeader>
      <CardContent>{children}</CardContent>
    </Card>
  )
}

export type Fact = { label: string; value: ReactNode }

/** Names and values, one under the other on a phone. */
export function Facts({ facts }: { facts: Fact[] }) {
  return (
    <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
      {facts.map(({ label, value }) => (
        <div key={label} className="grid min-w-0 content-start gap-1">
          <dt className="text-ink-soft text-sm">{label}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
