import Fastify, { type FastifyInstance } from 'fastify';
import { ROUTES } from './contract/contract.ts';
import { type Definition, nimmtDatei } from './contract/route.ts';
import { SCIM_ROUTES } from './contract/zugang/scim.ts';
import type { Mandanten } from './mandanten.ts';
import { registriereBeilage } from './plugins/beilage.ts';
import { registriereBetrieb } from './plugins/betrieb.ts';
import { registriereClient } from './plugins/client.ts';
import { registriereDokumentation } from './plugins/dokumentation.ts';
import { registriereFehler } from './plugins/fehler.ts';
import { FRIST_DATEI, registriereFristen } from './plugins/fristen.ts';
import { registriereInhalt } from './plugins/inhalt.ts';
import { registriereMandanten } from './plugins/mandant.ts';
import { registriereMultipart } from './plugins/multipart.ts';
import { protokoll } from './plugins/protokoll.ts';
import { registriereProxys } from './plugins/proxys.ts';
import { registriereScimRest } from './plugins/scim.ts';
import { begrenzeSendungen } from './plugins/sendungen.ts';
import { registriereSicherheit } from './plugins/sicherheit.ts';
import { registriereSitzung } from './plugins/sitzung.ts';
import { umleitung } from './plugins/umleitung.ts';
import type { Dienst } from './portal.ts';
import type { BeliebigerHandler } from './routes/handler.ts';
import { HANDLERS } from './routes/handlers.ts';
import { registriereSuchmaschinen, seitenkopf } from './routes/orte/suchmaschinen.ts';
import { registriere } from './routes/registriere.ts';
import { scimHandlers } from './routes/zugang/scim.ts';

const EIN_MIB = 1024 * 1024;

/** The portal's web service with every declared call, for all tenants of the process; it listens nowhere yet. */
export async function baueApp(dienst: Dienst, mandanten: Mandanten): Promise<FastifyInstance> {
	const { konfiguration } = dienst;
	const app = Fastify({
		logger: protokoll(dienst),
		bodyLimit: EIN_MIB,
		requestTimeout: FRIST_DATEI,
		http: { headersTimeout: 30_000 },
		exposeHeadRoutes: true,
		routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false },
		trustProxy: konfiguration.vertrauteProxys.length > 0 && [...konfiguration.vertrauteProxys],
	});
	registriereFristen(app);
	registriereProxys(app, konfiguration);
	registriereFehler(app);
	registriereInhalt(app);
	await registriereSicherheit(app, dienst);
	registriereMandanten(app, mandanten);
	await registriereSitzung(app);
	await registriereDokumentation(app, dienst);
	registriereBetrieb(app, mandanten);
	await registriereAufrufe(app, konfiguration.apiBasisPfad);
	registriereSuchmaschinen(app);
	await registriereClient(app, dienst, umleitung(konfiguration.produktion, mandanten), seitenkopf(mandanten));
	return app;
}

/** What a directory asks, in a form of its own. */
function registriereScim(app: FastifyInstance): void {
	for (const [name, definition] of Object.entries(SCIM_ROUTES)) {
		const handler = scimHandlers[name as keyof typeof SCIM_ROUTES];
		registriere(app, definition as unknown as Definition, handler as unknown as BeliebigerHandler);
	}
	registriereScimRest(app);
}

async function registriereAufrufe(app: FastifyInstance, prefix: string): Promise<void> {
	const namen = Object.keys(ROUTES) as (keyof typeof ROUTES)[];
	const handlerVon = (name: keyof typeof ROUTES) => HANDLERS[name] as unknown as BeliebigerHandler;
	const nimm = (ziel: FastifyInstance, { amHost = false, datei = false }) => {
		for (const name of namen) {
			const definition = ROUTES[name] as unknown as Definition;
			const gehoertHierher = (definition.amHost ?? false) === amHost && nimmtDatei(definition) === datei;
			if (gehoertHierher) registriere(ziel, definition, handlerVon(name));
		}
	};
	nimm(app, { amHost: true });
	registriereScim(app);
	await app.register(async (unter) => nimm(unter, {}), { prefix });
	const mitDateien = async (unter: FastifyInstance) => {
		begrenzeSendungen(unter);
		await registriereMultipart(unter);
		registriereBeilage(unter);
		nimm(unter, { datei: true });
	};
	await app.register(mitDateien, { prefix });
}
