/** What the Traeger recognises of a seminar. Table: Seminarnachweis, review and revoke. */
import { SeminarnachweisGeprueft, SeminarnachweisZurPruefung } from '#domain/akte/ereignisse.ts';
import type { Befund } from '#domain/akte/fall.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { angegeben } from '#domain/akte/regeln/eingabe.ts';
import { worte } from '#domain/akte/seminar/abgleich.ts';
import { konflikt, type Nachweisfall, nachweisfall } from '#domain/akte/seminar/seminarfall.ts';
import { pruefe, type Verb } from '#domain/akte/verb.ts';
import { vollende } from '#domain/akte/vollenden.ts';
import { formatTage } from '#domain/format/zahl.ts';
import type { Regelverstoss } from '#domain/regelverstoss.ts';
import { formatStatus } from '#domain/status/katalog.ts';
import { SEMINARNACHWEIS, type SeminarnachweisStatus } from '#domain/status/seminarnachweis.ts';

export const ERGEBNISSE = ['ANERKANNT', 'ANERKANNT_AU', 'ABGELEHNT'] as const;
export type Ergebnis = (typeof ERGEBNISSE)[number];
const NACH = { ANERKANNT: 50, ANERKANNT_AU: 45, ABGELEHNT: 90 } as const satisfies Record<
	Ergebnis,
	SeminarnachweisStatus
>;

export interface NachweisPruefenEingabe {
	readonly nachweisID: string;
	readonly ergebnis: Ergebnis;
	/** Tenths of a day; nothing when it is refused. */
	readonly tage: number;
	readonly grund: string | null;
	/** The file that was seen, by when it was handed in; null: there was none. Left out: whichever is there. */
	readonly eingereichtAm?: string | null | undefined;
}

const nurAus =
	(...status: readonly SeminarnachweisStatus[]) =>
	({ nachweis }: Nachweisfall, titel: string): Befund => {
		if (status.includes(nachweis.status)) return null;
		const jetzt = formatStatus(SEMINARNACHWEIS, nachweis.status);
		return { code: 'G22', http: 409, text: `Die Aktion „${titel}“ ist im Status ${jetzt} nicht möglich.` };
	};

function tageErlaubt({ eingabe, nachweis }: Nachweisfall<NachweisPruefenEingabe>): Befund {
	if (eingabe === null || eingabe.ergebnis === 'ABGELEHNT') return null;
	if (eingabe.tage > nachweis.geplant)
		return feldfehler(`Es können höchstens ${formatTage(nachweis.geplant)} Tage anerkannt werden.`);
	return eingabe.tage > 0 ? null : feldfehler('Bitte geben Sie an, wie viele Tage anerkannt werden.');
}

const feldfehler = (text: string): Regelverstoss => ({ code: 'TAGE', http: 422, feld: 'tage', text });

const PRUEFEN: Verb<Nachweisfall<NachweisPruefenEingabe>, 'seminarnachweisPruefen'> = {
	key: 'seminarnachweisPruefen',
	titel: 'Seminarnachweis prüfen',
	ausgang: [nurAus(10)],
	felder: [tageErlaubt, (fall) => (fall.eingabe?.ergebnis === 'ABGELEHNT' ? angegeben('grund')(fall, '') : null)],
	regeln: [gesehenerNachweis],
};

/** While it is checked another paper may take its place. */
function gesehenerNachweis({ eingabe, nachweis: { datei } }: Nachweisfall<NachweisPruefenEingabe>): Befund {
	if (eingabe?.eingereichtAm === undefined || eingabe.eingereichtAm === (datei?.eingereichtAm ?? null)) return null;
	return konflikt('ANDERER_NACHWEIS', 'Inzwischen wurde ein anderer Nachweis eingereicht. Bitte sehen Sie ihn an.');
}

export function nachweisPruefen(lage: Lage, eingabe: NachweisPruefenEingabe): Entschluss {
	const fall = nachweisfall(lage, eingabe);
	pruefe(PRUEFEN, fall);
	const { ergebnis, nachweisID } = eingabe;
	const facts = {
		nachweisID,
		von: fall.nachweis.status,
		nach: NACH[ergebnis],
		tage: ergebnis === 'ABGELEHNT' ? 0 : eingabe.tage,
	};
	return vollende(lage, [SeminarnachweisGeprueft(facts, begruendung(lage, eingabe.grund))]);
}

interface NachweisWiderrufenEingabe {
	readonly nachweisID: string;
	readonly grund: string;
}

const WIDERRUFEN: Verb<Nachweisfall<NachweisWiderrufenEingabe>, 'seminarnachweisPruefen'> = {
	key: 'seminarnachweisPruefen',
	titel: 'Prüfung zurücknehmen',
	ausgang: [nurAus(45, 50, 90)],
	felder: [angegeben('grund')],
};

/** To be looked at again; what was recognised stays as proposal. */
export function nachweisWiderrufen(lage: Lage, eingabe: NachweisWiderrufenEingabe): Entschluss {
	const fall = nachweisfall(lage, eingabe);
	pruefe(WIDERRUFEN, fall);
	const { id: nachweisID, status: von, tage } = fall.nachweis;
	const facts = { nachweisID, von, nach: 10 as const, anlass: 'WIDERRUF' as const, tage: tage || null };
	return vollende(lage, [SeminarnachweisZurPruefung(facts, begruendung(lage, eingabe.grund))]);
}

const begruendung = ({ akte }: Lage, grund: string | null) =>
	grund?.trim() ? worte(akte, { grund: grund.trim() }) : undefined;
