import type { personen } from '#api/contract/orte/personen.ts';
import { nichtGefunden } from '#api/plugins/fehler.ts';
import { alsListe } from '#api/present/dateien/excelliste.ts';
import { filterworte } from '#api/present/filterworte.ts';
import { PERSONENSPALTEN, zeigePerson, zeigeVerlauf } from '#api/present/personen.ts';
import { mitEinmalLink } from '#api/routes/zugang/auth.ts';
import { readStreams } from '#commands/event-store/read.ts';
import { unzustellbarSeit } from '#commands/mail/sperre.ts';
import { bestaetige } from '#commands/person/bestaetigen.ts';
import { entziehe, weiseZu, type Zuordnung } from '#commands/person/funktionen.ts';
import { legeZugangAn, loeseVerknuepfung, verknuepfeKonto } from '#commands/person/konto.ts';
import { aendere, aendereEmail, legeAn } from '#commands/person/personen.ts';
import { legeZugaengeAn } from '#commands/person/zugaenge.ts';
import type { Aufgezeichnet } from '#domain/ereignis.ts';
import { PERSONEN } from '#domain/liste/personen.ts';
import type { Personenangaben } from '#domain/person/entscheidungen.ts';
import type { PersonEreignis } from '#domain/person/ereignisse.ts';
import { personAggregat } from '#domain/person/person.ts';
import { hatRolle } from '#domain/rollen.ts';
import {
	allePersonen,
	einePerson,
	personen as personenliste,
	personennamen,
	personenplan,
} from '#projections/queries/orte/personen.ts';
import { filternamen, ladeEintraege } from '#projections/queries/traeger/namen.ts';
import { kontoVon } from '#projections/queries/zugang/akteur.ts';
import { alsAnfrage, alsSeite, gibAnzahlen } from '../anfrage.ts';
import { gibDatei } from '../datei.ts';
import { herkunftVon } from '../erlaeuterung.ts';
import type { Anruf, Handlers, Umstand } from '../handler.ts';

/** Contact persons of the addresses. */
export const personenHandlers: Handlers<typeof personen> = {
	listePersonen: zeigeListe,

	zaehlePersonen: (anruf) => gibAnzahlen(anruf, personenplan(anruf.akteur, { funktionen: [] })),
	listePersonenAlias: zeigeListe,

	async legePersonAn(anruf) {
		const { email, funktionen, ...angaben } = anruf.body;
		const neu = { angaben: genannte(angaben), email, funktionen: funktionen.map(alsFunktion) };
		const { id } = await legeAn(anruf.umgebung, auftragVon(anruf), neu);
		return { data: await zeige(anruf, id) };
	},

	async exportPersonen(anruf) {
		const [wahl, anfrage] = gesucht(anruf);
		const zeilen = await allePersonen(anruf.umgebung.db, anruf.akteur, wahl, anfrage);
		const datei = { liste: 'personen', endung: 'xlsx', anzahl: zeilen.length, anfrage } as const;
		const { db } = anruf.umgebung;
		const [namen, eintraege] = [await filternamen(db, anfrage.filter), await ladeEintraege(db)];
		const funktionen = wahl.funktionen.map((id) => eintraege.get(id) ?? id).join(', ');
		const filter = [filterworte(PERSONEN, anfrage, namen), funktionen && `Funktion ${funktionen}`];
		const inhalt = await alsListe('Personen', PERSONENSPALTEN, zeilen, {
			inhalt: 'Ansprechpersonen der Adressen mit ihren Funktionen',
			filter: filter.filter(Boolean).join('; ') || 'keiner',
			...(await herkunftVon(anruf)),
			summen: [{ bezeichnung: 'Personen', wert: zeilen.length }],
		});
		return gibDatei(anruf, datei, inhalt);
	},

	holePerson: async (anruf) => ({ data: await zeige(anruf, anruf.params.id) }),

	async aenderePerson(anruf) {
		const { isAktiv, version, ...angaben } = anruf.body;
		const aenderung = { angaben: genannte(angaben), isAktiv, version };
		await aendere(anruf.umgebung, auftragVon(anruf), anruf.params.id, aenderung);
		return { data: await zeige(anruf, anruf.params.id) };
	},

	async aenderePersonEmail(anruf) {
		await aendereEmail(anruf.umgebung, auftragVon(anruf), anruf.params.id, anruf.body.email);
	},

	async bestaetigePerson(anruf) {
		const { optinKey } = anruf.params;
		await mitEinmalLink(anruf, optinKey, (idempotenz) => bestaetige(anruf.umgebung, optinKey, idempotenz));
		return { data: {} };
	},

	async holePersonHistorie({ umgebung, params }) {
		const [inhalt] = await readStreams(umgebung.pool, [{ aggregat: personAggregat.name, id: params.id }]);
		if (!inhalt?.version) throw nichtGefunden();
		const ereignisse = inhalt.ereignisse as Aufgezeichnet<PersonEreignis>[];
		return { data: zeigeVerlauf(ereignisse, await personennamen(umgebung.db, genannteIDs(ereignisse))) };
	},

	async weiseFunktionenZu(anruf) {
		await weiseZu(anruf.umgebung, auftragVon(anruf), anruf.body.map(alsZuordnung));
		return { data: anruf.body };
	},

	async entzieheFunktionen(anruf) {
		await entziehe(anruf.umgebung, auftragVon(anruf), anruf.body.map(alsZuordnung));
	},

	async legePersonZugangAn(anruf) {
		const { umgebung, params, body } = anruf;
		const { id } = await legeZugangAn(umgebung, auftragVon(anruf), params.id, body.rollen);
		const konto = await kontoVon(umgebung.db, id);
		if (!konto) throw nichtGefunden();
		return { data: konto };
	},

	async legePersonenZugaengeAn(anruf) {
		return { data: await legeZugaengeAn(anruf.umgebung, auftragVon(anruf), anruf.body?.adresseIDs ?? null) };
	},

	async verknuepfePerson(anruf) {
		await verknuepfeKonto(anruf.umgebung, auftragVon(anruf), anruf.body);
		return { data: await zeige(anruf, anruf.body.personID) };
	},

	async loesePerson(anruf) {
		await loeseVerknuepfung(anruf.umgebung, auftragVon(anruf), anruf.body.personID);
	},
};

