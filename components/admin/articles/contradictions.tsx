import { WarningList } from '../../ui/warning-list'

export const CONTRADICTS = 'A calculation contradicts its expected values'

/** Says which expected values the calculations of an article contradict, before it is published or saved. */
export const Contradictions = ({ sentences }: { sentences: string[] }) => (
  <WarningList title={CONTRADICTS} sentences={sentences} />
)
