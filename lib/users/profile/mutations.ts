import 'server-only'
import type { ProfessionalDetails } from './schema'
import { currentUser } from '../queries'
import type { CurrentUser } from '../types'
import type { Viewer } from '@/lib/auth/viewer'
import { db } from '@/lib/core/server/db'

/** Stores the viewer's professional details. Returns the account. */
export async function updateProfile(
  viewer: Viewer,
  { company, professionalTitle, experience, location, specialization }: ProfessionalDetails,
): Promise<CurrentUser> {
  await db.user.updateMany({
    where: { id: viewer.id },
    data: { company, professionalTitle, experience, location, specialization },
  })
  return currentUser(viewer)
}
