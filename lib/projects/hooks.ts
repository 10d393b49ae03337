import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { CommentEdit, CommentInput } from './comments/schema'
import { PROJECTS, type FILE_FORMATS } from './constants'
import type { ItemChange, ItemInput } from './items/schema'
import type { ProjectChange, ProjectInput } from './schema'
import type { AnswerInput, InvitationInput, MemberChange } from './sharing/schema'
import type { Duplicated, Project, ProjectCard } from './types'
import { COPIES } from '@/lib/copies/constants'
import { api, ApiError, apiFile } from '@/lib/core/browser/api'
import { shownAtOnce } from '@/lib/core/browser/shown-at-once'
import { moved } from '@/lib/core/order'

export const projectsQuery = queryOptions({
  queryKey: [PROJECTS],
  queryFn: () => api<ProjectCard[]>('GET', PROJECTS),
  staleTime: 0,
})

/** Fetched again with each visit: others may have changed it. */
export const projectQuery = (id: string) =>
  queryOptions({
    queryKey: [PROJECTS, id],
    queryFn: () => api<Project>('GET', `${PROJECTS}/${id}`),
    staleTime: 30_000,
    refetchOnWindowFocus: true,
  })

export function useCreateProject() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (input: ProjectInput) => api<Project>('POST', PROJECTS, input),
    onSuccess: () => cache.invalidateQueries({ queryKey: projectsQuery.queryKey, exact: true }),
  })
}

/**
 * Returns what asks for a project anew where a change of it was refused: another member has changed it, or
 * what this one may do in it, and the page that is open would go on offering what is refused.
 */
function useAskAnew(id: string) {
  const cache = useQueryClient()
  return (error: Error) => {
    if (error instanceof ApiError && [403, 404, 409].includes(error.status))
      void cache.invalidateQueries({ queryKey: projectQuery(id).queryKey })
  }
}

/** What every change of a project answers: the project as it is now. */
function useWrite<Input>(id: string, send: (input: Input) => Promise<Project>) {
  const cache = useQueryClient()
  const askAnew = useAskAnew(id)
  return useMutation({
    mutationFn: send,
    onError: askAnew,
    onSuccess: (project) => {
      cache.setQueryData(projectQuery(id).queryKey, project)
      void cache.invalidateQueries({ queryKey: projectsQuery.queryKey, exact: true })
    },
  })
}

const at = (id: string, ...rest: (string | number)[]) => [PROJECTS, id, ...rest].join('/')

export const useChangeProject = (id: string) =>
  useWrite(id, (change: ProjectChange) => api<Project>('PATCH', at(id), change))

export const useAddItem = (id: string) =>
  useWrite(id, (input: ItemInput) => api<Project>('POST', at(id, 'items'), input))

/** The same, to whichever project is chosen. */
export function useSaveTo() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ projectId, item }: { projectId: string; item: ItemInput }) =>
      api<Project>('POST', at(projectId, 'items'), item),
    onSuccess: (project) => {
      cache.setQueryData(projectQuery(project.id).queryKey, project)
      void cache.invalidateQueries({ queryKey: projectsQuery.queryKey, exact: true })
    },
  })
}

/** Changes an item; one that is moved is in its place at once. */
export function useChangeItem(id: string) {
  const cache = useQueryClient()
  const { show, ...atOnce } = shownAtOnce<Project>(cache, projectQuery(id).queryKey)
  return useMutation({
    ...atOnce,
    mutationFn: ({ itemId, ...change }: ItemChange & { itemId: number }) =>
      api<Project>('PATCH', at(id, 'items', itemId), change),
    onMutate: ({ itemId, after }) =>
      show((project) =>
        after === undefined ? project : { ...project, items: moved(project.items, itemId, after) },
      ),
    onSuccess: (project) => {
      atOnce.onSuccess(project)
      void cache.invalidateQueries({ queryKey: projectsQuery.queryKey, exact: true })
    },
  })
}

export const useRemoveItem = (id: string) =>
  useWrite(id, (itemId: number) => api<Project>('DELETE', at(id, 'items', itemId)))

export const useInvite = (id: string) =>
  useWrite(id, (input: InvitationInput) => api<Project>('POST', at(id, 'invitations'), input))

export const useWithdraw = (id: string) =>
  useWrite(id, (invitationId: number) => api<Project>('DELETE', at(id, 'invitations', invitationId)))

export const useChangeMember = (id: string) =>
  useWrite(id, ({ memberId, ...change }: MemberChange & { memberId: number }) =>
    api<Project>('PATCH', at(id, 'members', memberId), change),
  )

export const useComment = (id: string) =>
  useWrite(id, (input: CommentInput) => api<Project>('POST', at(id, 'comments'), input))

export const useEditComment = (id: string, commentId: number) =>
  useWrite(id, (input: CommentEdit) => api<Project>('PATCH', at(id, 'comments', commentId), input))

export const useDeleteComment = (id: string) =>
  useWrite(id, (commentId: number) => api<Project>('DELETE', at(id, 'comments', commentId)))

/** What leads elsewhere: the lists of projects are asked for again. */
function useLeading<Input, Data>(id: string, send: (input: Input) => Promise<Data>) {
  const cache = useQueryClient()
  const askAnew = useAskAnew(id)
  return useMutation({
    mutationFn: send,
    onError: askAnew,
    onSuccess: () => cache.invalidateQueries({ queryKey: projectsQuery.queryKey, exact: true }),
  })
}

export const useRemoveMember = (id: string) =>
  useLeading(id, (memberId: number) => api<undefined>('DELETE', at(id, 'members', memberId)))

export const useDeleteProject = (id: string) => useLeading(id, () => api<undefined>('DELETE', at(id)))

/** Its calculations are copied, and are among the member's own. */
export function useDuplicateProject(id: string) {
  const cache = useQueryClient()
  return useLeading(id, async () => {
    const made = await api<Duplicated>('POST', at(id, 'duplicate'))
    void cache.invalidateQueries({ queryKey: [COPIES] })
    return made
  })
}

export const useAnswer = (id: string) =>
  useLeading(id, (input: AnswerInput) => api<{ accepted: boolean }>('POST', at(id, 'answer'), input))

/** Returns a file of what a project cites, or of its order and values. */
export function useProjectFile(id: string) {
  const askAnew = useAskAnew(id)
  return useMutation({
    mutationFn: (format: (typeof FILE_FORMATS)[number]) => apiFile(`${at(id, 'file')}?format=${format}`),
    onError: askAnew,
  })
}
