import { tausche } from '#commands/dateien/tauschen.ts';
import { EIN_BILD, loese } from '#commands/dateien/zuordnen.ts';
import { execute } from '#commands/execute.ts';
import type { Sitzung } from '#commands/sitzung.ts';
import { pruefeAdressauswahl } from '#commands/stammdaten/auswahl.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { type Adresse, adresseAggregat, adresseAlsReferenz, type Teilnahme } from '#domain/adresse/adresse.ts';
import type { AdresseFelder } from '#domain/adresse/adressfelder.ts';
import {
	type Adressaenderung,
	aendereAdresse,
	bemerke,
	EXTERNE_NUMMER_VERGEBEN,
	legeAdresseAn,
	loescheAdresse,
	loescheBemerkung,
	verorte,
} from '#domain/adresse/entscheidungen.ts';
import { BINDUNGEN, INZWISCHEN_VERWENDET, VERWENDUNGEN } from '#domain/adresse/verwendung.ts';
import { Abgelehnt, KEINE_BERECHTIGUNG } from '#domain/regelverstoss.ts';
import type { Rolle } from '#domain/rollen.ts';
import { darf } from '#domain/zugriff/darf.ts';
import { unverwendet, verwendungVon } from '#projections/queries/orte/adressakte.ts';
import { type Adressbefehl, ladeUmfeld } from './befehl.ts';
import { beginneTeilnahmen, setzeAnerkanntePlaetze, type Zugehoerigkeit } from './plaetze.ts';

/** What is filed beside the master data: it belongs to other streams, or to a cycle. */
interface Dazu {
	/** Not said: it stays. */
	readonly anerkanntePlaetze?: number | null | undefined;
	readonly zyklen?: readonly (Teilnahme & { readonly zyklusID: string })[];
}

/** Files an address, with its places and the cycles it takes part in. */
export function legeAn(
	umgebung: Umgebung,
	befehl: Adressbefehl,
	{ angaben, anerkanntePlaetze, zyklen = [] }: Dazu & { readonly angaben: Partial<AdresseFelder> },
): Promise<{ id: string }> {
	return execute(umgebung, befehl, async (sitzung) => {
		const id = sitzung.ctx.neueID();
		const [adresse, umfeld] = await Promise.all([
			sitzung.lies(adresseAggregat, id),
			ladeUmfeld(sitzung, befehl, angaben),
		]);
		const angelegt = legeAdresseAn(adresse, angaben, umfeld);
		await pruefeAdressauswahl(sitzung.db, angaben);
		sitzung.schreibe(adresseAggregat, id, angelegt);
		tauscheExterneNummer(sitzung, id, null, adresse.felder.externeNummer);
		await tauscheBilder(sitzung, befehl, adresse, []);
		const teilnahme = { angaben: {}, zyklen };
		sitzung.schreibe(adresseAggregat, id, aendereAdresse(adresse, teilnahme, { ...umfeld, verwendung: null }));
		await zieheNach(sitzung, befehl, adresse, { anerkanntePlaetze, vorher: null });
		return { id };
	});
}

/** Changes an address; what isn't named stays. */
export const aendere = (
	umgebung: Umgebung,
	befehl: Adressbefehl,
	id: string,
	aenderung: Adressaenderung & Dazu,
): Promise<void> => execute(umgebung, befehl, (sitzung) => aendereIn(sitzung, befehl, id, aenderung));

/** The same as a part of another command. */
export async function aendereIn(
	sitzung: Sitzung,
	befehl: Adressbefehl,
	id: string,
	{ anerkanntePlaetze, ...aenderung }: Adressaenderung & Dazu,
): Promise<void> {
	const adresse = await sitzung.lies(adresseAggregat, id);
	const { uebergeordneteID, externeNummer, bildUploadIDs } = adresse.felder;
	const zieht = (aenderung.angaben.uebergeordneteID ?? uebergeordneteID) !== uebergeordneteID;
	const [umfeld, verwendung] = await Promise.all([
		ladeUmfeld(sitzung, befehl, aenderung.angaben),
		zieht ? verwendungVon(sitzung.db, id) : null,
	]);
	if (zieht) sitzung.tabelle(unverwendet(sitzung.db, id, BINDUNGEN), INZWISCHEN_VERWENDET);
	const vorher = adresseAlsReferenz(adresse);
	const geaendert = aendereAdresse(adresse, aenderung, { ...umfeld, verwendung });
	await pruefeAdressauswahl(sitzung.db, aenderung.angaben, adresse.felder);
	sitzung.schreibe(adresseAggregat, id, geaendert);
	tauscheExterneNummer(sitzung, id, externeNummer, adresse.felder.externeNummer);
	await tauscheBilder(sitzung, befehl, adresse, bildUploadIDs);
	await zieheNach(sitzung, befehl, adresse, { anerkanntePlaetze, vorher });
}

