import { LinesBlock, type Place } from './block'
import { CALCULATION } from './language'

export const calculationBlock = (place: Place): LinesBlock => new LinesBlock(place, CALCULATION)
