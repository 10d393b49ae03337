/**
 * Returns a link that opens a mail draft (RFC 6068). The `@` before the domain stays as it is, since some
 * mail programs take an encoded one for a part of the name; whatever else could end or add a field is
 * encoded.
 */
export function mailtoOf(email: string, fields: { subject?: string; body?: string } = {}): string {
  const at = email.lastIndexOf('@')
  const to = [email.slice(0, Math.max(0, at)), email.slice(at + 1)].map(encodeURIComponent)
  // Not URLSearchParams: mail programs take its plus signs for plus signs.
  const query = Object.entries(fields).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `mailto:${at < 0 ? to[1] : to.join('@')}${query.length > 0 ? `?${query.join('&')}` : ''}`
}