const auftragVon = ({ akteur, idempotenz }: Umstand) => ({ akteur, idempotenz });

async function zeigeListe(anruf: Anruf<typeof personen.listePersonen>) {
	const [wahl, anfrage] = gesucht(anruf);
	return alsSeite(await personenliste(anruf.umgebung, anruf.akteur, wahl, anfrage), anfrage, (zeile) =>
		zeigePerson(zeile, null),
	);
}

/** The list's own parameters beside those of every list; the text can come by either. */
function gesucht(anruf: Umstand & Pick<Anruf<typeof personen.exportPersonen>, 'query'>) {
	const { filterFunktionenIds: funktionen = [], sucheHelper = null } = anruf.query;
	const anfrage = alsAnfrage(anruf, anruf.query);
	return [{ funktionen }, { ...anfrage, text: anfrage.text ?? sucheHelper }] as const;
}

async function zeige({ umgebung, akteur }: Umstand, id: string) {
	const zeile = await einePerson(umgebung, akteur, id);
	if (!zeile) throw nichtGefunden();
	const isTraeger = hatRolle(akteur, ['MA_VERWALTUNG', 'ADMIN']);
	const seit = isTraeger && zeile.email ? await unzustellbarSeit(umgebung.db, zeile.email) : null;
	return zeigePerson(zeile, seit);
}

interface Angabe {
	readonly adresseID: string;
	readonly funktionID: string;
}

const alsFunktion = ({ adresseID, funktionID: funktion }: Angabe) => ({ adresseID, funktion });
const alsZuordnung = ({ personID, ...angabe }: Angabe & { readonly personID: string }): Zuordnung => ({
	personID,
	...alsFunktion(angabe),
});

/** What was sent; a field left out isn't said. Whether it fits its field, the decision says. */
const genannte = (felder: object): Partial<Personenangaben> =>
	Object.fromEntries(Object.entries(felder).filter(([, wert]) => wert !== undefined));

/** Addresses and users the history names. */
function genannteIDs(ereignisse: readonly Aufgezeichnet<PersonEreignis>[]) {
	const adresseIDs = new Set<string>();
	const userIDs = new Set<string>();
	for (const e of ereignisse) {
		for (const id of [e.meta.userID, e.meta.impersoniertVon]) if (id) userIDs.add(id);
		if (e.type === 'FunktionZugewiesen' || e.type === 'FunktionEntzogen') adresseIDs.add(e.facts.adresseID);
		const neu = e.type === 'PersonGeaendert' ? e.facts.aenderungen.userID?.nach : null;
		if (neu) userIDs.add(neu);
	}
	return { adresseIDs: [...adresseIDs], userIDs: [...userIDs] };
}
