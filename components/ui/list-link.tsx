'use client'
import type { ComponentProps } from 'react'
import { useListRouter } from './list-router'
import { isPlainPress } from './plain-press'

type ListLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & { href: string }

/**
 * A link to another view of the list that is shown; it joins what was chosen a moment before. A search has a
 * hundred of them, and an element of the browser is all that one needs.
 */
export function ListLink({ href, ...rest }: ListLinkProps) {
  const { push } = useListRouter()
  return (
    <a
      href={href}
      onClick={(event) => {
        if (!isPlainPress(event.nativeEvent)) return
        event.preventDefault()
        push(href)
      }}
      {...rest}
    />
  )
}
