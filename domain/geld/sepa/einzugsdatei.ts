import { addiereMonate, addiereTage, tagInBerlin } from '#domain/datum.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { formatEuro } from '#domain/format/zahl.ts';
import { Abgelehnt, type Regelverstoss } from '#domain/regelverstoss.ts';
import { keinBanktag, naechsterBanktag } from './banktag.ts';
import type { Lastschrift, OhneLastschrift } from './lastschriften.ts';
import type { Zahlungsauftrag } from './pain001.ts';
import type { Einzugsauftrag } from './pain008.ts';
import type { Ueberweisung } from './ueberweisungen.ts';
import { zahlungskonto } from './zahlungsdatei.ts';

interface Bankparameter {
	readonly zahlungskontoInhaber: string | null;
	readonly zahlungskontoIban: string | null;
	readonly zahlungskontoBic: string | null;
	readonly glaeubigerID: string | null;
}

export interface Einzugsvorgabe {
	readonly laufNr: number;
	/** When it went to the bank first; ISO 8601, in UTC. */
	readonly am: string;
	readonly tag: string;
	readonly parameter: Bankparameter;
	readonly lastschriften: readonly Lastschrift[];
}

/** Of the hand-over alone, never of the moment it is asked for: whoever asks again gets the same. */
export function einzugsauftrag({ laufNr, am, tag, parameter, lastschriften }: Einzugsvorgabe): Einzugsauftrag {
	const konto = zahlungskonto(parameter);
	const { glaeubigerID } = parameter;
	if (!glaeubigerID) throw new Abgelehnt([OHNE_GLAEUBIGER_ID]);
	if (lastschriften.length === 0) throw new Abgelehnt([NICHTS]);
	const kennung = `LAUF-${laufNr}-${tagInBerlin(am).replaceAll('-', '')}`;
	return { kennung, erstellt: am, faellig: tag, konto, glaeubigerID, lastschriften };
}

/** The first banking day that leaves whoever pays the days to know of it. */
export function fruehesterEinzug(heute: string, vorabankuendigungTage: number): string {
	return naechsterBanktag(addiereTage(heute, vorabankuendigungTage - 1));
}

const SPAETESTENS_MONATE = 3;

/** Before anybody was told of a day. */
export function pruefeFaelligkeit(tag: string, heute: string, vorabankuendigungTage: number): void {
	const von = fruehesterEinzug(heute, vorabankuendigungTage);
	const bis = addiereMonate(heute, SPAETESTENS_MONATE);
	if (tag < von || tag > bis) {
		const frist = `Die Einsatzstellen erfahren ${vorabankuendigungTage} Tage vorher von der Abbuchung.`;
		throw falscherTag(`${frist} Bitte wählen Sie einen Tag vom ${formatDatum(von)} bis zum ${formatDatum(bis)}.`);
	}
	const ruhe = keinBanktag(tag, 'bucht keine Bank ab');
	if (ruhe) throw falscherTag(ruhe);
}

/** Once they know the day, it stays. */
export function pruefeAngekuendigt(tag: string | null, angekuendigt: string): void {
	if (tag !== null && tag !== angekuendigt)
		throw falscherTag(`Die Abbuchung ist schon zum ${formatDatum(angekuendigt)} angekündigt.`);
}

/** In words, for whoever collects. */
export function ohneLastschriftWorte({ bezeichnung, betrag, weil }: OhneLastschrift): string {
	if (weil === 'SUMME')
		return betrag === 0
			? `${bezeichnung}: Beitrag und Guthaben heben sich auf.`
			: `${bezeichnung}: ${formatEuro(-betrag)} Guthaben, wird mit dem nächsten Beitrag verrechnet.`;
	return `${bezeichnung}: ${formatEuro(betrag)}, ${FEHLT[weil]}.`;
}

const FEHLT: Readonly<Record<Exclude<OhneLastschrift['weil'], 'SUMME'>, string>> = {
	STELLE: 'die Einsatzstelle gibt es nicht mehr',
	MANDAT: 'kein Mandat',
	MANDATSREFERENZ: 'die Mandatsreferenz nimmt keine Bank an',
	MANDATSDATUM: 'das Datum des Mandats fehlt',
	IBAN: 'die IBAN fehlt',
};

export interface Guthabenempfaenger {
	readonly wer: string;
	readonly bezeichnung: string;
	readonly iban: string | null;
	readonly bic: string | null;
	/** Cents. */
	readonly betrag: number;
}

export interface Guthabenvorgabe {
	readonly nr: number;
	readonly am: string;
	readonly tag: string;
	readonly parameter: Omit<Bankparameter, 'glaeubigerID'>;
	readonly empfaenger: readonly Guthabenempfaenger[];
}

/** What sites have coming, as transfers. */
export function guthabenauftrag({ nr, am, tag, parameter, empfaenger }: Guthabenvorgabe): Zahlungsauftrag {
	const konto = zahlungskonto(parameter);
	const ueberweisungen = empfaenger.flatMap(
		({ bezeichnung, iban, bic, betrag }, i): Omit<Ueberweisung, 'freiwilligerID'>[] =>
			iban === null
				? []
				: [
						{
							...{ endToEndID: `GUTHABEN-${nr}-${i + 1}`, empfaenger: bezeichnung, iban, bic, betrag },
							zweck: `Guthaben aus Beitraegen, Auszahlung ${nr}`,
						},
					],
	);
	if (ueberweisungen.length === 0) throw new Abgelehnt([KEIN_GUTHABEN]);
	const kennung = `GUTHABEN-${nr}-${tagInBerlin(am).replaceAll('-', '')}`;
	return { kennung, erstellt: am, ausfuehrung: tag, konto, ueberweisungen };
}

const falscherTag = (text: string): Abgelehnt =>
	new Abgelehnt([{ code: 'FAELLIGKEIT', http: 422, feld: 'faelligkeit', text }]);
const OHNE_GLAEUBIGER_ID: Regelverstoss = {
	code: 'GLAEUBIGER_ID',
	http: 409,
	text: 'Ihre Gläubiger-Identifikationsnummer fehlt. Bitte tragen Sie sie in den Parametern unter „Allgemein“, „Zahlungskonto“ ein.',
};
const NICHTS: Regelverstoss = {
	code: 'OHNE_LASTSCHRIFT',
	http: 409,
	text: 'In diesem Lauf ist von niemandem etwas einzuziehen.',
};
const KEIN_GUTHABEN: Regelverstoss = {
	code: 'OHNE_GUTHABEN',
	http: 409,
	text: 'Es ist kein Guthaben offen, das sich auszahlen lässt.',
};
