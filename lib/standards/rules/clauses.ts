import type { CitedClause, ClauseBranch } from '../public/types'

const order = new Intl.Collator('en-GB', { numeric: true }).compare

/** Returns the cited clauses as a tree: each below the nearest that contains it and is cited itself. */
export function clauseTree(clauses: readonly CitedClause[]): ClauseBranch[] {
  const branches = new Map<string, ClauseBranch>(
    clauses
      .toSorted((a, b) => kindOf(a.clause) - kindOf(b.clause) || order(a.clause, b.clause))
      .map((clause) => [clause.clauseSlug, { ...clause, within: [] }]),
  )
  const roots: ClauseBranch[] = []
  for (const [slug, branch] of branches) (parentOf(slug, branches)?.within ?? roots).push(branch)
  return roots
}

function parentOf(slug: string, branches: ReadonlyMap<string, ClauseBranch>): ClauseBranch | undefined {
  for (let at = slug.lastIndexOf('.'); at > 0; at = slug.lastIndexOf('.', at - 1)) {
    const parent = branches.get(slug.slice(0, at))
    if (parent) return parent
  }
  return undefined
}

const KINDS = ['Table ', 'Figure ', 'Equation ', 'Annex ']

/** Clauses first, then each kind of place for itself. */
const kindOf = (clause: string) => KINDS.findIndex((kind) => clause.startsWith(kind)) + 1
