/** What the version before would miss, or could not write any more, once a migration has run. */
const CONTRACTS = [
  [/\bDROP\s+TABLE\b/i, 'drops a table'],
  [/\bDROP\s+COLUMN\b/i, 'drops a column'],
  [/\bRENAME\s+(?:TO|COLUMN|VALUE|"|\w+\s+TO)/i, 'renames'],
  [/\bALTER\s+TYPE\b/i, 'changes a type, whose values the version before does not know'],
  [/\bALTER\s+(?:COLUMN\s+)?\S+\s+(?:SET\s+DATA\s+)?TYPE\b/i, "changes a column's type"],
]
const NOT_NULL = /\bALTER\s+(?:COLUMN\s+)?(\S+)\s+SET\s+NOT\s+NULL\b/gi
const ADDED = /\bADD\s+(?:COLUMN\s+)?(?!CONSTRAINT\b)\S+\s[^,;]*\bNOT\s+NULL\b[^,;]*/gi

/** `-- unused since 0.2.0`: the release that no longer reads or writes what a migration takes away. */
const RELEASE = /^--\s*unused since \d+\.\d+\.\d+\b/im

/**
 * Returns what in a migration would break the version of the application that still runs beside it, each in
 * words; nothing where a comment line names the release since which that version does without.
 */
export function contractions(sql) {
  if (RELEASE.test(sql)) return []
  const statements = sql.replace(/--.*$/gm, '').replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
  const found = CONTRACTS.filter(([pattern]) => pattern.test(statements)).map(([, said]) => said)
  for (const [, column] of statements.matchAll(NOT_NULL))
    if (!new RegExp(`\\bALTER\\s+(?:COLUMN\\s+)?${column}\\s+SET\\s+DEFAULT\\b`, 'i').test(statements))
      found.push(`asks for ${column}, which has no default here`)
  for (const [added] of statements.matchAll(ADDED))
    if (!/\bDEFAULT\b|\bGENERATED\b/i.test(added))
      found.push(`adds a column that must be given: ${added.trim()}`)
  return found
}
