import type { Kysely } from 'kysely';
import { csvStrom } from '#api/present/dateien/csv.ts';
import { type Excelliste, listenstrom } from '#api/present/dateien/excelliste.ts';
import {
	alsCsvspalte,
	type Gruppierungen,
	type Mastersicht,
	type Masterzeile,
	masterspalten,
	masterzeile,
} from '#api/present/dateien/export-master.ts';
import { namenAus } from '#api/present/namen.ts';
import { liesAkten } from '#commands/akte/lesen.ts';
import type { Zaehlwerk } from '#commands/dateien/exportdatei.ts';
import { merkeEinsicht } from '#commands/zugang/zugriff.ts';
import type { Stammblatt } from '#domain/akte/stammblatt.ts';
import type { Akte } from '#domain/akte/zustand.ts';
import { benannteFelder } from '#domain/felder/freie-felder.ts';
import type { Referenz } from '#domain/referenz.ts';
import type { Adresse, Benutzer } from '#domain/referenzsaetze.ts';
import { liestSensibles } from '#domain/zugriff/api.ts';
import { DATENARTEN } from '#domain/zugriff/protokoll.ts';
import type { DB } from '#projections/db.ts';
import { stammblaetter } from '#projections/queries/akte/stammblaetter.ts';
import { gruppierungenDerOrte } from '#projections/queries/liste/zusatzfelder.ts';
import { ladeEintraege } from '#projections/queries/traeger/namen.ts';
import { alleParameter } from '#projections/queries/traeger/parameter.ts';
import { ladeReferenz, type Referenzbedarf } from '#projections/queries/traeger/referenz.ts';
import { ohneLeere } from '../aktenbefehl.ts';
import type { Umstand } from '../handler.ts';

const AUF_EINMAL = 500;

/** It is told how many volunteers have been read. */
type Gezaehlt = Umstand & { readonly zaehlwerk: Zaehlwerk };

/** All fields of these volunteers as CSV; that they were read is recorded of each. */
export async function masterCsv(umstand: Gezaehlt, ids: readonly string[]): Promise<AsyncIterable<string>> {
	const { sicht, stapel } = await bereiteVor(umstand, ids);
	return csvStrom(masterspalten(sicht).map(alsCsvspalte), stapel);
}

/** The same as a spreadsheet; a key without the right to it has nothing sensitive in it. */
export async function masterExcel(
	umstand: Gezaehlt,
	ids: readonly string[],
	erlaeuterung: Excelliste<Masterzeile>['erlaeuterung'],
): Promise<AsyncIterable<Uint8Array>> {
	const { sicht, stapel } = await bereiteVor(umstand, ids);
	return listenstrom({ name: 'Freiwillige', spalten: masterspalten(sicht), stapel, erlaeuterung });
}

async function bereiteVor(umstand: Gezaehlt, ids: readonly string[]) {
	const { db } = umstand.umgebung;
	const [eintraege, parameter, gruppierungen] = await Promise.all([
		ladeEintraege(db),
		alleParameter(db),
		gruppierungenDerOrte(db),
	]);
	const sicht: Mastersicht = {
		freieFelder: benannteFelder(parameter),
		mitSensiblen: liestSensibles(umstand.akteur),
		gruppierungen: {
			attribut1: parameter.gruppierungAttribut1Bezeichnung,
			attribut2: parameter.gruppierungAttribut2Bezeichnung,
		},
	};
	return { sicht, stapel: stapelweise(umstand, ids, { eintraege, sicht, gruppierungen }) };
}

interface Rahmen {
	readonly eintraege: ReadonlyMap<string, string>;
	readonly sicht: Mastersicht;
	readonly gruppierungen: Gruppierungen;
}

