'use client'
import { useState } from 'react'
import { useWithdraw } from '@/lib/articles/submissions/hooks'
import type { OwnArticle } from '@/lib/articles/submissions/types'
import { Button } from '../ui/button'
import { ConfirmDialog } from '../ui/confirm-dialog'
import { failure } from '../ui/failure'
import { perform } from '../ui/perform'
import { toast } from '../ui/toast'

type WithdrawButtonProps = {
  article: Pick<OwnArticle, 'id' | 'title'>
  /** The button is about to go: the focus must go elsewhere. */
  onWithdrawn?: () => void
}

/** Takes a submission back from the editors, after it was said what that means. */
export function WithdrawButton({ article: { id, title }, onWithdrawn }: WithdrawButtonProps) {
  const [asked, setAsked] = useState(false)
  const withdraw = useWithdraw()
  const confirm = () =>
    perform(withdraw, id, {
      onSuccess: () => {
        toast({
          title: 'Article withdrawn',
          description: 'It is your own draft again, and editors no longer review it.',
          variant: 'success',
        })
        onWithdrawn?.()
      },
      onError: (error) => toast(failure('The article was not withdrawn', error)),
      onSettled: () => setAsked(false),
    })
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        className="justify-self-start"
        aria-label={`Withdraw ${title}`}
        onClick={() => setAsked(true)}
      >
        Withdraw
      </Button>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={`Withdraw “${title}” from review?`}
        description="It becomes your own draft again, with everything that you have written. Editors no longer see it among what waits for review, and nobody publishes it. You can edit it and submit it again whenever you like."
        confirmLabel="Withdraw"
        cancelLabel="Leave it in review"
        pending={withdraw.isPending}
        pendingLabel="Withdrawing..."
        onConfirm={confirm}
      />
    </>
  )
}
