export type LinkedText = string | { href: string; text: string }

const ADDRESS = /\b(?:https?:\/\/|www\.)[^\s<>"'`\p{Cc}\p{Cf}]+/giu
/** What ends a sentence, not an address. */
const TRAILING = /[.,;:!?…*_~\]}]$/

/**
 * Returns a comment split into text and web addresses. Only http and https become links, and none that
 * carries a name or password: `https://bank.example@evil.example` would read as another site than it leads
 * to.
 */
export function splitLinks(content: string): LinkedText[] {
  const pieces: LinkedText[] = []
  let done = 0
  for (const { 0: found, index } of content.matchAll(ADDRESS)) {
    const text = withoutTail(found)
    const href = hrefOf(text)
    if (!href) continue
    if (index > done) pieces.push(content.slice(done, index))
    pieces.push({ href, text })
    done = index + text.length
  }
  if (done < content.length) pieces.push(content.slice(done))
  return pieces
}

/** Returns an address without the full stops and brackets that its sentence put around it. */
function withoutTail(address: string): string {
  let end = address.length
  let open = address.split('(').length - address.split(')').length
  for (; end > 0; end--) {
    const last = address[end - 1]!
    if (last === ')' && open < 0) open++
    else if (!TRAILING.test(last)) break
  }
  return address.slice(0, end)
}

function hrefOf(text: string): string | null {
  const address = /^www\./i.test(text) ? `https://${text}` : text
  if (!URL.canParse(address)) return null
  const { protocol, username, password, hostname, href } = new URL(address)
  const isWeb = protocol === 'https:' || protocol === 'http:'
  return isWeb && !username && !password && hostname.includes('.') ? href : null
}