async function* stapelweise(
	umstand: Gezaehlt,
	ids: readonly string[],
	{ eintraege, sicht, gruppierungen }: Rahmen,
): AsyncGenerator<readonly Masterzeile[]> {
	const { umgebung, akteur, request, zaehlwerk } = umstand;
	const ergaenze = referenzleser(umgebung.db);
	const lies = async (ab: number) => {
		const blaetter = await stammblaetter(umgebung.db, ids.slice(ab, ab + AUF_EINMAL));
		return { blaetter, referenz: await ergaenze(genannte(blaetter)) };
	};
	for await (const { blaetter, referenz } of vorausgelesen(ids.length, lies)) {
		const namen = namenAus(referenz, eintraege);
		const betroffene = blaetter.map(({ id }) => id);
		const einsicht = { akteur, betroffene, arten: DATENARTEN, anlass: 'MASTER_EXPORT', ip: request.ip } as const;
		const gemerkt = sicht.mitSensiblen ? merkeEinsicht(umgebung.db, einsicht) : null;
		const zeilen = blaetter.map((blatt) => masterzeile(blatt, referenz, namen, gruppierungen));
		await gemerkt;
		yield zeilen;
		zaehlwerk.erledigt = Math.min(zaehlwerk.erledigt + AUF_EINMAL, ids.length);
	}
}

/** Portions name the same places and people again and again: each is read once. */
function referenzleser(db: Kysely<DB>): (bedarf: Referenzbedarf) => Promise<Referenz> {
	const adressen = new Map<string, Adresse>();
	const benutzer = new Map<string, Benutzer>();
	const fehlende = (ids: readonly string[], gelesene: ReadonlyMap<string, unknown>) =>
		[...new Set(ids)].filter((id) => !gelesene.has(id));
	return async ({ adresseIDs, benutzerIDs }) => {
		const neu = await ladeReferenz(db, {
			adresseIDs: fehlende(adresseIDs, adressen),
			benutzerIDs: fehlende(benutzerIDs, benutzer),
		});
		for (const [id, adresse] of neu.adressen) adressen.set(id, adresse);
		for (const [id, konto] of neu.benutzer) benutzer.set(id, konto);
		return { ...neu, adressen, benutzer };
	};
}

/** So many portions the database reads while one is written: it waits for us no longer than we for it. */
const VORAUS = 2;

async function* vorausgelesen<T>(anzahl: number, lies: (ab: number) => Promise<T>): AsyncGenerator<T> {
	const unterwegs: Promise<T>[] = [];
	let ab = 0;
	const frage = () => {
		for (; ab < anzahl && unterwegs.length < VORAUS; ab += AUF_EINMAL) {
			const portion = lies(ab);
			// Whoever breaks off takes no notice of it.
			portion.catch(() => {});
			unterwegs.push(portion);
		}
	};
	frage();
	for (let naechste = unterwegs.shift(); naechste; naechste = unterwegs.shift()) {
		const portion = await naechste;
		frage();
		yield portion;
	}
}

const genannte = (blaetter: readonly Stammblatt[]): Referenzbedarf => ({
	adresseIDs: blaetter.flatMap(({ wunsch, vertrag }) => ohneLeere([wunsch?.einsatzortID, vertrag?.einsatzortID])),
	benutzerIDs: blaetter.flatMap((b) => ohneLeere([b.traegerBetreuerUserID, b.wunsch?.betreuerUserID])),
});

/** Whoever was erased since the keys were read is a file without anything. */
export const liesVorhandene = async ({ umgebung }: Umstand, ids: readonly string[]): Promise<readonly Akte[]> =>
	(await liesAkten(umgebung, ids)).filter((akte) => akte.existiert && !akte.geloescht);

export const bedarf = (akten: readonly Akte[]): Referenzbedarf => ({
	adresseIDs: [
		...akten.flatMap((a) => a.wuensche.map((w) => w.einsatzortID)),
		...akten.flatMap((a) => a.vertraege.map((v) => v.einsatzortID)),
	],
	benutzerIDs: akten.flatMap((a) => ohneLeere([a.traegerBetreuerUserID, ...a.wuensche.map((w) => w.betreuerUserID)])),
});
