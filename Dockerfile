# The site in one image. Built where the repository is: docker build -t quayside .
FROM node:22-bookworm-slim AS build
WORKDIR /quayside
COPY . .
RUN npx --yes pnpm@10.34.9 install --frozen-lockfile && npx --yes pnpm@10.34.9 --filter @quayside/web build

FROM node:22-bookworm-slim
WORKDIR /quayside/apps/web
COPY --from=build --chown=node:node /quayside /quayside
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
RUN mkdir /data && chown node:node /data
VOLUME /data
EXPOSE 3000
USER node
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/health/ready').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=64", "dist/server.mjs"]
