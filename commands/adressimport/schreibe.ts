import { sql } from 'kysely';
import { beginneTeilnahmen, setzeAnerkanntePlaetze } from '#commands/adresse/plaetze.ts';
import { tauscheExterneNummer } from '#commands/adresse/verwalten.ts';
import { ohneSchluessel } from '#commands/befehl.ts';
import { execute } from '#commands/execute.ts';
import type { Sitzung } from '#commands/sitzung.ts';
import { pruefeFunktionen } from '#commands/stammdaten/auswahl.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { type Adresse, adresseAggregat, adresseAlsReferenz } from '#domain/adresse/adresse.ts';
import type { AdresseFelder } from '#domain/adresse/adressfelder.ts';
import { aendereAdresse, legeAdresseAn } from '#domain/adresse/entscheidungen.ts';
import type { Adressumfeld } from '#domain/adresse/regeln.ts';
import { BINDUNGEN, INZWISCHEN_VERWENDET, type Verwendung } from '#domain/adresse/verwendung.ts';
import type { Schreibauftrag } from '#domain/adressimport/zeile.ts';
import { kontingentAggregat } from '#domain/kontingent/kontingent.ts';
import { personAggregat } from '#domain/person/person.ts';
import type { Referenz } from '#domain/referenz.ts';
import type { Regelverstoss } from '#domain/regelverstoss.ts';
import type { Akteur } from '#domain/rollen.ts';
import { unverwendet, verwendungVon } from '#projections/queries/orte/adressakte.ts';
import { schreibeKontakt } from './schreibe-kontakt.ts';

/** A run, as far as it has come. */
export interface Lauf {
	readonly id: string;
	readonly akteur: Akteur;
	readonly zyklusID: string | null;
	readonly erledigt: number;
	readonly referenz: Referenz;
}

/** Writes the next rows of a run and moves it on, all in one transaction; `vermerke` says otherwise what is done. */
export async function schreibePortion(
	umgebung: Umgebung,
	lauf: Lauf,
	auftraege: readonly Schreibauftrag[],
	vermerke = (sitzung: Sitzung) => schreiteFort(sitzung, lauf, auftraege.length),
): Promise<void> {
	await execute(umgebung, ohneSchluessel(lauf.akteur), async (sitzung) => {
		const adressen = await liesAdressen(sitzung, auftraege);
		await pruefeFunktionen(
			sitzung.db,
			auftraege.flatMap(({ kontakte = [] }) => kontakte.flatMap(({ funktion }) => funktion ?? [])),
		);
		for (const auftrag of auftraege) await schreibeAdresse(sitzung, lauf, auftrag, adressen);
		vermerke(sitzung);
	});
}

/** Only who finds the run where he left it goes on: another worker may have taken it over. */
export function schreiteFort(sitzung: Sitzung, { id, erledigt }: Lauf, anzahl: number): void {
	const anweisung = sql`update adressimport set erledigt = ${erledigt + anzahl},
			beendet_am = case when ${erledigt + anzahl} = gesamt then ${sitzung.ctx.jetzt}::timestamptz end
		where id = ${id} and erledigt = ${erledigt}`;
	sitzung.tabelle({ compile: () => anweisung.compile(sitzung.db) }, ANDERSWO);
}

/** Somebody else is writing this run. */
export const ANDERSWO: Regelverstoss = { code: 'IMPORT', http: 409, text: 'Der Import wird schon ausgeführt.' };

/** Everything the rows rest on, in one round trip. */
async function liesAdressen(
	sitzung: Sitzung,
	auftraege: readonly Schreibauftrag[],
): Promise<ReadonlyMap<string, Adresse>> {
	const ids = new Set(auftraege.flatMap(({ adresseID, angaben }) => [adresseID, ...genannteIn(angaben)]));
	const stellen = new Set(auftraege.flatMap(({ angaben }) => angaben.uebergeordneteID ?? []));
	const kontingente = [...stellen].map((id) => sitzung.lies(kontingentAggregat, id));
	const kontakte = auftraege.flatMap(({ kontakte: personen = [] }) => personen.map(({ personID }) => personID));
	const personen = [...new Set(kontakte)].map((id) => sitzung.lies(personAggregat, id));
	const adressen = [...ids].map(async (id) => [id, await sitzung.lies(adresseAggregat, id)] as const);
	const [gelesene] = await Promise.all([Promise.all(adressen), Promise.all(kontingente), Promise.all(personen)]);
	return new Map(gelesene);
}

const genannteIn = ({ uebergeordneteID, verbandID, sportkreisID }: Partial<AdresseFelder>): string[] =>
	[uebergeordneteID, verbandID, sportkreisID].filter((id) => typeof id === 'string');

async function schreibeAdresse(
	sitzung: Sitzung,
	{ akteur, referenz, zyklusID }: Lauf,
	{ adresseID, istNeu, angaben, anerkanntePlaetze, kontakte = [] }: Schreibauftrag,
	adressen: ReadonlyMap<string, Adresse>,
): Promise<void> {
	const adresse = adressen.get(adresseID) as Adresse;
	const genannte = genannteIn(angaben).map((id) => adressen.get(id) as Adresse);
	const umfeld = { akteur, referenz, adressen: alsReferenzen(genannte), dienstarten: referenz.dienstarten };
	const vorher = istNeu ? null : adresseAlsReferenz(adresse);
	const nummer = istNeu ? null : adresse.felder.externeNummer;
	if (istNeu) {
		sitzung.schreibe(adresseAggregat, adresseID, legeAdresseAn(adresse, angaben, umfeld));
		const zyklen = zyklusID === null ? [] : [{ zyklusID, isAktiv: true, isOnline: false }];
		const teilnahme = aendereAdresse(adresse, { angaben: {}, zyklen }, { ...umfeld, verwendung: null });
		sitzung.schreibe(adresseAggregat, adresseID, teilnahme);
	} else {
		const verwendung = await verwendungBeiUmzug(sitzung, adresse, angaben);
		sitzung.schreibe(adresseAggregat, adresseID, aendereAdresse(adresse, { angaben }, { ...umfeld, verwendung }));
	}
	tauscheExterneNummer(sitzung, adresseID, nummer, adresse.felder.externeNummer);
	if (anerkanntePlaetze !== undefined) await setzeAnerkanntePlaetze(sitzung, adresse, anerkanntePlaetze, referenz);
	await beginneTeilnahmen(sitzung, adresse, vorher);
	for (const kontakt of kontakte) await schreibeKontakt(sitzung, { akteur, referenz }, adresseID, kontakt);
}

/** Null: it stays where it is. */
async function verwendungBeiUmzug(
	sitzung: Sitzung,
	{ id, felder }: Adresse,
	{ uebergeordneteID = felder.uebergeordneteID }: Partial<AdresseFelder>,
): Promise<Verwendung | null> {
	if (uebergeordneteID === felder.uebergeordneteID) return null;
	sitzung.tabelle(unverwendet(sitzung.db, id, BINDUNGEN), INZWISCHEN_VERWENDET);
	return verwendungVon(sitzung.db, id);
}

/** Deleted ones aren't there; a new one is from the row on that files it. */
function alsReferenzen(adressen: readonly Adresse[]): Adressumfeld['adressen'] {
	const vorhandene = adressen.filter((a) => a.existiert && !a.geloescht);
	return new Map(vorhandene.map((a) => [a.id, adresseAlsReferenz(a)]));
}
