import { Check, X } from 'lucide-react'
import { Button } from '../../ui/button'

type DecisionButtonsProps = {
  title: string
  deciding: boolean
  onAsk: (decision: 'approve' | 'reject') => void
}

export const DecisionButtons = ({ title, deciding, onAsk }: DecisionButtonsProps) => (
  <div className="flex flex-wrap gap-2">
    <Button
      pending={deciding}
      pendingLabel="Deciding..."
      aria-label={`Approve ${title}`}
      onClick={() => onAsk('approve')}
    >
      <Check aria-hidden />
      Approve
    </Button>
    <Button
      variant="outline"
      disabled={deciding}
      aria-label={`Reject ${title}`}
      onClick={() => onAsk('reject')}
    >
      <X aria-hidden />
      Reject
    </Button>
  </div>
)
