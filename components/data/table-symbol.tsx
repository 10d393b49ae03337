import { plainName } from '@/lib/calculations/rules/names'
import { TypedSymbol } from '../ui/typed-symbol'

/** A field's name as engineers write it. */
export const TableSymbol = ({ name }: { name: string }) => <TypedSymbol text={plainName(name)} />
