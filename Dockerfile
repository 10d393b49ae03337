# One image for the web server, the worker and the commands; compose.yaml starts each of them.

FROM node:22-bookworm-slim AS build
WORKDIR /app
RUN npm install --global npm@11
COPY package.json package-lock.json .npmrc ./
COPY scripts ./scripts
RUN node --input-type=module -e "const { ensureInstalled } = await import('/app/scripts/lib/install.mjs'); await ensureInstalled()"
COPY . .
RUN node --input-type=module -e "const { ensureGenerated, ensureBuilt } = await import('/app/scripts/lib/build.mjs'); await ensureGenerated(); await ensureBuilt()" \
 && mv .next-* build \
 && rm -rf build/cache \
 && npm prune --omit=dev

FROM node:22-bookworm-slim
ENV NODE_ENV=production \
    NEXT_TELEMETRY_DISABLED=1 \
    LOADPATH_BUILD=build \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data \
    MALLOC_ARENA_MAX=2 \
    NODE_OPTIONS=--max-semi-space-size=8
WORKDIR /app
COPY --from=build /app/package.json /app/package-lock.json /app/tsconfig.json /app/prisma.config.ts /app/next.config.mjs ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/prisma ./prisma
COPY --from=build /app/scripts ./scripts
# The worker and the thread that renders articles run these sources.
COPY --from=build /app/lib ./lib
COPY --from=build /app/public ./public
COPY --from=build --chown=node:node /app/build ./build
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health?probe=live`).then((reply) => process.exit(reply.ok ? 0 : 1), () => process.exit(1))"]
# The flag is explained beside SERVER_FLAGS in scripts/lib/runtime.mjs.
CMD ["node", "--heap-growing-percent=30", "build/server.mjs"]
