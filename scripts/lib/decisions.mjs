/**
 * Returns what is wrong with the index of the decisions, each in words: a record that it does not list once
 * by its title and with a decision in one line, and a record that is not there.
 */
export function misfiled(index, records) {
  const lines = index.split('\n')
  const found = []
  for (const { name, text } of records) {
    const entry = `- [${text.split('\n', 1)[0].replace(/^# /, '')}](${name}): `
    const listing = lines.filter((line) => line.includes(`](${name})`))
    const [line = ''] = listing
    if (listing.length !== 1 || !line.startsWith(entry) || line === entry)
      found.push(`${name} is to be listed once, as ${entry}…`)
  }
  const names = records.map(({ name }) => name)
  for (const [, name] of index.matchAll(/\]\((\d{4}[^)]*)\)/g))
    if (!names.includes(name)) found.push(`${name} is no record`)
  return found
}
