'use client'
import { useRouter } from 'next/navigation'
import { useAnswer } from '@/lib/projects/hooks'
import type { Invited as Invitation } from '@/lib/projects/types'
import { Alert } from '../ui/alert'
import { Button } from '../ui/button'
import { failure } from '../ui/failure'
import { perform } from '../ui/perform'
import { toast } from '../ui/toast'
import { projectAddress, PROJECTS_PAGE } from './projects-address'

/** An invitation that waits for an answer. */
export function Invited({ invitation }: { invitation: Invitation }) {
  const { projectId, name, owner, role } = invitation
  const answer = useAnswer(projectId)
  const router = useRouter()
  const say = (accept: boolean) =>
    perform(
      answer,
      { accept },
      {
        onSuccess: () => {
          toast({
            title: accept ? 'Invitation Accepted' : 'Invitation Declined',
            description: name,
            variant: 'success',
          })
          if (accept) router.push(projectAddress(projectId))
          else router.push(PROJECTS_PAGE)
          router.refresh()
        },
        onError: (error) => toast(failure('Your answer could not be stored', error)),
      },
    )
  return (
    <Alert
      className="mt-6"
      title={
        <span className="wrap-anywhere">
          {owner} invites you to ‘{name}’
        </span>
      }
      action={
        <>
          <Button size="sm" pending={answer.isPending} onClick={() => say(true)}>
            Accept
          </Button>
          <Button size="sm" variant="outline" pending={answer.isPending} onClick={() => say(false)}>
            Decline
          </Button>
        </>
      }
    >
      You could {role === 'edit' ? 'change' : 'read'} what is in it and comment. The others would see your
      name, and nothing else of you.
    </Alert>
  )
}
