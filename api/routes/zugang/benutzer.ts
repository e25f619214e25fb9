import type { benutzer } from '#api/contract/zugang/benutzer.ts';
import { nichtGefunden } from '#api/plugins/fehler.ts';
import { abgelaufen } from '#api/plugins/sitzung.ts';
import { type Ergebnis, entscheideBeitritte } from '#commands/benutzer/beitritte.ts';
import { einladungZumLink, lehneEinladungAb } from '#commands/benutzer/einladung-oeffnen.ts';
import { ladeBenutzerEin, sendeEinladungErneut, zieheEinladungZurueck } from '#commands/benutzer/einladungen.ts';
import { liesBenutzer } from '#commands/benutzer/lesen.ts';
import { verwalteBenutzer } from '#commands/benutzer/verwalten.ts';
import { Abgelehnt, KEINE_BERECHTIGUNG } from '#domain/regelverstoss.ts';
import { ROLLEN_LABEL } from '#domain/rollen.ts';
import { vergebbareRollen } from '#domain/user/rollenvergabe.ts';
import { benutzerverlauf } from '#domain/user/verlauf.ts';
import { darf } from '#domain/zugriff/darf.ts';
import { ladeReferenz } from '#projections/queries/traeger/referenz.ts';
import { kontoZurEmail } from '#projections/queries/zugang/akteur.ts';
import { BEITRITTSPLAN, beitritte } from '#projections/queries/zugang/beitritte.ts';
import {
	benutzerplan,
	einBenutzer,
	personenZurEmail,
	verwalteteBenutzer,
} from '#projections/queries/zugang/benutzerverwaltung.ts';
import { einladungen, einladungsplan, einladungVon } from '#projections/queries/zugang/einladungen.ts';
import { handelnde } from '#projections/queries/zugang/handelnde.ts';
import { alsAnfrage, alsSeite, gibAnzahlen } from '../anfrage.ts';
import type { Anruf, Handlers, Umstand } from '../handler.ts';
import { mitEinmalLink } from './auth.ts';

