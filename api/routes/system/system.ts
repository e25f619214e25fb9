import type { system } from '#api/contract/system/system.ts';
import { abgelaufen } from '#api/plugins/sitzung.ts';
import { authHandlers } from '#api/routes/zugang/auth.ts';
import { geteilteAnsicht, liesAnsichten, speichereAnsichten } from '#commands/konto/ansichten.ts';
import { erschienenAm, ersteNeuerung } from '#domain/neuerungen/neuerungen.ts';
import { hatRolle } from '#domain/rollen.ts';
import { startzahlen } from '#projections/queries/start/start.ts';
import { MENUEZAHLEN, zaehle } from '#projections/queries/start/startzahlen.ts';
import { aktiveFeatures } from '#projections/queries/traeger/features.ts';
import { aktiveIntegrationen } from '#projections/queries/traeger/integrationen.ts';
import { ladeReferenz } from '#projections/queries/traeger/referenz.ts';
import { benutzerliste } from '#projections/queries/zugang/benutzer.ts';
import { ohneLeere } from '../aktenbefehl.ts';
import { blickVon } from '../anfrage.ts';
import { meldeFehler } from '../fehlermeldung.ts';
import type { Handlers, Umstand } from '../handler.ts';

/** Tenant, users, features, and what the shell needs. */
export const systemHandlers: Handlers<typeof system> = {
	async listeBenutzer({ umgebung, akteur, query }) {
		const { includeFw, text = '', einsatzstelleID, einsatzortID, nurTraeger, ids = null, groesse } = query;
		const orte = { einsatzstelleIDs: ohneLeere([einsatzstelleID]), einsatzortIDs: ohneLeere([einsatzortID]) };
		const bei = einsatzstelleID || einsatzortID || nurTraeger ? orte : null;
		const wahl = { mitFreiwilligen: includeFw === 'true', text: text.trim(), bei, ids, groesse };
		return { data: [...(await benutzerliste(umgebung.db, akteur, wahl))] };
	},

	listeFeatures: async ({ umgebung }) => ({ data: await aktiveFeatures(umgebung.db) }),

	listeIntegrationen: async ({ umgebung }) => ({ data: await aktiveIntegrationen(umgebung.db) }),

	holeSitzung: async (anruf) => ({ data: anruf.request.konto && (await authHandlers.pruefeSitzung(anruf)).data }),

	meldeFehler,

	async holeInfo(anruf) {
		const { portal, umgebung } = anruf;
		const { mandantBezeichnung } = await parameter(anruf);
		const { version, zeit } = portal.ausgabe;
		const erschienen = erschienenAm(version);
		return {
			data: {
				version,
				zeit: erschienen ? `${erschienen}T00:00:00.000Z` : zeit,
				mandant: mandantBezeichnung,
				produktion: portal.konfiguration.produktion,
				heute: umgebung.ctx().heute,
				neuerung: ersteNeuerung(version),
			},
		};
	},

	async listeAnsichten(anruf) {
		const { liste, id } = anruf.query;
		const { db } = anruf.umgebung;
		const userID = eigeneID(anruf);
		const eigene = await liesAnsichten(db, userID, liste);
		const darfGeteilte = hatRolle(anruf.akteur, ['MA_VEREIN', 'MA_VERWALTUNG', 'ADMIN']);
		const geteilte = id && darfGeteilte ? await geteilteAnsicht(db, userID, liste, id) : null;
		return { data: [...alsEigene(eigene), ...(geteilte ? [{ ...geteilte, istEigene: false }] : [])] };
	},

	async speichereAnsichten(anruf) {
		const { umgebung, query, body } = anruf;
		return { data: alsEigene(await speichereAnsichten(umgebung, eigeneID(anruf), query.liste, body, query.entfernt)) };
	},

	async holeStart(anruf) {
		return { data: await startzahlen(anruf.umgebung.db, await blickVon(anruf), anruf.zyklusID) };
	},

	async holeMenuezahlen(anruf) {
		const { zahlen } = await zaehle(anruf.umgebung.db, await blickVon(anruf), anruf.zyklusID, MENUEZAHLEN);
		return { data: zahlen };
	},
};

async function parameter({ umgebung }: Umstand) {
	return (await ladeReferenz(umgebung.db, { adresseIDs: [], benutzerIDs: [] })).parameter;
}

const alsEigene = <A extends object>(ansichten: readonly A[]) =>
	ansichten.map((eine) => ({ ...eine, istEigene: true }));

function eigeneID({ akteur }: Umstand): string {
	if (akteur.userID === null) throw abgelaufen();
	return akteur.userID;
}
