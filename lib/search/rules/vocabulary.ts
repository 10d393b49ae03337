import { NAMES_OF_ACTIONS } from './names-of-actions'
import { NAMES_OF_BEHAVIOUR } from './names-of-behaviour'
import { NAMES_OF_CONCRETE } from './names-of-concrete'
import { NAMES_OF_GROUND } from './names-of-ground'
import { NAMES_OF_STEEL } from './names-of-steel'
import { NAMES_OF_TIMBER } from './names-of-timber'

/**
 * What engineers, and laymen, call one thing: each line is one meaning, its names parted by `|`, the one of
 * our articles first, then those of other English-speaking countries and of German, French, Spanish and
 * Italian. A text that uses any of the names is found by all the others. Abbreviations stand with what they
 * are short for only where structural engineers read them in no other way. Reviewed by hand; what
 * administrators add is stored in the database (`search_synonyms`) in the same form.
 */
export const SYNONYMS: readonly string[] = [
  NAMES_OF_ACTIONS,
  NAMES_OF_CONCRETE,
  NAMES_OF_STEEL,
  NAMES_OF_TIMBER,
  NAMES_OF_GROUND,
  NAMES_OF_BEHAVIOUR,
].flatMap((names) => names.trim().split('\n'))
