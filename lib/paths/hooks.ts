import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { PATHS } from './constants'
import type { Path, PathCard, PathPlace } from './types'
import { api } from '@/lib/core/browser/api'
import { shownAtOnce } from '@/lib/core/browser/shown-at-once'

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

/** Marks a step at once, and takes it back where the server refuses. */
export function useMark(slug: string) {
  const { show, ...atOnce } = shownAtOnce<Path>(useQueryClient(), pathQuery(slug).queryKey)
  return useMutation({
    ...atOnce,
    mutationFn: ({ stepId, done }: { stepId: number; done: boolean }) =>
      api<Path>('PUT', `${PATHS}/${slug}/steps/${stepId}`, { done }),
    onMutate: ({ stepId, done }) => show((path) => marked(path, stepId, done)),
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
