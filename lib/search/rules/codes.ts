import type { Code } from './code'
import { readGrade, readSection } from './grades'
import { readPlace } from './places'
import { bareStandard, readStandard } from './standards'
import { readSymbol } from './symbols'
import { readMeasure, readUnit } from './units'

/**
 * Words with which a code can begin; everything else that begins with a letter is a word, which keeps reading
 * fast.
 */
const STARTS_CODE =
  /(?:[a-z]?\d|en|bs|din|nf|uni|is|ss|nen|une|önorm|onorm|i\.s|pn|sfs|ds|ns|nbn|sn|pren|env|ec|euro|ansi|aisc|aci|asce|aashto|astm|aws|csa|nds|tms|iso|pd|cp|as|nzs|gb|jis|sia|sci|ciria|bre|fib|tr|dg|na[.\s]|cl|sec|sub|par|tab|fig|eq|exp|ann|app|lc|gl|lvl|ub|uc|uk|pfc|rhs|shs|chs|rsj|rsa|ea|ua|hss|ipe|ipn|inp|he|upn|unp|upe|uap|hl|hd|hp|wt|mc|[a-z][\s_\d×/·]|[a-z]{1,4},[a-z\d]|[vnmtf](?:[a-z]{0,3}r[dk](?:cs|[csyz]|max|min)?|(?:[bcuyztvwfj]|pl|el|cr|net|eff)?e[dk](?:max|min|[yz])?)(?![a-z])|kn|mn|kpa|mpa|gpa|kg|mm|cm|kj|alpha|beta|gamma|delta|eps|zeta|eta|theta|kappa|lambda|mu|nu|xi|pi|rho|sigma|tau|phi|chi|psi|omega|bar|over|vertical|ym\d)/iy

/** The code that begins at this place in the text, if one does. The place must be the beginning of a word. */
export function codeAt(text: string, index: number): Code | null {
  const code = read(text, index)
  if (!code) return null
  const { end } = code
  return /\s/.test(text[end - 1]!) ? { ...code, end: index + text.slice(index, end).trimEnd().length } : code
}

function read(text: string, index: number): Code | null {
  const first = text.charCodeAt(index)
  const digit = first >= 48 && first <= 57
  if (!digit && first < 128 && first !== 92) {
    STARTS_CODE.lastIndex = index
    if (!STARTS_CODE.test(text)) return null
  }
  if (digit)
    return (
      bareStandard(text, index) ??
      readSection(text, index) ??
      readPlace(text, index) ??
      readMeasure(text, index)
    )
  if (first >= 128 || first === 92)
    return first === 167 ? readPlace(text, index) : (readSymbol(text, index) ?? readStandard(text, index))
  return (
    readStandard(text, index) ??
    readPlace(text, index) ??
    readSection(text, index) ??
    readGrade(text, index) ??
    readSymbol(text, index) ??
    readUnit(text, index)
  )
}
