import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { PATHS } from './constants'
import type { Path, PathCard, PathPlace } from './types'
import { api } from '@/lib/core/browser/api'

/** Fetched again with each visit: an article that was opened meanwhile is done. */
export const pathsQuery = queryOptions({
  queryKey: [PATHS],
  queryFn: () => api<PathCard[]>('GET', PATHS),
  staleTime: 0,
})

export const pathQuery = (slug: string) =>
  queryOptions({
    queryKey: [PATHS, slug],
    queryFn: () => api<Path>('GET', `${PATHS}/${slug}`),
    staleTime: 0,
    refetchOnWindowFocus: true,
  })

export const placesQuery = (articleId: number) =>
  queryOptions({
    queryKey: [`/api/articles/${articleId}/paths`],
    queryFn: ({ queryKey: [path] }) => api<PathPlace[]>('GET', path as string),
    staleTime: 0,
  })

/** Stores whether the reader has begun a path. */
export function useBegun(slug: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (begun: boolean) => api<Path>('PATCH', `${PATHS}/${slug}`, { begun }),
    onSuccess: (path) => cache.setQueryData(pathQuery(slug).queryKey, path),
  })
}

/**
 * Marks a step at once. Marks are sent one after the other, in the order in which they were made; the last
 * answer counts, and where the server refuses, the path is asked for again.
 */
export function useMark(slug: string) {
  const cache = useQueryClient()
  const { queryKey } = pathQuery(slug)
  const mutationKey = [PATHS, slug, 'marks']
  const isLast = () => cache.isMutating({ mutationKey }) === 1
  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join('/') },
    mutationFn: ({ stepId, done }: { stepId: number; done: boolean }) =>
      api<Path>('PUT', `${PATHS}/${slug}/steps/${stepId}`, { done }),
    onMutate: async ({ stepId, done }) => {
      await cache.cancelQueries({ queryKey })
      cache.setQueryData(queryKey, (path) => path && marked(path, stepId, done))
    },
    onSuccess: (path) => {
      if (isLast()) cache.setQueryData(queryKey, path)
    },
    onError: () => cache.invalidateQueries({ queryKey, exact: true }),
  })
}

function marked(path: Path, stepId: number, done: boolean): Path {
  const sections = path.sections.map((section) => ({
    ...section,
    steps: section.steps.map((step) => (step.id === stepId ? { ...step, done } : step)),
  }))
  const count = sections.flatMap(({ steps }) => steps).filter((step) => step.done).length
  return { ...path, begun: true, done: count, sections }
}
