import { zeigeAdressverlauf } from '#api/present/adressen.ts';
import { zeigeHistorie } from '#api/present/historie.ts';
import { type Nachweiseintrag, nachweiszeilen } from '#api/present/nachweis.ts';
import { liesAdresse } from '#api/routes/orte/adressverlauf.ts';
import { streamName } from '#commands/event-store/stream.ts';
import { type Lesbar, liesVerlauf, liesWurzelstand, type Verdeckt } from '#commands/nachweis/lesen.ts';
import type { Nachweis, Nachweiszeile, SignierterNachweis } from '#commands/nachweis/nachweis.ts';
import { signiereNachweis } from '#commands/nachweis/signatur.ts';
import { signaturschluessel } from '#commands/signatur/schluessel.ts';
import { wurzelverzeichnis } from '#commands/signatur/wurzel-ablage.ts';
import { adresseAggregat } from '#domain/adresse/adresse.ts';
import { liestAdressbemerkung } from '#domain/adresse/zugang.ts';
import { akteAggregat } from '#domain/akte/akte.ts';
import type { AkteEreignis } from '#domain/akte/ereignisse.ts';
import { verschwiegene } from '#domain/akte/freiwilliger/einsicht.ts';
import { liestBemerkung } from '#domain/akte/sicht/bemerkungen.ts';
import type { Aufgezeichnet } from '#domain/ereignis.ts';
import type { Personenfeld } from '#domain/felder/personenfelder.ts';
import { kontingentAggregat } from '#domain/kontingent/kontingent.ts';
import type { Rolle } from '#domain/rollen.ts';
import { ladeReferenz } from '#projections/queries/traeger/referenz.ts';
import { sieheVerlauf } from '../aktenblick.ts';
import { vermerkeEinsicht } from '../einsicht.ts';
import type { Umstand } from '../handler.ts';
import { namenFuer } from './namen.ts';

/** All of a volunteer's file, as far as the caller may read it; that he takes sensitive data along is recorded. */
export async function aktennachweis(umstand: Umstand, id: string): Promise<SignierterNachweis> {
	const { akte, sicht, lage, ereignisse } = await sieheVerlauf(umstand, id);
	const { akteur } = umstand;
	await vermerkeEinsicht(umstand, { id, sicht, felder: enthaltene(ereignisse), anlass: 'NACHWEIS' });
	const namen = await namenFuer(umstand, ereignisse);
	const historie = zeigeHistorie({ akteur, akte, sicht, namen, jetzt: lage.ctx.jetzt, istVermerkt: true }, ereignisse);
	const da = new Set(akte.bemerkungen.map((b) => b.id));
	const lesbar: Lesbar = ({ type, facts }) =>
		type !== 'BemerkungGeschrieben' ||
		(da.has(facts.bemerkungID as string) &&
			liestBemerkung(akteur, akte, facts as { sichtbarkeit: Rolle; einsatzstelleID: string | null }));
	const ungesagt = verschwiegene(id, ereignisse);
	const verdeckt: Verdeckt = (version) => ungesagt.has(version);
	const { vorname, nachname } = akte.person;
	const bezeichnung = [vorname, nachname].filter(Boolean).join(' ') || id;
	const stream = { name: streamName({ aggregat: akteAggregat.name, id }), historie };
	return belege(umstand, { gegenstand: { art: 'AKTE', id, bezeichnung }, streams: [stream], lesbar, verdeckt });
}

/** Every field that a personal part may hold, be it an old value. */
const enthaltene = (ereignisse: readonly Aufgezeichnet<AkteEreignis>[]): readonly Personenfeld[] =>
	ereignisse.flatMap((e) =>
		e.type === 'PersonendatenGeaendert' && e.person !== null ? (e.facts.felder as Personenfeld[]) : [],
	);

/** All of an address; of an Einsatzstelle with its Kontingent. */
export async function adressnachweis(umstand: Umstand, id: string): Promise<SignierterNachweis> {
	const { adresse, istStelle, eigene, kontingent, namen } = await liesAdresse(umstand, id);
	const { akteur, umgebung } = umstand;
	const leser = { akteur, jetzt: umgebung.ctx().jetzt };
	const historie = (geschehen: Pick<Parameters<typeof zeigeAdressverlauf>[0], 'eigene' | 'kontingent'>) =>
		zeigeAdressverlauf({ ...geschehen, adresse: { id, istStelle } }, leser, namen);
	const lesbar: Lesbar = ({ type, facts }) =>
		type !== 'AdressbemerkungGeschrieben' ||
		(adresse.bemerkungen.has(facts.bemerkungID as string) &&
			liestAdressbemerkung(akteur, facts as { sichtbarkeit: Rolle }));
	const streams = [
		{ name: streamName({ aggregat: adresseAggregat.name, id }), historie: historie({ eigene, kontingent: [] }) },
		...(istStelle && kontingent.length
			? [
					{
						name: streamName({ aggregat: kontingentAggregat.name, id }),
						historie: historie({ eigene: [], kontingent }),
					},
				]
			: []),
	];
	const gegenstand = { art: 'ADRESSE', id, bezeichnung: adresse.felder.bezeichnung } as const;
	return belege(umstand, { gegenstand, streams, lesbar });
}

interface Vorhaben {
	readonly gegenstand: Nachweis['gegenstand'];
	readonly streams: readonly { readonly name: string; readonly historie: readonly Nachweiseintrag[] }[];
	readonly lesbar: Lesbar;
	readonly verdeckt?: Verdeckt;
}

async function belege(
	{ umgebung, portal, akteur }: Umstand,
	{ gegenstand, streams, lesbar, verdeckt = () => false }: Vorhaben,
): Promise<SignierterNachweis> {
	const { datenVerzeichnis, auditSchluesseldatei } = portal.konfiguration;
	const namen = streams.map(({ name }) => name);
	const [{ wurzel, koepfe }, { benutzer }] = await Promise.all([
		liesWurzelstand(wurzelverzeichnis(datenVerzeichnis), namen),
		ladeReferenz(umgebung.db, {
			adresseIDs: [],
			benutzerIDs: [akteur.userID, akteur.impersoniertVon].filter((id) => id !== null),
		}),
	]);
	const verlaeufe = await Promise.all(
		namen.map((name) => liesVerlauf(umgebung.pool, name, koepfe.get(name), lesbar, verdeckt)),
	);
	const zeilen = verlaeufe.flatMap((verlauf, i) => nachweiszeilen(i, verlauf.ereignisse, streams[i]?.historie ?? []));
	const name = (id: string | null) => (id && benutzer.get(id)?.name) ?? 'unbekannt';
	const { userID, impersoniertVon } = akteur;
	const inAnsicht = impersoniertVon !== null;
	const inhalt: Nachweis = {
		format: 'freiwilligenportal-nachweis',
		fassung: 1,
		mandant: portal.key,
		gegenstand,
		erstellt: {
			zeit: umgebung.ctx().jetzt,
			userID: impersoniertVon ?? userID ?? '',
			name: name(impersoniertVon ?? userID),
			inAnsichtVon: inAnsicht ? name(userID) : null,
		},
		verlaeufe,
		zeilen: zeilen.sort(nachZeit),
		wurzel,
	};
	return signiereNachweis(inhalt, signaturschluessel(datenVerzeichnis, auditSchluesseldatei));
}

const nachZeit = (a: Nachweiszeile, b: Nachweiszeile): number =>
	a.zeit === b.zeit ? a.von - b.von : a.zeit < b.zeit ? -1 : 1;