/**
 * Deletes an address that nothing refers to. Whoever begins to refer to it holds its stream, and its row is asked once
 * more when this append has it: of the two one is refused.
 */
export async function loesche(umgebung: Umgebung, befehl: Adressbefehl, id: string): Promise<void> {
	await execute(umgebung, befehl, async (sitzung) => {
		const adresse = await sitzung.lies(adresseAggregat, id);
		const verwendung = await verwendungVon(sitzung.db, id);
		const { externeNummer, bildUploadIDs } = adresse.felder;
		sitzung.schreibe(adresseAggregat, id, loescheAdresse(adresse, befehl.akteur, verwendung));
		for (const uploadID of bildUploadIDs) await loese(sitzung, uploadID);
		tauscheExterneNummer(sitzung, id, externeNummer, null);
		sitzung.tabelle(unverwendet(sitzung.db, id, VERWENDUNGEN), INZWISCHEN_VERWENDET);
	});
}

export function schreibeBemerkung(
	umgebung: Umgebung,
	befehl: Adressbefehl,
	id: string,
	eingabe: { readonly text: string; readonly sichtbarkeit?: Rolle | undefined },
): Promise<{ bemerkungID: string }> {
	return execute(umgebung, befehl, async (sitzung) => {
		const adresse = await sitzung.lies(adresseAggregat, id);
		const bemerkungID = sitzung.ctx.neueID();
		const ereignisse = bemerke(adresse, eingabe, { akteur: befehl.akteur, bemerkungID });
		sitzung.schreibe(adresseAggregat, id, ereignisse);
		return { bemerkungID };
	});
}

export async function loescheAdressbemerkung(
	umgebung: Umgebung,
	befehl: Adressbefehl,
	id: string,
	bemerkungID: string,
): Promise<void> {
	await execute(umgebung, befehl, async (sitzung) => {
		const adresse = await sitzung.lies(adresseAggregat, id);
		const { jetzt } = sitzung.ctx;
		sitzung.schreibe(adresseAggregat, id, loescheBemerkung(adresse, bemerkungID, { akteur: befehl.akteur, jetzt }));
	});
}

/** Coordinates in millionths of a degree. */
export const setzeKoordinaten = (umgebung: Umgebung, befehl: Adressbefehl, id: string, lage: Lage): Promise<void> =>
	execute(umgebung, befehl, (sitzung) => verorteIn(sitzung, befehl, id, lage));

interface Lage {
	readonly lat: number;
	readonly lon: number;
}

/** The same as a part of another command. */
export async function verorteIn(sitzung: Sitzung, { akteur }: Adressbefehl, id: string, lage: Lage): Promise<void> {
	const adresse = await sitzung.lies(adresseAggregat, id);
	sitzung.schreibe(adresseAggregat, id, verorte(adresse, lage, akteur));
}

/** The pictures it shows now, after those it showed. */
function tauscheBilder(
	sitzung: Sitzung,
	{ akteur: { userID } }: Adressbefehl,
	{ id, felder: { bildUploadIDs: neu } }: Adresse,
	alt: readonly string[],
): Promise<void> {
	const tausch = { alt, neu, userID, feld: 'bildUploadIDs' };
	return tausche(sitzung, tausch, { art: 'ADRESSE', id }, { ...EIN_BILD, maxMB: 5 });
}

/** One address per number; the old one is free again. */
export function tauscheExterneNummer(sitzung: Sitzung, id: string, alt: string | null, neu: string | null): void {
	if (alt === neu) return;
	if (alt !== null) sitzung.gib('EXTERNE_NUMMER', alt, adresseAggregat, id);
	if (neu !== null) sitzung.nimm('EXTERNE_NUMMER', neu, adresseAggregat, id, EXTERNE_NUMMER_VERGEBEN);
}

interface Nachzug extends Pick<Dazu, 'anerkanntePlaetze'> {
	/** null: it didn't exist. */
	readonly vorher: Zugehoerigkeit | null;
}

/** What a change of the address moves in the Kontingent of its Einsatzstelle. */
async function zieheNach(
	sitzung: Sitzung,
	befehl: Adressbefehl,
	adresse: Adresse,
	{ anerkanntePlaetze, vorher }: Nachzug,
): Promise<void> {
	if (anerkanntePlaetze !== undefined) {
		if (!darf(befehl.akteur, 'adressenPflegen')) throw new Abgelehnt([KEINE_BERECHTIGUNG]);
		await setzeAnerkanntePlaetze(sitzung, adresse, anerkanntePlaetze);
	}
	await beginneTeilnahmen(sitzung, adresse, vorher);
}
