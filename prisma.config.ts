import { defineConfig } from 'prisma/config'

// Prisma 7 loads no .env by itself: the scripts that call it pass DATABASE_URL on.
export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  datasource: { url: process.env.DATABASE_URL ?? '' },
})
