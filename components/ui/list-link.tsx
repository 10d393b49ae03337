'use client'
import type { ComponentProps } from 'react'
import { Link } from './link'
import { useListRouter } from './list-router'

type ListLinkProps = Omit<ComponentProps<typeof Link>, 'href' | 'scroll' | 'onNavigate'> & { href: string }

/** A link to another view of the list that is shown; it joins what was chosen a moment before. */
export function ListLink({ href, ...rest }: ListLinkProps) {
  const { push } = useListRouter()
  return (
    <Link
      href={href}
      scroll={false}
      onNavigate={(event) => {
        event.preventDefault()
        push(href)
      }}
      {...rest}
    />
  )
}
