import { GET as listRoute, POST as createRoute } from '@/app/api/projects/route'
import { DELETE as dropRoute, GET as openRoute, PATCH as changeRoute } from '@/app/api/projects/[id]/route'
import { POST as answerRoute } from '@/app/api/projects/[id]/answer/route'
import {
  DELETE as uncommentRoute,
  PATCH as editCommentRoute,
} from '@/app/api/projects/[id]/comments/[commentId]/route'
import { POST as commentRoute } from '@/app/api/projects/[id]/comments/route'
import { POST as duplicateRoute } from '@/app/api/projects/[id]/duplicate/route'
import { GET as fileRoute } from '@/app/api/projects/[id]/file/route'
import { DELETE as withdrawRoute } from '@/app/api/projects/[id]/invitations/[invitationId]/route'
import { POST as inviteRoute } from '@/app/api/projects/[id]/invitations/route'
import { DELETE as removeRoute, PATCH as changeItemRoute } from '@/app/api/projects/[id]/items/[itemId]/route'
import { POST as addRoute } from '@/app/api/projects/[id]/items/route'
import {
  DELETE as removeMemberRoute,
  PATCH as changeMemberRoute,
} from '@/app/api/projects/[id]/members/[memberId]/route'
import type { Project, ProjectCard } from '@/lib/projects/types'
import { call, type Refusal } from './call'
import { signIn, type SignedIn } from './factories'

type Answered = Project & Refusal
type Id = string
type Number = number | string

/** The calls of projects, as a browser with this session makes them. */
export const projectsOf = (cookie?: string) => {
  const at = (id: Id, more: Record<string, Number> = {}) => ({
    cookie,
    params: { id, ...Object.fromEntries(Object.entries(more).map(([name, value]) => [name, String(value)])) },
  })
  return {
    list: () => call<ProjectCard[]>(listRoute, { cookie }),
    create: (body: unknown) => call<Answered>(createRoute, { cookie, body }),
    open: (id: Id) => call<Answered>(openRoute, at(id)),
    change: (id: Id, body: unknown) => call<Answered>(changeRoute, { ...at(id), method: 'PATCH', body }),
    drop: (id: Id) => call(dropRoute, { ...at(id), method: 'DELETE' }),
    duplicate: (id: Id) =>
      call<{ project: Project; leftOut: number } & Refusal>(duplicateRoute, { ...at(id), method: 'POST' }),
    add: (id: Id, body: unknown) => call<Answered>(addRoute, { ...at(id), body }),
    changeItem: (id: Id, itemId: Number, body: unknown) =>
      call<Answered>(changeItemRoute, { ...at(id, { itemId }), method: 'PATCH', body }),
    remove: (id: Id, itemId: Number) =>
      call<Answered>(removeRoute, { ...at(id, { itemId }), method: 'DELETE' }),
    invite: (id: Id, body: unknown) => call<Answered>(inviteRoute, { ...at(id), body }),
    withdraw: (id: Id, invitationId: Number) =>
      call<Answered>(withdrawRoute, { ...at(id, { invitationId }), method: 'DELETE' }),
    answer: (id: Id, accept: boolean) =>
      call<{ accepted: boolean } & Refusal>(answerRoute, { ...at(id), body: { accept } }),
    changeMember: (id: Id, memberId: Number, body: unknown) =>
      call<Answered>(changeMemberRoute, { ...at(id, { memberId }), method: 'PATCH', body }),
    removeMember: (id: Id, memberId: Number) =>
      call(removeMemberRoute, { ...at(id, { memberId }), method: 'DELETE' }),
    comment: (id: Id, body: unknown) => call<Answered>(commentRoute, { ...at(id), body }),
    editComment: (id: Id, commentId: Number, content: unknown) =>
      call<Answered>(editCommentRoute, { ...at(id, { commentId }), method: 'PATCH', body: { content } }),
    uncomment: (id: Id, commentId: Number) =>
      call<Answered>(uncommentRoute, { ...at(id, { commentId }), method: 'DELETE' }),
    file: (id: Id, format: string) => call(fileRoute, { ...at(id), query: { format } }),
  }
}

export type Someone = SignedIn & ReturnType<typeof projectsOf>

/** Somebody who is signed in, with the calls of projects. */
export async function someone(options: Parameters<typeof signIn>[0] = {}): Promise<Someone> {
  const signedIn = await signIn(options)
  return { ...signedIn, ...projectsOf(signedIn.cookie) }
}

/** Makes somebody a member of a project, by invitation. */
export async function join(owner: Someone, id: Id, guest: Someone, role: 'view' | 'edit'): Promise<number> {
  await owner.invite(id, { email: guest.user.email, role })
  await guest.answer(id, true)
  const { people } = (await guest.open(id)).body
  return people.find(({ you }) => you)!.id!
}
