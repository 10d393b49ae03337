import { useMutation } from '@tanstack/react-query'
import type { Relation } from '../types'
import type { RelationInput } from './schema'
import { api } from '@/lib/core/browser/api'

const RELATIONS = '/api/admin/standards/relations'

/** Saves a relation; a new one has no id. */
export const useSaveRelation = (id: number | null) =>
  useMutation({
    mutationFn: (input: RelationInput) =>
      id === null
        ? api<Relation>('POST', RELATIONS, input)
        : api<Relation>('PUT', `${RELATIONS}/${id}`, input),
  })

/** Returns a relation as it is stored now. Throws where it is gone. */
export const presentRelation = (id: number): Promise<Relation> => api<Relation>('GET', `${RELATIONS}/${id}`)

export const useDeleteRelation = () =>
  useMutation({ mutationFn: (id: number) => api<undefined>('DELETE', `${RELATIONS}/${id}`) })
