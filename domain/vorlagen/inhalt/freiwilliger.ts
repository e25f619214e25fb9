import type { Akte, Erziehungsberechtigter, Personendaten } from '#domain/akte/zustand.ts';
import { alterAm } from '#domain/datum.ts';
import { AUSWAHL, ERZIEHUNGSBERECHTIGTER_ART } from '#domain/felder/auswahl.ts';
import { istMinderjaehrig } from '#domain/recht/alter.ts';
import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';
import type { Wert } from '../werte.ts';

export type Eintrag = readonly [name: string, wert: Wert];

/** What a person chose from lists, by the ids; what isn't there has no name. */
export type Listennamen = ReadonlyMap<string, string>;

/** The lists' entries whose names are needed. */
export function listenIDs({ titelID, landID, staatsangehoerigkeitID, schulabschlussID }: Personendaten): string[] {
	return [titelID, landID, staatsangehoerigkeitID, schulabschlussID].filter((id) => typeof id === 'string');
}

/** The whole group `freiwilliger`, but for what is sensitive. */
export function freiwilligerWerte(akte: Pick<Akte, 'person' | 'status'>, heute: string, namen: Listennamen): Eintrag[] {
	const { person, status } = akte;
	const { geburtsdatum } = person;
	return [
		['freiwilliger.anrede', person.anrede],
		['freiwilliger.vorname', person.vorname],
		['freiwilliger.nachname', person.nachname],
		['freiwilliger.name', worte(person.vorname, person.nachname)],
		['freiwilliger.titel', name(namen, person.titelID)],
		['freiwilliger.geburtsname', person.geburtsname],
		['freiwilliger.geschlecht', person.geschlecht && AUSWAHL.geschlecht[person.geschlecht]],
		['freiwilliger.geburtsdatum', geburtsdatum],
		['freiwilliger.geburtsort', person.geburtsort],
		['freiwilliger.alter', geburtsdatum && alterAm(geburtsdatum, heute)],
		['freiwilliger.volljaehrig', geburtsdatum && jaNein(!istMinderjaehrig(geburtsdatum, heute))],
		['freiwilliger.staatsangehoerigkeit', name(namen, person.staatsangehoerigkeitID)],
		['freiwilliger.email', person.email],
		['freiwilliger.telefon', person.telefon],
		['freiwilliger.mobil', person.mobil],
		['freiwilliger.strasse', person.strasse],
		['freiwilliger.hausnummer', person.hausnummer],
		['freiwilliger.plz', person.plz],
		['freiwilliger.ort', person.ort],
		['freiwilliger.land', name(namen, person.landID)],
		['freiwilliger.adresse', anschrift(person)],
		['freiwilliger.familienstand', person.familienstand && AUSWAHL.familienstand[person.familienstand]],
		['freiwilliger.tshirt', person.tshirtGroesse],
		['freiwilliger.bfd_kennung', person.bfdKennung],
		['freiwilliger.schulabschluss', name(namen, person.schulabschlussID)],
		['freiwilliger.vordienst', jaNein(person.isVordienst)],
		['freiwilliger.bildrechte', jaNein(person.isBildrechte)],
		['freiwilliger.freies_feld_eins', person.freiesFeldEins],
		['freiwilliger.freies_feld_zwei', person.freiesFeldZwei],
		['freiwilliger.freies_feld_drei', person.freiesFeldDrei],
		['freiwilliger.freies_feld_vier', person.freiesFeldVier],
		['freiwilliger.freies_feld_fuenf', person.freiesFeldFuenf],
		['freiwilliger.status', FREIWILLIGER.eintraege[status].label],
	];
}

/** Nothing of these goes into a mail. */
export function sensibleWerte(person: Personendaten): Eintrag[] {
	return [
		['freiwilliger.konfession', person.konfession && AUSWAHL.konfession[person.konfession]],
		['freiwilliger.steuer_id', ohneLuecken(person.steuerID)],
		['freiwilliger.finanzamt', person.finanzamt],
		['freiwilliger.sozialversicherungsnummer', ohneLuecken(person.sozialversicherungsnummer)],
		['freiwilliger.krankenkasse', person.krankenkasse],
		['freiwilliger.iban', ohneLuecken(person.iban)],
		['freiwilliger.bic', ohneLuecken(person.bic)],
		['freiwilliger.kontoinhaber', person.kontoinhaber],
		['freiwilliger.bank', person.bankname],
		['freiwilliger.ernaehrung', person.ernaehrung && AUSWAHL.ernaehrung[person.ernaehrung]],
		['freiwilliger.schwerbehinderung', jaNein(person.isSchwerbehinderung)],
		['freiwilliger.schwimmfaehigkeit', jaNein(person.isSchwimmfaehigkeit)],
		['freiwilliger.rettungsschwimmabzeichen', rettungsschwimmabzeichen(person)],
	];
}

/** The first two guardians. */
export function erziehungsberechtigteWerte(erziehungsberechtigte: readonly Erziehungsberechtigter[]): Eintrag[] {
	return (['eins', 'zwei'] as const).flatMap((stelle, i): Eintrag[] => {
		const einer = erziehungsberechtigte[i];
		const person = einer?.person;
		return [
			[`erziehungsberechtigter_${stelle}.name`, person && worte(person.vorname, person.nachname)],
			[`erziehungsberechtigter_${stelle}.art`, einer && ERZIEHUNGSBERECHTIGTER_ART[einer.art]],
			[`erziehungsberechtigter_${stelle}.email`, person?.email],
			[`erziehungsberechtigter_${stelle}.telefon`, person?.telefon],
			[`erziehungsberechtigter_${stelle}.adresse`, person && anschrift(person)],
		];
	});
}

/** `Rheinweg 12a, 53113 Bonn`. */
export function anschrift(a: {
	readonly strasse?: string | null;
	readonly hausnummer?: string | null;
	readonly plz?: string | null;
	readonly ort?: string | null;
}): string {
	return [worte(a.strasse, a.hausnummer), worte(a.plz, a.ort)].filter(Boolean).join(', ');
}

/** With a space between what there is. */
export const worte = (...teile: readonly (string | null | undefined)[]): string => teile.filter(Boolean).join(' ');

const name = (namen: Listennamen, id: string | null | undefined): string => (id && namen.get(id)) || '';

const ohneLuecken = (wert: string | null | undefined): string => wert?.replace(/\s/g, '') ?? '';

function jaNein(wert: boolean | null | undefined): string {
	if (wert === null || wert === undefined) return '';
	return wert ? 'ja' : 'nein';
}

function rettungsschwimmabzeichen({
	isRettungsschwimmabzeichen: hat,
	rettungsschwimmStufe: stufe,
}: Personendaten): string {
	return hat && stufe ? AUSWAHL.rettungsschwimmStufe[stufe] : jaNein(hat);
}
