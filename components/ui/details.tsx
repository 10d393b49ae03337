'use client'
import { useLayoutEffect, type ComponentProps } from 'react'
import { openAgain } from './opened'

/**
 * What can be unfolded, and is again after Reload and Back. On a page that the browser loads it is unfolded
 * before it is painted (components/layout/opened-script.ts), hence without what its HTML says.
 */
export function Details(props: ComponentProps<'details'>) {
  useLayoutEffect(openAgain, [])
  return <details suppressHydrationWarning {...props} />
}
