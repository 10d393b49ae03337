import { WarningList } from '../../ui/warning-list'

/** Says which expected values the calculations of an article contradict, before it is published or saved. */
export const Contradictions = ({ sentences }: { sentences: string[] }) => (
  <WarningList title="A calculation contradicts its expected values" sentences={sentences} />
)
