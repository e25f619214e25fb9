import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { DockerComposeEnvironment, GenericContainer, type StartedTestContainer, Wait } from 'testcontainers';
import { CLIENT } from '#api/tests/sso-anbieter.fixture.ts';
import { freierPort } from '../postgres/sperre.ts';
import { antwortetDocker } from './redis.ts';

/**
 * `npm run test:container [-- <path> …]`: the integration tests, or those whose path contains one of these, on each
 * PostgreSQL that the portal takes, beside a Redis, a mail server, a clamd and a provider that others make; then
 * docker-compose.yml itself is started, signed into and stopped. Without Docker it says what hasn't run.
 */
const VERSIONEN = ['16', '17', '18'];
const LAEUFE: readonly (readonly [name: string, laufe: () => Promise<boolean>])[] = [
	...VERSIONEN.map((version) => [`Integrationstests auf PostgreSQL ${version}`, () => aufPostgres(version)] as const),
	['docker-compose.yml: gestartet, angemeldet, angehalten', mitCompose],
];

const MINUTE = 60_000;
const wurzel = resolve(import.meta.dirname, '..', '..');
const pfade = process.argv.slice(2);
const gestartet: StartedTestContainer[] = [];

async function starte(container: GenericContainer): Promise<StartedTestContainer> {
	const laufend = await container.start();
	gestartet.push(laufend);
	return laufend;
}
const ort = (container: StartedTestContainer, port: number) =>
	`${container.getHost()}:${container.getMappedPort(port)}`;

/** The names by which api/tests/betrieb/dienste.integration.test.ts and the tests of the queue find them. */
async function starteDienste(): Promise<NodeJS.ProcessEnv> {
	const [redis, post, clamd, anbieter] = await Promise.all([
		starte(new GenericContainer('redis:8').withExposedPorts(6379)),
		starte(new GenericContainer('axllent/mailpit:v1.27').withExposedPorts(1025, 8025)),
		starte(
			new GenericContainer('clamav/clamav:1.4')
				.withExposedPorts(3310)
				.withWaitStrategy(Wait.forHealthCheck())
				.withStartupTimeout(10 * MINUTE),
		),
		starte(
			new GenericContainer('quay.io/keycloak/keycloak:26.3')
				.withExposedPorts(8080)
				.withCommand(['start-dev', '--import-realm'])
				.withCopyContentToContainer([
					{ content: JSON.stringify(REICH), target: '/opt/keycloak/data/import/portal.json', mode: 0o644 },
				])
				.withWaitStrategy(Wait.forHttp('/realms/portal/.well-known/openid-configuration', 8080))
				.withStartupTimeout(5 * MINUTE),
		),
	]);
	return {
		REDIS_URL: `redis://${ort(redis, 6379)}`,
		TEST_SMTP: `smtp://${ort(post, 1025)}`,
		TEST_POST: `http://${ort(post, 8025)}`,
		TEST_CLAMD: `tcp://${ort(clamd, 3310)}`,
		TEST_OIDC: `http://${ort(anbieter, 8080)}/realms/portal`,
	};
}

/** What Keycloak is to know: this portal, and one person. */
const REICH = {
	realm: 'portal',
	enabled: true,
	sslRequired: 'none',
	clients: [{ clientId: CLIENT.id, secret: CLIENT.secret, redirectUris: ['http://localhost/*'] }],
	users: [
		{
			username: 'vera',
			enabled: true,
			email: 'vera@post.test',
			emailVerified: true,
			firstName: 'Vera',
			lastName: 'Verein',
			credentials: [{ type: 'password', value: 'vera', temporary: false }],
		},
	],
};

let dienste: Promise<NodeJS.ProcessEnv> | null = null;

async function aufPostgres(version: string): Promise<boolean> {
	dienste ??= starteDienste();
	const postgres = await starte(
		new GenericContainer(`postgres:${version}`)
			.withExposedPorts(5432)
			.withEnvironment({
				POSTGRES_USER: 'portal_owner',
				POSTGRES_PASSWORD: 'portal',
				POSTGRES_DB: 'portal',
				POSTGRES_INITDB_ARGS: '--locale-provider=icu --icu-locale=de',
			})
			.withCommand(['postgres', '-c', 'max_connections=200', '-c', 'fsync=off', '-c', 'full_page_writes=off'])
			// The first start is that of the preparation.
			.withWaitStrategy(Wait.forLogMessage('database system is ready to accept connections', 2)),
	);
	const DATABASE_URL = `postgresql://portal_owner:portal@${ort(postgres, 5432)}/portal`;
	const bestanden = await teste(pfade.length ? pfade : ['integration.test'], { ...(await dienste), DATABASE_URL });
	await postgres.stop();
	return bestanden;
}

async function mitCompose(): Promise<boolean> {
	const [port, rueck] = [await freierPort(), await freierPort()];
	const portal = `http://localhost:${port}`;
	const verbund = await new DockerComposeEnvironment(wurzel, 'docker-compose.yml')
		.withEnvironmentFile('/dev/null')
		.withEnvironment({ PORT: String(port), BOUNCE_PORT: String(rueck), BASE_URL: portal })
		.withBuild()
		.withStartupTimeout(5 * MINUTE)
		.up();
	const TEST_BEFEHL = `docker exec ${verbund.getContainer('api-1').getId()}`;
	let bestanden = false;
	try {
		const umgebung = { TEST_PORTAL: portal, TEST_BEFEHL, TEST_POST: 'http://localhost:8025' };
		bestanden = await teste(['dienste.integration'], umgebung);
	} finally {
		await verbund.down({ removeVolumes: true });
	}
	return (
		bestanden &&
		fetch(portal).then(
			() => false,
			() => true,
		)
	);
}

async function teste(was: readonly string[], umgebung: NodeJS.ProcessEnv): Promise<boolean> {
	const kind = spawn(process.execPath, ['scripts/start.js', 'scripts/test.ts', ...was], {
		cwd: wurzel,
		env: { ...process.env, ...umgebung },
		stdio: 'inherit',
	});
	const [code] = await once(kind, 'exit');
	return code === 0;
}

if (!antwortetDocker()) {
	for (const [name] of LAEUFE) console.log(`nicht gelaufen: ${name} (hier antwortet kein Docker)`);
	process.exit(0);
}
const ausgaenge: string[] = [];
try {
	for (const [name, laufe] of LAEUFE) {
		const bestanden = await laufe().catch((fehler) => {
			console.error(fehler);
			return false;
		});
		if (!bestanden) process.exitCode = 1;
		ausgaenge.push(`${bestanden ? 'bestanden' : 'nicht bestanden'}: ${name}`);
	}
} finally {
	await Promise.allSettled(gestartet.map((container) => container.stop()));
}
console.log(ausgaenge.join('\n'));
