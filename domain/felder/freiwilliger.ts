/** The fields of a volunteer (table: Freiwilliger, fields): what each accepts, and what they demand of each other. */
import type { z } from 'zod';
import type { Personenfeld } from '#domain/akte/personendaten.ts';
import type { Personendaten } from '#domain/akte/zustand.ts';
import { addiereMonate, alterAm, istDatum } from '#domain/datum.ts';
import type { Regelverstoss } from '#domain/regelverstoss.ts';
import { AUSWAHL } from './auswahl.ts';
import { BIC, IBAN, MELDUNG_BIC, pruefeBic, pruefeIban } from './bank.ts';
import {
	auswahl,
	janein,
	monat,
	pflichtauswahl,
	pflichtreferenz,
	pflichttag,
	referenz,
	referenzen,
	tag,
} from './einfach.ts';
import { type BenanntesFeld, freifeldSchema } from './freie-felder.ts';
import { KRANKENVERSICHERTENNUMMER, SOZIALVERSICHERUNGSNUMMER, STEUER_ID } from './kennziffern.ts';
import { EMAIL, HAUSNUMMER, MELDUNG_PLZ, NAME, PLZ, plz, TELEFON } from './kontakt.ts';
import { MELDUNG, meldungscode } from './meldungen.ts';
import { type Geprueft, pruefe, type Querverstoss, unbekannt } from './pruefung.ts';
import { freitext, pflichttext } from './text.ts';
import { ganzzahl } from './zahl.ts';

/** What a field alone can't know. */
export interface Personenumfeld {
	readonly heute: string;
	/** Youngest age at which an application is accepted. */
	readonly mindestalter: number;
	/** Free fields by what the tenant has made of them; left out: nobody asks yet. */
	readonly freieFelder?: readonly BenanntesFeld[];
}

const zeile = (max: number) => freitext({ max });
const absatz = (max: number) => freitext({ max, mehrzeilig: true });

/** Every field by itself. Those that can never be emptied are required; whether a form asks for them is its matter. */
export const FELDER = {
	anrede: zeile(20),
	titelID: referenz(),
	vorname: pflichttext(NAME),
	nachname: pflichttext(NAME),
	geburtsname: freitext(NAME),
	geschlecht: pflichtauswahl(AUSWAHL.geschlecht),
	geburtsdatum: pflichttag(),
	email: freitext(EMAIL),
	telefon: freitext(TELEFON),
	mobil: freitext(TELEFON),
	isSignal: janein(),
	isWhatsapp: janein(),
	strasse: zeile(100),
	hausnummer: freitext(HAUSNUMMER),
	adresszusatz: zeile(100),
	plz: freitext(PLZ),
	ort: zeile(100),
	landID: referenz(),
	geburtsort: zeile(100),
	geburtslandID: referenz(),
	staatsangehoerigkeitID: referenz(),
	familienstand: auswahl(AUSWAHL.familienstand),
	anzahlKinder: ganzzahl(0, 20),
	konfession: auswahl(AUSWAHL.konfession),
	isBildrechte: janein(),
	bfdKennung: freitext({ max: 20, muster: /^[A-Z0-9-]*$/ }),
	isVordienst: janein(),
	vordienstDienstart: zeile(100),
	vordienstVon: tag(),
	vordienstBis: tag(),
	vordienstTraeger: zeile(100),
	tshirtGroesse: auswahl(AUSWAHL.tshirtGroesse),
	isLizenzAnmeldung: janein(),
	ausweisBeantragtAm: tag(),
	fuehrungszeugnisEingesehenAm: tag(),
	fuehrungszeugnisDatum: tag(),
	isEinschlaegigVerurteilt: janein(),
	schulabschlussID: referenz(),
	ausbildungID: referenz(),
	aktuelleTaetigkeit: zeile(200),
	schulpflichtErfuelltZum: tag(),
	sportartIDs: referenzen(),
	taetigkeitsfeldIDs: referenzen(),
	dienstartWunschID: referenz(),
	gewuenschterBeginn: monat(),
	gewuenschteDauerMonate: ganzzahl(6, 18),
	isWohnraumunterstuetzung: janein(),
	profilbildUploadID: referenz(),
	kontoinhaber: zeile(70),
	iban: freitext(IBAN),
	bic: freitext(BIC),
	bankname: zeile(100),
	steuerID: freitext(STEUER_ID),
	finanzamt: zeile(100),
	sozialversicherungsnummer: freitext(SOZIALVERSICHERUNGSNUMMER),
	krankenkasse: zeile(100),
	krankenversichertennummer: freitext(KRANKENVERSICHERTENNUMMER),
	krankenversicherungsart: auswahl(AUSWAHL.krankenversicherungsart),
	isSchwerbehinderung: janein(),
	schwerbehinderungGrad: ganzzahl(20, 100, 10),
	ernaehrung: auswahl(AUSWAHL.ernaehrung),
	allergien: absatz(500),
	isSchwimmfaehigkeit: janein(),
	isRettungsschwimmabzeichen: janein(),
	rettungsschwimmStufe: auswahl(AUSWAHL.rettungsschwimmStufe),
	masernschutzNachgewiesen: janein(),
	erstuntersuchungDatum: tag(),
	motivation: absatz(4000),
	freiesFeldEins: zeile(500),
	freiesFeldZwei: zeile(500),
	freiesFeldDrei: zeile(500),
	freiesFeldVier: zeile(500),
	freiesFeldFuenf: zeile(500),
} satisfies { readonly [F in Personenfeld]: z.ZodType<Personendaten[F]> };

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
		verstoesse.push(...ergebnis.verstoesse);
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

function istPersonenfeld(feld: string): feld is Personenfeld {
	return Object.hasOwn(FELDER, feld);
}

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
	return quer('vordienstBis', 'Das Ende darf nicht vor dem Beginn liegen.', 'vordienstVon');
}

function ausweis(tag: string, heute: string): Personenverstoss[] {
	return tag > addiereMonate(heute, 12) ? quer('ausweisBeantragtAm', MELDUNG.DAT) : [];
}