/** Users, invitations and join requests. */
export const benutzerHandlers: Handlers<typeof benutzer> = {
	listeVerwalteteBenutzer: liste,

	zaehleBenutzer: (anruf) => gibAnzahlen(anruf, benutzerplan()),
	listeVerwalteteBenutzerAlias: liste,

	holeBenutzer: (anruf) => zeige(anruf, anruf.params.id),

	async aendereBenutzer(anruf) {
		const { umgebung, akteur, idempotenz, params, body } = anruf;
		await verwalteBenutzer(umgebung, { akteur, idempotenz }, params.id, genannte(body));
		return zeige(anruf, params.id);
	},

	async holeBenutzerHistorie({ umgebung, params }) {
		const { ereignisse } = await liesBenutzer(umgebung, params.id);
		const adresseIDs = ereignisse.flatMap((e) => (e.type === 'ZuordnungGeaendert' ? alleIDs(e.facts) : []));
		const wer = ereignisse.flatMap(({ meta }) => [meta.userID, meta.impersoniertVon].filter((id) => id !== null));
		const [{ adressen }, namen] = await Promise.all([
			ladeReferenz(umgebung.db, { adresseIDs, benutzerIDs: [] }),
			handelnde(umgebung.db, [...new Set(wer)]),
		]);
		const ref = (id: string | null) => (id === null ? null : { id, name: namen.get(id) ?? null });
		const schritte = benutzerverlauf(ereignisse, (id) => adressen.get(id)?.bezeichnung ?? id);
		return {
			data: schritte
				.map(({ userID, impersoniertVon, ...rest }) => ({
					...rest,
					akteur: ref(userID),
					impersoniertVon: ref(impersoniertVon),
				}))
				.reverse(),
		};
	},

	async listeBeitritte(anruf) {
		const anfrage = alsAnfrage(anruf, anruf.query);
		const seite = await beitritte(anruf.umgebung, anfrage);
		return alsSeite(seite, anfrage, ({ entschiedenVonID, entschiedenVon, ...z }) => ({
			...z,
			entschiedenVon: entschiedenVonID === null ? null : { id: entschiedenVonID, name: entschiedenVon },
		}));
	},

	zaehleBeitritte: (anruf) => gibAnzahlen(anruf, BEITRITTSPLAN),

	async entscheideBeitritte({ umgebung, akteur, idempotenz, body }) {
		const ergebnisse = await entscheideBeitritte(umgebung, { akteur, idempotenz }, body);
		if (ergebnisse.every((e) => e.verstoesse.length > 0)) throw alsAblehnung(ergebnisse);
		return { data: ergebnisse.map((e) => ({ ...e, verstoesse: e.verstoesse.map(alsVerstoss) })) };
	},

	async listeEinladungen(anruf) {
		const anfrage = alsAnfrage(anruf, anruf.query);
		const seite = await einladungen(anruf.umgebung, anfrage, anruf.umgebung.ctx().jetzt);
		return alsSeite(seite, anfrage, ({ eingeladenVonID, eingeladenVon, ...z }) => ({
			...z,
			eingeladenVon: eingeladenVonID === null ? null : { id: eingeladenVonID, name: eingeladenVon },
		}));
	},

	zaehleEinladungen: (anruf) => gibAnzahlen(anruf, einladungsplan(anruf.umgebung.ctx().jetzt)),

	async ladeBenutzerEin({ umgebung, akteur, idempotenz, body }) {
		const id = await ladeBenutzerEin(umgebung, { akteur, idempotenz }, body);
		const einladung = await einladungVon(umgebung.db, id);
		if (!einladung) throw nichtGefunden();
		return { data: { id, gueltigBis: einladung.gueltigBis } };
	},

	async pruefeEinladung({ umgebung, query }) {
		const [konto, personen] = await Promise.all([
			kontoZurEmail(umgebung.db, query.email),
			personenZurEmail(umgebung.db, query.email),
		]);
		return { data: { benutzer: konto && { id: konto.id, name: konto.name }, personen } };
	},

	async holeEinladung(anruf) {
		const einladung = await mitEinmalLink(anruf, anruf.params.key, () =>
			einladungZumLink(anruf.umgebung, anruf.params.key),
		);
		const { email, vorname, nachname, rollen, adressen, eingeladenVon, gueltigBis } = einladung;
		return { data: { email, vorname, nachname, rollen, adressen, absender: eingeladenVon, gueltigBis } };
	},

	async beendeEinladung(anruf) {
		const { umgebung, akteur, idempotenz, params } = anruf;
		if (!KENNUNG.test(params.id)) {
			await mitEinmalLink(anruf, params.id, (schluessel) => lehneEinladungAb(umgebung, params.id, schluessel));
			return;
		}
		// Whoever names the invitation itself, not the link, manages invitations.
		if (!darf(akteur, 'benutzerVerwalten')) {
			throw akteur.art === 'PUBLIC' ? abgelaufen() : new Abgelehnt([KEINE_BERECHTIGUNG]);
		}
		await zieheEinladungZurueck(umgebung, { akteur, idempotenz }, params.id);
	},

	async sendeEinladungErneut({ umgebung, akteur, idempotenz, params }) {
		await sendeEinladungErneut(umgebung, { akteur, idempotenz }, params.id);
	},

	async listeRollen({ akteur, query }) {
		const rollen = [...vergebbareRollen(akteur), ...(query.includeFw === 'true' ? (['FREIWILLIGER'] as const) : [])];
		return { data: rollen.map((rolle) => ({ rolle, bezeichnung: ROLLEN_LABEL[rolle] })) };
	},
};

const KENNUNG = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

async function liste(anruf: Anruf<typeof benutzer.listeVerwalteteBenutzer>) {
	const anfrage = alsAnfrage(anruf, anruf.query);
	return alsSeite(await verwalteteBenutzer(anruf.umgebung, anfrage), anfrage, (z) => z);
}

async function zeige({ umgebung }: Umstand, id: string) {
	const [{ user }, zeile] = await Promise.all([liesBenutzer(umgebung, id), einBenutzer(umgebung, id)]);
	if (!zeile) throw nichtGefunden();
	return { data: { ...zeile, version: user.stammVersion } };
}

/** What was sent; a field left out stays as it was. */
const genannte = <T extends object>(felder: T): { [K in keyof T]: Exclude<T[K], undefined> } =>
	Object.fromEntries(Object.entries(felder).filter(([, wert]) => wert !== undefined)) as {
		[K in keyof T]: Exclude<T[K], undefined>;
	};

type Zuordnungen = { readonly einsatzstelleIDs: readonly string[]; readonly einsatzortIDs: readonly string[] };
const alleIDs = ({ von, nach }: { readonly von: Zuordnungen; readonly nach: Zuordnungen }): string[] =>
	[von, nach].flatMap((z) => [...z.einsatzstelleIDs, ...z.einsatzortIDs]);

const alsVerstoss = ({ code, text, feld }: Ergebnis['verstoesse'][number]) => ({
	code,
	text,
	...(feld === undefined ? {} : { feld }),
});

/** Nothing could be decided: the answer is that of a single refusal; `0.rollen` names a field of the first request. */
const alsAblehnung = (ergebnisse: readonly Ergebnis[]): Abgelehnt =>
	new Abgelehnt(
		ergebnisse.flatMap(({ verstoesse }, i) =>
			verstoesse.map((v) => (v.feld === undefined ? v : { ...v, feld: `${i}.${v.feld}` })),
		),
	);
