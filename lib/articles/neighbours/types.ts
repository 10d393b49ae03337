/** An article that another leads to. */
export type Neighbour = { slug: string; title: string; category: string | null; readTime: number }

/**
 * In the same category: `newer` and `older` by publication. `related` share standards and tags, most first.
 */
export type Neighbours = { newer: Neighbour | null; older: Neighbour | null; related: Neighbour[] }
