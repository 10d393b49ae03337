import 'server-only'
import { register } from '../store'
import type { Relation } from '../types'
import type { Admin } from '@/lib/auth/viewer'
import { notFound } from '@/lib/core/errors'

/** Returns a relation as it is stored now. Throws NOT_FOUND. */
export async function openRelation(_viewer: Admin, id: number): Promise<Relation> {
  const found = (await register()).relations.find((one) => one.id === id)
  if (!found) throw notFound('Relation')
  return found
}
