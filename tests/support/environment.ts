/** The settings that every test outside the browser runs with. */
Object.assign(process.env, {
  APP_URL: 'http://localhost:3000',
  AUTH_SECRET: 'a-secret-of-the-tests-and-of-nothing-else-0001',
  DATABASE_URL: process.env.TEST_DATABASE_TEMPLATE ?? 'postgresql://nobody@127.0.0.1:1/none',
  DATABASE_DIRECT_URL: '',
  DATABASE_POOL: '',
  // Both cores of a small machine are busy with other tests: a statement that waits for them is not refused.
  DATABASE_PATIENCE: '20',
  LOG_LEVEL: 'silent',
  MAIL_TRANSPORT: 'outbox',
})
