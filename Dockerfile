# syntax=docker/dockerfile:1
# The shop with what production needs. The database is another container, or another machine: docs/operations/hosts.md.

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm ci --include=dev --ignore-scripts --no-audit --no-fund && node scripts/build.ts

FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
COPY api/package.json api/
COPY contract/package.json contract/
COPY ui/package.json ui/
COPY storefront/package.json storefront/
COPY admin/package.json admin/
COPY e2e/package.json e2e/
# Only what the processes import: no tools, no PostgreSQL, no packages that the browser's files already hold.
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund -w contract -w ui -w api -w storefront

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
WORKDIR /app
COPY --from=build /app/package.json /app/package-lock.json /app/tsconfig.json ./
COPY --from=build /app/contract contract
COPY --from=build /app/ui ui
COPY --from=build /app/api api
COPY --from=build /app/storefront storefront
COPY --from=build /app/admin admin
COPY --from=build /app/scripts scripts
COPY --from=packages /app/node_modules node_modules
COPY --from=packages /app/api/node_modules* api/node_modules
COPY --from=packages /app/storefront/node_modules* storefront/node_modules
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
# DRAIN_SECONDS and SHUTDOWN_SECONDS come after it: docker stop --time 40.
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+(process.env.PORT||3000)+'/healthz').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["node", "scripts/serve.ts"]
