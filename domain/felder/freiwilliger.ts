/** The fields of a volunteer (table: Freiwilliger, fields): what each accepts, and what they demand of each other. */

import type { z } from 'zod';
import { haengeAn } from '#domain/beliebig-viele.ts';
import { addiereMonate, alterAm, istDatum } from '#domain/datum.ts';
import type { Regelverstoss } from '#domain/regelverstoss.ts';
import { MELDUNG_BIC, pruefeBic, pruefeIban } from './bank.ts';
import { pflichtreferenz } from './einfach.ts';
import type { BenanntesFeld } from './freie-felder.ts';
import { freifeldSchema } from './freifeldschema.ts';
import { EMAIL, MELDUNG_PLZ, PLZ, plz, TELEFON } from './kontakt.ts';
import { ENDE_VOR_BEGINN, MELDUNG, meldungscode } from './meldungen.ts';
import { istPersonenfeld, PERSONENFELDER, type Personendaten, type Personenfeld } from './personenfelder.ts';
import { type Geprueft, pruefe, type Querverstoss, unbekannt } from './pruefung.ts';
import { feldschemata } from './schema.ts';
import { pflichttext } from './text.ts';

/** What a field alone can't know. */
export interface Personenumfeld {
	readonly heute: string;
	/** Youngest age at which an application is accepted. */
	readonly mindestalter: number;
	/** Free fields by what the tenant has made of them; left out: nobody asks yet. */
	readonly freieFelder?: readonly BenanntesFeld[];
}

/** Every field by itself; free fields as texts, until it is known what the tenant has made of them. */
export const FELDER = feldschemata(PERSONENFELDER);

/** A required form of a field that may be left empty elsewhere. */
export const PFLICHTFELDER = {
	email: pflichttext(EMAIL),
	mobil: pflichttext(TELEFON),
	plz: pflichttext(PLZ),
	ort: pflichttext({ max: 100 }),
	dienstartWunschID: pflichtreferenz(),
} satisfies { readonly [F in Personenfeld]?: z.ZodType<Personendaten[F]> };

/**
 * Any selection of the fields, as an edit sends it, measured together with what the file holds already: what was
 * entered in the form that is kept, or every violation at once.
 */
export function pruefePersonendaten(
	eingabe: Readonly<Record<string, unknown>>,
	bestand: Personendaten,
	umfeld: Personenumfeld,
): Geprueft<Personendaten> {
	const werte: Record<string, unknown> = {};
	const verstoesse: Regelverstoss[] = [];
	const schemata = felderMit(umfeld);
	for (const [feld, wert] of Object.entries(eingabe)) {
		const ergebnis = istPersonenfeld(feld) ? pruefe<unknown>(schemata[feld], wert, feld) : unbekannt(feld);
		if (ergebnis.verstoesse.length === 0) werte[feld] = ergebnis.werte;
		haengeAn(verstoesse, ergebnis.verstoesse);
	}
	const genannt = new Set(verstoesse.map(({ feld }) => feld));
	for (const { feld, text, ausloeser } of personenregeln({ ...bestand, ...werte }, umfeld)) {
		if (genannt.has(feld) || !ausloeser.some((einer) => einer in eingabe)) continue;
		verstoesse.push({ code: meldungscode(text), http: 422, feld, text });
	}
	return { werte: verstoesse.length === 0 ? werte : null, verstoesse };
}

/** Every field, the free ones by their kind. */
export const felderMit = ({ freieFelder = [] }: Personenumfeld): typeof FELDER => ({
	...FELDER,
	...Object.fromEntries(freieFelder.map((eines) => [eines.feld, freifeldSchema(eines)])),
});

interface Personenverstoss extends Querverstoss {
	readonly feld: Personenfeld;
	/** Only who touches one of these has to answer for it. */
	readonly ausloeser: readonly Personenfeld[];
}

/** Rules between fields and against today; values that are invalid by themselves are passed over. */
export function personenregeln(
	daten: Readonly<Record<string, unknown>>,
	umfeld: Personenumfeld,
): readonly Personenverstoss[] {
	const wert = (feld: Personenfeld): string => {
		const inhalt = daten[feld];
		return typeof inhalt === 'string' ? inhalt : '';
	};
	return [
		...geburtsdatum(wert('geburtsdatum'), umfeld),
		...adresse(wert('plz'), wert('landID') || 'DE'),
		...bank(wert('iban'), wert('bic'), wert('kontoinhaber')),
		...reihenfolge(wert('vordienstVon'), wert('vordienstBis')),
		...ausweis(wert('ausweisBeantragtAm'), umfeld.heute),
		...NACHGEWIESEN.flatMap((feld) => (wert(feld) > umfeld.heute ? quer(feld, MELDUNG.DAT) : [])),
	];
}

/** Days of what was issued or done already. */
const NACHGEWIESEN = ['fuehrungszeugnisEingesehenAm', 'fuehrungszeugnisDatum', 'erstuntersuchungDatum'] as const;

function quer(feld: Personenfeld, text: string, ...weitere: Personenfeld[]): Personenverstoss[] {
	return [{ feld, text, ausloeser: [feld, ...weitere] }];
}

function geburtsdatum(tag: string, { heute, mindestalter }: Personenumfeld): Personenverstoss[] {
	if (!istDatum(tag)) return [];
	if (tag > heute) return quer('geburtsdatum', MELDUNG.DAT);
	if (alterAm(tag, heute) >= mindestalter) return [];
	return quer('geburtsdatum', `Eine Bewerbung ist erst ab ${mindestalter} Jahren möglich.`);
}

function adresse(postleitzahl: string, landKey: string): Personenverstoss[] {
	return postleitzahl === '' || plz(postleitzahl, landKey) ? [] : quer('plz', MELDUNG_PLZ, 'landID');
}

/** An account outside of Germany needs a BIC, every account its owner. */
function bank(iban: string, bic: string, kontoinhaber: string): Personenverstoss[] {
	if (!pruefeIban(iban)) return [];
	return [
		...(kontoinhaber === '' ? quer('kontoinhaber', MELDUNG.P, 'iban') : []),
		...(bic === '' && !iban.startsWith('DE') ? quer('bic', MELDUNG.P, 'iban') : []),
		...(bic !== '' && !pruefeBic(bic, iban) ? quer('bic', MELDUNG_BIC, 'iban') : []),
	];
}

function reihenfolge(von: string, bis: string): Personenverstoss[] {
	if (von === '' || bis === '' || von <= bis) return [];
	return quer('vordienstBis', ENDE_VOR_BEGINN, 'vordienstVon');
}

function ausweis(tag: string, heute: string): Personenverstoss[] {
	return tag > addiereMonate(heute, 12) ? quer('ausweisBeantragtAm', MELDUNG.DAT) : [];
}
