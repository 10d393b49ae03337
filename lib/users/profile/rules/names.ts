type Named = { firstName: string; lastName: string; email: string }

export const fullName = ({ firstName, lastName, email }: Named) => `${firstName} ${lastName}`.trim() || email

/** One character of each name, whole: a letter outside the basic plane is not cut in two. */
export function initials({ firstName, lastName }: Named): string {
  const [first = ''] = firstName
  const [last = ''] = lastName
  return `${first}${last}`.toUpperCase() || '?'
}
