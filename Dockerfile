FROM node:24-slim AS build
WORKDIR /srv/sohbet
COPY . .
RUN npm ci --include=dev && npm run build && npm prune --omit=dev

FROM node:24-slim
WORKDIR /srv/sohbet
COPY --from=build /srv/sohbet /srv/sohbet
RUN mkdir /data && chown node /data
USER node
EXPOSE 3000
CMD ["node", "server/dist/main.js"]
