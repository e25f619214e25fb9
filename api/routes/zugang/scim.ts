import type { SCIM_ROUTES } from '#api/contract/zugang/scim.ts';
import { nichtGefunden, Zurueckgewiesen } from '#api/plugins/fehler.ts';
import { rechteVon } from '#commands/scim/abgleich.ts';
import { aendereEintrag, entferneEintrag, nimmAuf } from '#commands/scim/benutzer.ts';
import { aendereGruppe } from '#commands/scim/gruppen.ts';
import { attribut } from '#domain/scim/attribut.ts';
import { type Abschnitt, type Auswahl, abschnitt, waehle } from '#domain/scim/auswahl.ts';
import { alsBenutzerressource, liesAngaben, liesGeaenderte } from '#domain/scim/benutzer.ts';
import { liesFilter, passt } from '#domain/scim/filter.ts';
import { alsGruppenressource, gruppenVon, istWirksam, liesGruppe, UUID } from '#domain/scim/gruppen.ts';
import { wendeAn } from '#domain/scim/patch.ts';
import { dienst, LISTE, ressourcentypen, schemata } from '#domain/scim/schemata.ts';
import { scimVerstoss } from '#domain/scim/verstoss.ts';
import {
	type Gruppenzeile,
	scimGruppen,
	type Verzeichniseintrag,
	verzeichniseintraege,
} from '#projections/queries/zugang/scim.ts';
import type { Handlers, Umstand } from '../handler.ts';

/** Where SCIM is asked, as the directory sees it. */
export const scimBasis = ({ portal, request }: Umstand): string =>
	`${new URL(portal.konfiguration.baseUrl ?? `${request.protocol}://${request.host}`).origin}/scim/v2`;

/** Users and groups as a directory keeps them. */
export const scimHandlers: Handlers<typeof SCIM_ROUTES> = {
	holeScimDienst: async (anruf) => dienst(scimBasis(anruf)),
	listeScimTypen: async (anruf) => alsListe(ressourcentypen(scimBasis(anruf)), {}),
	holeScimTyp: async (anruf) => einer(ressourcentypen(scimBasis(anruf)), anruf.params.id),
	listeScimSchemata: async (anruf) => alsListe(schemata(scimBasis(anruf)).map(mitMerkmalen), {}),
	holeScimSchema: async (anruf) => mitMerkmalen(einer(schemata(scimBasis(anruf)), anruf.params.id)),

	listeScimBenutzer: (anruf) => sucheBenutzer(anruf, anruf.query),

	async sucheScimBenutzer(anruf) {
		const { body } = anruf;
		const namen = (was: 'attributes' | 'excludedAttributes') => alsWorte(attribut(body, was));
		return sucheBenutzer(anruf, {
			attributes: namen('attributes'),
			excludedAttributes: namen('excludedAttributes'),
			filter: alsWorte(attribut(body, 'filter')),
			startIndex: alsZahl(attribut(body, 'startIndex')),
			count: alsZahl(attribut(body, 'count')),
		});
	},

	async legeScimBenutzerAn(anruf) {
		const { umgebung, akteur, body, query, reply } = anruf;
		const id = await nimmAuf(umgebung, akteur, liesAngaben(body));
		reply.header('location', `${scimBasis(anruf)}/Users/${id}`);
		return zeigeBenutzer(anruf, id, query);
	},

	holeScimBenutzer: (anruf) => zeigeBenutzer(anruf, anruf.params.id, anruf.query),

	async ersetzeScimBenutzer(anruf) {
		const { umgebung, akteur, body, query } = anruf;
		const id = idVon(anruf.params);
		const angaben = liesAngaben(body);
		await aendereEintrag(umgebung, akteur, id, () => angaben);
		return zeigeBenutzer(anruf, id, query);
	},

	async aendereScimBenutzer(anruf) {
		const { umgebung, akteur, body, query } = anruf;
		const id = idVon(anruf.params);
		const gruppen = await scimGruppen(umgebung.db);
		await aendereEintrag(umgebung, akteur, id, (bisher) => {
			const vorher = alsBenutzer(anruf, bisher, gruppen);
			return liesGeaenderte(vorher, wendeAn(vorher, body), bisher);
		});
		return zeigeBenutzer(anruf, id, query);
	},

	async entferneScimBenutzer({ umgebung, akteur, params }) {
		await entferneEintrag(umgebung, akteur, idVon(params));
	},

	async listeScimGruppen(anruf) {
		const { db } = anruf.umgebung;
		const [gruppen, alle] = await Promise.all([scimGruppen(db), verzeichniseintraege(db)]);
		return alsListe(
			gruppen.map((gruppe) => alsGruppe(anruf, gruppe, alle)),
			anruf.query,
		);
	},

	holeScimGruppe: (anruf) => zeigeGruppe(anruf, anruf.params.id, anruf.query),

	async aendereScimGruppe(anruf) {
		const { umgebung, akteur, body, query } = anruf;
		const id = idVon(anruf.params);
		await aendereGruppe(umgebung, akteur, id, (gruppe) => {
			return liesGruppe(wendeAn(alsGruppe(anruf, gruppe, gruppe.mitglieder), body), gruppe);
		});
		return zeigeGruppe(anruf, id, query);
	},

	async holeScimSelbst() {
		throw new Zurueckgewiesen(501, 'NICHT_GEFUNDEN', 'Ein Verzeichnis ist kein Benutzer des Portals.');
	},
};

