import { defineConfig } from 'prisma/config'

// Prisma 7 loads no .env by itself: the scripts that call it pass the address on.
export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  datasource: { url: process.env.DATABASE_DIRECT_URL || process.env.DATABASE_URL || '' },
})
