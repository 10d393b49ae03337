import { queryOptions } from '@tanstack/react-query'
import { api } from '@/lib/core/api'
import type { Category, Tag } from './types'

export const categoriesQuery = queryOptions({
  queryKey: ['/api/categories'],
  queryFn: ({ queryKey: [path] }) => api<Category[]>('GET', path as string),
})

export const tagsQuery = queryOptions({
  queryKey: ['/api/tags'],
  queryFn: ({ queryKey: [path] }) => api<Tag[]>('GET', path as string),
})