/** Nobody has another one. */
function idVon({ id }: { readonly id: string }): string {
	if (!UUID.test(id)) throw nichtGefunden();
	return id.toLowerCase();
}

async function sucheBenutzer(anruf: Umstand, anfrage: Suche) {
	const { db } = anruf.umgebung;
	const [eintraege, gruppen] = await Promise.all([verzeichniseintraege(db), scimGruppen(db)]);
	return alsListe(
		eintraege.map((eintrag) => alsBenutzer(anruf, eintrag, gruppen)),
		anfrage,
	);
}

async function zeigeBenutzer(anruf: Umstand, gefragt: string, auswahl: Auswahl) {
	const { db } = anruf.umgebung;
	const id = idVon({ id: gefragt });
	const [[eintrag], gruppen] = await Promise.all([verzeichniseintraege(db, { id }), scimGruppen(db)]);
	if (!eintrag) throw nichtGefunden();
	return waehle(alsBenutzer(anruf, eintrag, gruppen), auswahl);
}

/** Whom an administrator has blocked isn't active, whatever the directory wants. */
function alsBenutzer(anruf: Umstand, eintrag: Verzeichniseintrag, gruppen: readonly Gruppenzeile[]) {
	const vonHandGesperrt = eintrag.isGesperrt && istWirksam(eintrag, rechteVon(eintrag, gruppen));
	const aktiv = eintrag.aktiv && !vonHandGesperrt;
	const seine = gruppenVon(eintrag, eintrag.gruppeIDs, gruppen);
	return alsBenutzerressource({ ...eintrag, aktiv, gruppen: seine }, scimBasis(anruf));
}

async function zeigeGruppe(anruf: Umstand, gefragt: string, auswahl: Auswahl) {
	const { db } = anruf.umgebung;
	const id = idVon({ id: gefragt });
	const [gruppen, mitglieder] = await Promise.all([scimGruppen(db), verzeichniseintraege(db, { gruppeID: id })]);
	const gruppe = gruppen.find((eine) => eine.id === id);
	if (!gruppe) throw nichtGefunden();
	return waehle(alsGruppe(anruf, gruppe, mitglieder), auswahl);
}

function alsGruppe(anruf: Umstand, gruppe: Gruppenzeile, alle: readonly Verzeichniseintrag[]) {
	const mitglieder = alle
		.filter(({ gruppeIDs }) => gruppeIDs.includes(gruppe.id))
		.map(({ id, vorname, nachname }) => ({ id, name: `${vorname} ${nachname}` }));
	return alsGruppenressource({ ...gruppe, mitglieder }, scimBasis(anruf));
}

interface Suche extends Auswahl, Abschnitt {
	readonly filter?: string | undefined;
}

function alsListe<R extends Parameters<typeof waehle>[0]>(alle: readonly R[], anfrage: Suche) {
	const filter = anfrage.filter === undefined ? null : liesFilter(anfrage.filter);
	const gefunden = filter === null ? alle : alle.filter((ressource) => passt(filter, ressource));
	const { teil, ...zahlen } = abschnitt(gefunden, anfrage);
	return { schemas: [LISTE], ...zahlen, Resources: teil.map((ressource) => waehle(ressource, anfrage) as R) };
}

function einer<R extends { readonly id: string }>(alle: readonly R[], id: string): R {
	const gesuchter = alle.find((eintrag) => eintrag.id.toLowerCase() === id.toLowerCase());
	if (!gesuchter) throw nichtGefunden();
	return gesuchter;
}

const mitMerkmalen = <S extends { readonly attributes: readonly unknown[] }>(schema: S) => ({
	...schema,
	attributes: [...schema.attributes],
});

function alsWorte(wert: unknown): string | undefined {
	if (wert === undefined || wert === null) return undefined;
	const text = Array.isArray(wert) ? wert.join(',') : wert;
	if (typeof text !== 'string') throw scimVerstoss('invalidValue', 'Bitte geben Sie einen Text an.');
	return text;
}

function alsZahl(wert: unknown): string | undefined {
	return typeof wert === 'number' ? String(wert) : alsWorte(wert);
}
