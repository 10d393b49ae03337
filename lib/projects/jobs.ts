import 'server-only'
import { INVITATION_DAYS } from './constants'
import { db } from '@/lib/core/server/db'
import { untilNone } from '@/lib/jobs/mutations'

/** Deletes invitations that nobody answered within INVITATION_DAYS. Returns how many. */
export const purgeInvitations = (): Promise<number> =>
  untilNone(
    (limit) => db.$executeRaw`
      DELETE FROM project_invitations WHERE id IN (
        SELECT id FROM project_invitations WHERE created_at < now() - make_interval(days => ${INVITATION_DAYS}) LIMIT ${limit})`,
  )
