import { Check, X } from 'lucide'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'

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
      <Icon shape={Check} />
      Approve
    </Button>
    <Button variant="outline" idle={deciding} aria-label={`Reject ${title}`} onClick={() => onAsk('reject')}>
      <Icon shape={X} />
      Reject
    </Button>
  </div>
)
