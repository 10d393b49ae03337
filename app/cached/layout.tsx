import type { ReactNode } from 'react'
import { Frame } from '@/components/layout/shell'

/**
 * Pages that are the same for every verified member, rendered for the page cache without a viewer. They are
 * at no address of their own (middleware.ts); the header asks who the reader is.
 */
export default function Layout({ children }: { children: ReactNode }) {
  return <Frame>{children}</Frame>
}
