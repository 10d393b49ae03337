/**
 * The numbers of all advisory locks of the database, which share one space: two uses with one number wait
 * for each other. The statement that takes a lock names it as `LOCKS.<name>`. What locks by the hash of a
 * name (`hashtextextended`) has none. A number that is given never becomes another's: the version before runs
 * beside this one for some minutes.
 */
export const LOCKS = {
  /** Applying migrations. `scripts/lib/migrate.mjs` runs without TypeScript and repeats it. */
  migrations: 7201,
  /**
   * The class of the lock that each live worker pool holds; the object is the hash of the pool's id.
   * `tests/scale/cluster.mjs` repeats it.
   */
  workerPool: 7204,
  /** Storing lines of references, shared, against correcting them. */
  corrections: 7205,
  /** Making passages of changed articles. */
  knowledge: 7206,
  /** Changing the register of standards. */
  register: 7207,
  /** Announcing changes of the register. */
  announcements: 7208,
  /** Connecting and disconnecting the drive. */
  drive: 7209,
  /** The class of the lock of a slug that is looked for; the object is the hash of the slug. */
  slugs: 7210,
  /** Writing the index of articles: one indexer at a time, whichever process it runs in. */
  articleIndex: 7_300_002,
  /** The same for the index of the knowledge base's passages. */
  passageIndex: 7_300_003,
} as const
