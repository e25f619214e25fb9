/** Decisions on addresses. Tables: Adresse; permission matrix, Addresses; Bemerkungen. */
import { z } from 'zod';
import { SICHTBARKEIT_ZU_HOCH, waehlbareSichtbarkeiten } from '#domain/akte/sicht/bemerkungen.ts';
import { pflichttext } from '#domain/felder/text.ts';
import {
	Abgelehnt,
	KEINE_BERECHTIGUNG,
	NICHT_GEFUNDEN,
	type Regelverstoss,
	unveraendert,
} from '#domain/regelverstoss.ts';
import { type Akteur, hatRolle, type Rolle } from '#domain/rollen.ts';
import { pruefeFelder } from '#domain/stammdaten/pruefe-felder.ts';
import { unterschied } from '#domain/stammdaten/stammdatum.ts';
import {
	AdressbemerkungGeloescht,
	AdressbemerkungGeschrieben,
	type Adresse,
	type AdresseEreignis,
	adresseStammdatum,
	setzeZyklusteilnahme,
	type Teilnahme,
} from './adresse.ts';
import { ADRESSE_BEZEICHNUNG, type AdresseFelder, LEERE_ADRESSE } from './adressfelder.ts';
import {
	type Adressumfeld,
	ohneSichSelbst,
	pruefeFeldrechte,
	pruefeUmzug,
	pruefeVerweise,
	pruefeVorhanden,
	pruefeZyklus,
} from './regeln.ts';
import { gegenLoeschen, type Verwendung } from './verwendung.ts';
import { liestAdressbemerkung, loeschtAdressbemerkung } from './zugang.ts';

/** A new Einsatzstelle may be named by its own id: it is its own. */
export function legeAdresseAn(
	adresse: Adresse,
	angaben: Partial<AdresseFelder>,
	umfeld: Adressumfeld,
): AdresseEreignis[] {
	const felder = ohneSichSelbst(adresse.id, { ...LEERE_ADRESSE, ...angaben });
	const erfasst = adresseStammdatum.erfasse(adresse, felder);
	pruefeVerweise({}, felder, umfeld);
	return erfasst;
}

export interface Adressaenderung {
	readonly angaben: Partial<AdresseFelder>;
	readonly isAktiv?: boolean | undefined;
	/** Master data as the caller saw it. */
	readonly version?: number | undefined;
	readonly zyklen?: readonly Zyklusangabe[];
}

export interface Zyklusangabe extends Teilnahme {
	readonly zyklusID: string;
}

/** `verwendung`: asked for where the address is to move to another Einsatzstelle. */
export function aendereAdresse(
	adresse: Adresse,
	{ angaben, isAktiv = adresse.isAktiv, version, zyklen = [] }: Adressaenderung,
	umfeld: Adressumfeld & { readonly verwendung: Verwendung | null },
): AdresseEreignis[] {
	pruefeVorhanden(umfeld.akteur, adresse);
	const neu = ohneSichSelbst(adresse.id, { ...adresse.felder, ...angaben });
	const geaendert = Object.keys(unterschied(adresse.felder, neu)) as (keyof AdresseFelder)[];
	const teilnahmen = zyklen.flatMap(({ zyklusID, ...nach }) => {
		const gesetzt = setzeZyklusteilnahme(adresse, zyklusID, nach);
		if (gesetzt.length) pruefeZyklus(umfeld, zyklusID);
		return gesetzt;
	});
	pruefeFeldrechte(umfeld.akteur, [
		...geaendert.map((feld) => ADRESSE_BEZEICHNUNG[feld]),
		...(teilnahmen.length ? ['Teilnahme am Zyklus'] : []),
	]);
	if (isAktiv !== adresse.isAktiv && !darfDeaktivieren(umfeld.akteur)) throw new Abgelehnt([NUR_ADMINISTRATOREN]);
	const ereignisse = adresseStammdatum.aendere(adresse, neu);
	pruefeVerweise(adresse.felder, neu, umfeld);
	const veraltet = unveraendert(version, adresse.felderVersion);
	if (veraltet) throw new Abgelehnt([veraltet as Regelverstoss]);
	pruefeUmzug(adresse, neu, umfeld.verwendung);
	return [...ereignisse, ...adresseStammdatum.setzeAktiv(adresse, isAktiv, umfeld.akteur), ...teilnahmen];
}

/** Coordinates in millionths of a degree. A site sets those of its own places as well. */
export function verorte(adresse: Adresse, lage: { lat: number; lon: number }, akteur: Akteur): AdresseEreignis[] {
	pruefeVorhanden(akteur, adresse);
	return adresseStammdatum.aendere(adresse, lage);
}

export function loescheAdresse(adresse: Adresse, akteur: Akteur, verwendung: Verwendung): AdresseEreignis[] {
	pruefeVorhanden(akteur, adresse);
	const dagegen = gegenLoeschen(verwendung);
	if (dagegen.length) throw new Abgelehnt(dagegen);
	return adresseStammdatum.loesche(adresse);
}

const bemerkungstext = z.object({ text: pflichttext({ max: 4000, mehrzeilig: true }) });

/** Without `sichtbarkeit` it is for the author's own rank and those above. */
export function bemerke(
	adresse: Adresse,
	{ text, sichtbarkeit }: { text: string; sichtbarkeit?: Rolle | undefined },
	{ akteur, bemerkungID }: { akteur: Akteur; bemerkungID: string },
): AdresseEreignis[] {
	pruefeVorhanden(akteur, adresse);
	const waehlbar = waehlbareSichtbarkeiten(akteur);
	const fuer = sichtbarkeit ?? (waehlbar.at(-1) as Rolle);
	if (!waehlbar.includes(fuer)) throw new Abgelehnt([SICHTBARKEIT_ZU_HOCH]);
	const daten = pruefeFelder(bemerkungstext, { text });
	const person = { betroffener: adresse.id, art: 'FREITEXT', daten } as const;
	return [AdressbemerkungGeschrieben({ bemerkungID, sichtbarkeit: fuer }, person)];
}

/** Table: remarks. What somebody may not read isn't there for him. */
export function loescheBemerkung(
	adresse: Adresse,
	bemerkungID: string,
	{ akteur, jetzt }: { akteur: Akteur; jetzt: string },
): AdresseEreignis[] {
	pruefeVorhanden(akteur, adresse);
	const bemerkung = adresse.bemerkungen.get(bemerkungID);
	if (!bemerkung || !liestAdressbemerkung(akteur, bemerkung)) throw new Abgelehnt([NICHT_GEFUNDEN]);
	if (!loeschtAdressbemerkung(akteur, bemerkung, jetzt)) throw new Abgelehnt([KEINE_BERECHTIGUNG]);
	return [AdressbemerkungGeloescht({ bemerkungID })];
}

const darfDeaktivieren = (akteur: Akteur): boolean => akteur.art === 'SYSTEM' || hatRolle(akteur, 'ADMIN');

const NUR_ADMINISTRATOREN: Regelverstoss = {
	code: 'RECHT',
	http: 403,
	feld: 'isAktiv',
	text: 'Nur Administratoren dürfen Stammdaten deaktivieren.',
	behebbarDurch: ['ADMIN'],
};

export const EXTERNE_NUMMER_VERGEBEN: Regelverstoss = {
	code: 'EXTERNE_NUMMER',
	http: 409,
	feld: 'externeNummer',
	text: 'Diese externe Nummer ist bereits vergeben.',
};
