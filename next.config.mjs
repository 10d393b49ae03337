/** @type {import('next').NextConfig} */
export default {
  // The build that is served, where it is one (scripts/lib/build.mjs).
  distDir: process.env.LOADPATH_BUILD || '.next',
  // The same sources are the same build, wherever they are built: pages of one server go on at another.
  generateBuildId: () => process.env.LOADPATH_BUILD_ID || null,
  poweredByHeader: false,
  reactStrictMode: true,
  images: { unoptimized: true },
  // A page is loaded when it is first asked for: most are for few people, and all of them weigh 25 MB.
  experimental: { preloadEntriesOnStart: false },
  // 'npm test' checks types; a start from a clean clone need not do it again.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: [
    'pino',
    'graphile-worker',
    '@node-rs/argon2',
    'pg',
    'googleapis',
    'mammoth',
    'resend',
    'prom-client',
    '@opentelemetry/api',
    '@opentelemetry/exporter-trace-otlp-http',
    '@opentelemetry/resources',
    '@opentelemetry/sdk-trace-base',
    '@aws-sdk/client-s3',
    '@aws-sdk/lib-storage',
  ],
  redirects: () => [
    { source: '/register', destination: '/membership', permanent: true },
    // The list of what is saved on a device has its address where the server cannot be reached.
    { source: '/offline', destination: '/bookmarks', permanent: false },
    { source: '/article/:slug', destination: '/articles/:slug', permanent: true },
  ],
}
