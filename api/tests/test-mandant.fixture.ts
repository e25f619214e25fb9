import { importiereStreams } from '#commands/event-store/massenimport.ts';
import { hashKennwort } from '#commands/zugang/kennwort.ts';
import { erfassen } from '#domain/akte/entscheidungen/freiwilliger/erfassen.ts';
import { verhandeln } from '#domain/akte/entscheidungen/wunsch/verhandeln.ts';
import { alsEinziger, baueUm } from '#projections/engine/rebuild.ts';
import { PROJEKTIONEN } from '#projections/registry.ts';
import { mitClient } from '#scripts/postgres/zugang.ts';
import { DEMO_KENNWORT } from '#scripts/seed/demo.ts';
import { type Grundlage, legeGrundlage } from '#scripts/seed/grundlage.ts';
import { planeKontingente } from '#scripts/seed/kontingente.ts';
import { Welt } from '#scripts/seed/welt.ts';
import { kopieVon, type TestDatenbank } from '#scripts/test/datenbank.ts';

/** Two weeks into the active cycle 2026/2027; the one before has ended. */
export const HEUTE = '2026-09-15';
/** The demo logins of ADMIN, MA_VERWALTUNG and MA_VEREIN of the first and of the second Einsatzstelle. */
export const LOGINS = ['admin', 'traeger', 'verein', 'verein2'].map((name) => `${name}@demo.test`);
export const PERSON = {
	vorname: 'Jule',
	nachname: 'Sommer',
	geschlecht: 'W',
	geburtsdatum: '2006-05-17',
	mobil: '+49 151 2345678',
	plz: '35578',
	ort: 'Wetzlar',
} as const;

export interface Aufbau {
	/** Where its ids come from; the same in all tenants unless told otherwise. */
	readonly keim?: number;
	/** Places at an Einsatzort; without any, ten of FSJ and two of BFD U27 at each. */
	readonly zugeteilt?: readonly {
		readonly stelle: number;
		readonly ort: number;
		readonly key: string;
		readonly plaetze: number;
	}[];
	/** So many volunteers in negotiation about FSJ at the only Einsatzort of this Einsatzstelle. */
	readonly verhandelnd?: readonly { readonly stelle: number; readonly anzahl: number }[];
}

/** A tenant of three Einsatzstellen with one, two and two Einsatzorte in a database of its own. */
export async function kleinerMandant(aufbau: Aufbau): Promise<{ datenbank: TestDatenbank; grundlage: Grundlage }> {
	const datenbank = await kopieVon(`klein ${JSON.stringify(aufbau)}`, (ownerUrl) => saeKlein(ownerUrl, aufbau));
	return { datenbank, grundlage: legeKlein(aufbau).grundlage };
}

/** The same for the same `Aufbau`, ids included. */
function legeKlein({ keim = 7 }: Aufbau): { readonly welt: Welt; readonly grundlage: Grundlage } {
	const welt: Welt = new Welt(keim, () => grundlage.referenzAm(HEUTE));
	const grundlage = legeGrundlage(welt, { heute: HEUTE, zyklen: 2, stellen: 3, orte: 5, dokumente: false });
	return { welt, grundlage };
}

/** Imports it into an empty database and builds the projections. */
export async function saeKlein(ownerUrl: string, aufbau: Aufbau): Promise<Grundlage> {
	const { welt, grundlage } = legeKlein(aufbau);
	const { zugeteilt, verhandelnd = [] } = aufbau;
	welt.jetzt = `${HEUTE}T06:00:00.000Z`;
	teileZu(welt, grundlage, zugeteilt ?? UEBLICH);
	for (const { stelle, anzahl } of verhandelnd) {
		for (let i = 0; i < anzahl; i++) bringeInVerhandlung(welt, grundlage, stelle, i);
	}
	await mitClient(ownerUrl, async (client) => {
		const { streams, belegt } = welt.ernte(() => true);
		await importiereStreams(client, streams, belegt);
		const hash = await hashKennwort(DEMO_KENNWORT);
		await client.query(
			`insert into kennwort (user_id, hash) select substr(stream, length('User-') + 1), $1
			from eindeutig where art = 'EMAIL' and wert = any($2)`,
			[hash, LOGINS],
		);
	});
	await alsEinziger(ownerUrl, (leitung) => baueUm(ownerUrl, leitung, PROJEKTIONEN));
	return grundlage;
}

const UEBLICH = [0, 1, 2].flatMap((stelle) =>
	[0, 1].flatMap((ort) => [
		{ stelle, ort, key: 'FSJ', plaetze: 10 },
		{ stelle, ort, key: 'BFD_U27', plaetze: 2 },
	]),
);

/** In both cycles, since a move leads from one to the other. */
function teileZu(welt: Welt, grundlage: Grundlage, wuensche: NonNullable<Aufbau['zugeteilt']>): void {
	const plaetze = grundlage.zyklen.flatMap((zyklus) =>
		wuensche.flatMap(({ stelle: nr, ort, key, plaetze: anzahl }) => {
			const stelle = grundlage.stellen[nr];
			const einsatzortID = stelle?.orte[ort];
			const dienstartID = grundlage.dienstarten.find((d) => d.key === key)?.id;
			return stelle && einsatzortID && dienstartID
				? [{ zyklus, stelle, einsatzortID, dienstartID, zugeteilt: anzahl }]
				: [];
		}),
	);
	for (const schritt of planeKontingente(welt, grundlage, plaetze)) schritt.tue();
}

function bringeInVerhandlung(welt: Welt, { stellen, dienstarten, zyklen, traeger }: Grundlage, nr: number, i: number) {
	const [stelle, zyklus, akteur] = [stellen[nr], zyklen.at(-1), traeger[0]];
	const dienstartID = dienstarten[0]?.id;
	if (!stelle || !zyklus || !akteur) throw new Error('Grundlage unvollständig');
	const id = welt.zufall.uuid();
	const person = { ...PERSON, nachname: `Sommer ${i}` };
	const wuensche = [{ einsatzortID: stelle.orte[0] ?? '', dienstartID: dienstartID ?? null }];
	const ok =
		welt.tue(akteur, id, (lage) => erfassen(lage, { zyklusID: zyklus.id, userID: null, person, wuensche })) &&
		welt.tue(akteur, id, (lage) =>
			verhandeln(lage, { wunschID: welt.akte(id).wuensche[0]?.id ?? '', betreuerUserID: stelle.betreuerIDs[0] ?? '' }),
		);
	if (!ok) throw new Error('Die Verhandlung kam nicht zustande');
}
