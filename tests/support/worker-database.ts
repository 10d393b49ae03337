/** Each worker has a database of its own, cloned from the migrated template before its first test. */
process.env.DATABASE_URL = process.env.TEST_DATABASE_TEMPLATE!.replace(
  /[^/]*$/,
  `loadpath_${process.env.JEST_WORKER_ID}`,
)
