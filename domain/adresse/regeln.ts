/** Rules on addresses that more than one decision asks. Tables: Adresse; permission matrix, Addresses; G21, G35. */
import type { Referenz } from '#domain/referenz.ts';
import type * as saetze from '#domain/referenzsaetze.ts';
import { Abgelehnt, NICHT_GEFUNDEN, type Regelverstoss } from '#domain/regelverstoss.ts';
import type { Akteur } from '#domain/rollen.ts';
import type { Adresstyp } from '#domain/stammdaten/adresstyp.ts';
import { pruefeOffen } from '#domain/zyklus/regeln.ts';
import type { Adresse } from './adresse.ts';
import {
	ADRESSE_BEZEICHNUNG,
	ADRESSFELDER,
	ADRESSFELDNAMEN,
	type Adressangaben,
	type AdresseFelder,
	FELDER_DER_STELLE,
} from './adressfelder.ts';
import { BINDUNGEN, type Verwendung, verwendungstext } from './verwendung.ts';
import { istEigeneAdresse, istTraeger } from './zugang.ts';

/** What an input can name. */
export interface Adressumfeld {
	readonly akteur: Akteur;
	readonly adressen: ReadonlyMap<string, Pick<saetze.Adresse, 'typ' | 'isAktiv'>>;
	readonly dienstarten: ReadonlyMap<string, unknown>;
	readonly referenz: Referenz;
}

/** What somebody may not see answers exactly like what doesn't exist. */
export function pruefeVorhanden(akteur: Akteur, adresse: Adresse): void {
	const da = adresse.existiert && !adresse.geloescht;
	if (!da || !istEigeneAdresse(akteur, adresse.id)) throw new Abgelehnt([NICHT_GEFUNDEN]);
}

/** An Einsatzstelle can only be assigned to itself, which nothing has to be kept for. */
export function ohneSichSelbst(id: string, felder: AdresseFelder): AdresseFelder {
	const eigene = felder.typ === 'EINSATZSTELLE' && felder.uebergeordneteID === id;
	return eigene ? { ...felder, uebergeordneteID: null } : felder;
}

/** G25 */
export function pruefeZyklus({ referenz }: Adressumfeld, zyklusID: string): void {
	if (!referenz.zyklen.has(zyklusID)) throw new Abgelehnt([ZYKLUS_UNBEKANNT]);
	pruefeOffen(referenz, zyklusID);
}

/** G21 */
export function pruefeFeldrechte(akteur: Akteur, felder: readonly string[]): void {
	if (istTraeger(akteur)) return;
	const eigene = FELDER_DER_STELLE.map((feld) => ADRESSE_BEZEICHNUNG[feld]);
	const fremde = felder.filter((feld) => !eigene.includes(feld));
	if (fremde.length === 0) return;
	throw new Abgelehnt(
		fremde.map((feld) => ({
			code: 'G21',
			http: 403,
			text: `Das Feld „${feld}“ kann nur durch den Träger geändert werden.`,
			behebbarDurch: ['MA_VERWALTUNG', 'ADMIN'],
		})),
	);
}

/** New references lead to something of the right kind; old ones may have lost it since. */
export function pruefeVerweise(
	alt: Partial<AdresseFelder>,
	neu: AdresseFelder,
	{ adressen, dienstarten }: Adressumfeld,
): void {
	const verstoesse = ADRESSFELDNAMEN.flatMap((feld): Regelverstoss[] => {
		const angaben: Adressangaben = ADRESSFELDER[feld];
		if (angaben.art !== 'adresse') return [];
		const id = neu[feld] as string | null;
		if (id === null || id === alt[feld] || adressen.get(id)?.typ === angaben.typ) return [];
		const text = `Bitte wählen Sie ${EINE[angaben.typ]} aus.`;
		return [{ code: 'ADRESSE', http: 422, feld, text }];
	});
	const unbekannte = neu.dienstartIDs.filter((id) => !alt.dienstartIDs?.includes(id) && !dienstarten.has(id));
	if (unbekannte.length) verstoesse.push(DIENSTART_UNBEKANNT);
	if (verstoesse.length) throw new Abgelehnt(verstoesse);
}

const EINE: Readonly<Record<Adresstyp, string>> = {
	EINSATZSTELLE: 'eine Einsatzstelle',
	EINSATZORT: 'einen Einsatzort',
	VERBAND: 'einen Verband',
	SPORTKREIS: 'einen Sportkreis',
	TRAEGER: 'einen Träger',
};

export function pruefeUmzug(adresse: Pick<Adresse, 'felder'>, neu: AdresseFelder, verwendung: Verwendung | null): void {
	if (neu.typ !== adresse.felder.typ) throw new Abgelehnt([TYP_FEST]);
	if (neu.uebergeordneteID === adresse.felder.uebergeordneteID || !verwendung) return;
	const benutzt = verwendungstext(verwendung, BINDUNGEN);
	if (!benutzt) return;
	const text = `Der Einsatzort kann keiner anderen Einsatzstelle zugeordnet werden, weil er noch verwendet wird (${benutzt}).`;
	throw new Abgelehnt([{ code: 'G35', http: 409, feld: 'uebergeordneteID', text }]);
}

const TYP_FEST: Regelverstoss = {
	code: 'TYP',
	http: 409,
	feld: 'typ',
	text: 'Der Typ einer Adresse kann nicht geändert werden.',
};

const DIENSTART_UNBEKANNT: Regelverstoss = {
	code: 'DIENSTART',
	http: 422,
	feld: 'dienstartIDs',
	text: 'Bitte wählen Sie eine Dienstart aus.',
};

const ZYKLUS_UNBEKANNT: Regelverstoss = {
	code: 'ZYKLUS',
	http: 422,
	feld: 'zyklen',
	text: 'Bitte wählen Sie einen Zyklus aus.',
};
