# syntax=docker/dockerfile:1
# The shop with what production needs. The database is another container, or another machine: docs/operations/hosts.md.
# `npm run image` builds it without a container engine, measures it and runs a shop from it.

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
# Only what the processes import: no tools, no PostgreSQL, and nothing that the built apps already contain.
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund -w contract -w api
# Nor files for editors and debuggers, programs for engines other than Node, and the models that reading payments does not
# use: it uses others (`OEM.LSTM_ONLY`, `4.0.0_best_int`).
RUN find node_modules -type f \( -name '*.map' -o -name '*.ts' -o -name '*.mts' -o -name '*.cts' \) -delete \
  && find node_modules/tesseract.js-core -name 'tesseract-core*' ! -name '*-lstm.js' ! -name '*-lstm.wasm' -delete \
  && rm -r node_modules/@tesseract.js-data/*/4.0.0 node_modules/bare-*/prebuilds node_modules/pdfkit/.yarn \
    node_modules/bintrees/test \
  && mkdir /data

# Compiling is a large part of a start: Node finds its cache here, for the user and the options that run it.
FROM packages AS compiled
COPY --from=build /app/package.json /app/package-lock.json /app/tsconfig.json ./
COPY --from=build /app/contract contract
COPY --from=build /app/ui ui
COPY --from=build /app/api api
COPY --from=build /app/storefront storefront
COPY --from=build /app/admin admin
COPY --from=build /app/scripts scripts
RUN mkdir compiled && chown 1000:1000 compiled
USER node
RUN NODE_ENV=production NODE_COMPILE_CACHE=/app/compiled NODE_OPTIONS=--max-semi-space-size=16 \
  node scripts/image/compiled.ts

# Neither a shell nor a package manager: only Node runs.
FROM gcr.io/distroless/cc-debian12
# Pictures are made by several threads: with the C library's default arenas the process would keep 100 MB more, and as much
# again with Node's default nursery for new objects.
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data PATH=/usr/local/bin:/usr/bin:/bin MALLOC_ARENA_MAX=2 \
  NODE_COMPILE_CACHE=/app/compiled NODE_OPTIONS=--max-semi-space-size=16
WORKDIR /app
COPY --from=packages /etc/passwd /etc/group /etc/
COPY --from=packages --chown=1000:1000 /data /data
COPY --from=packages /usr/local/bin/node /usr/local/bin/node
COPY --from=compiled /app ./
USER node
VOLUME /data
EXPOSE 3000
# DRAIN_SECONDS and SHUTDOWN_SECONDS come after it: docker stop --time 40.
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+(process.env.PORT||3000)+'/healthz').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["node", "scripts/serve.ts"]
