import 'server-only'
import { notFound } from 'next/navigation'
import { AppError } from '@/lib/core/errors'

/** Returns what a page shows; where that is NOT_FOUND, the page is the one for unknown addresses. */
export const foundOr404 = <T>(asked: Promise<T>): Promise<T> =>
  asked.catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'NOT_FOUND') notFound()
    throw error
  })
