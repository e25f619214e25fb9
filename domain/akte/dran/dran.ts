/** Whose turn it is: of everything that waits for somebody one answer, since when it waits, and for what. */
import { PARTEI_LABEL } from '#domain/akte/signatur/partei.ts';

/** Who can be at turn: the parties of a service, and the federal office (BAFzA) for its agreements. */
export const DRANPARTEIEN = [
	'FREIWILLIGER',
	'ERZIEHUNGSBERECHTIGTER',
	'EINSATZSTELLE',
	'TRAEGER',
	'BUNDESAMT',
] as const;
export type Dranpartei = (typeof DRANPARTEIEN)[number];

export const DRAN_LABEL: Readonly<Record<Dranpartei, string>> = { ...PARTEI_LABEL, BUNDESAMT: 'Bundesamt' };

/** On the tag of a row. */
export const DRAN_KUERZEL: Readonly<Record<Dranpartei, string>> = {
	FREIWILLIGER: 'FW',
	ERZIEHUNGSBERECHTIGTER: 'EB',
	EINSATZSTELLE: 'ES',
	TRAEGER: 'TR',
	BUNDESAMT: 'B',
};

/** Where somebody asks how it stands. */
export const BEI: Readonly<Record<Dranpartei, string>> = {
	FREIWILLIGER: 'bei der freiwilligen Person',
	ERZIEHUNGSBERECHTIGTER: 'bei den Erziehungsberechtigten',
	EINSATZSTELLE: 'bei der Einsatzstelle',
	TRAEGER: 'beim Träger',
	BUNDESAMT: 'beim Bundesamt',
};

/** What the party at turn does with a document. */
export const DRANTATEN = [
	'EINREICHEN',
	'BEREITSTELLEN',
	'PRUEFEN',
	'UNTERSCHREIBEN',
	'UNTERSCHRIFTEN_STARTEN',
	'BESIEGELN',
	'PAPIER_EINHOLEN',
] as const;
export type Drantat = (typeof DRANTATEN)[number];

/** With an application, or with the contract it has led to. */
export const WUNSCHTATEN = [
	'BESTAETIGEN',
	'KONTAKTIEREN',
	'ANTWORTEN',
	'VERHANDELN',
	'EINIGEN',
	'ERGAENZEN',
	'ABSCHLIESSEN',
	'ANTRETEN',
	'BEENDEN',
] as const;
export type Wunschtat = (typeof WUNSCHTATEN)[number];

interface Zug {
	readonly partei: Dranpartei;
	/** ISO 8601. */
	readonly seit: string;
}

export interface Dran extends Zug {
	readonly tat: Drantat;
}

/** An agreed contract waits for what its documents wait for. */
export interface Wunschdran extends Zug {
	readonly tat: Wunschtat | Drantat;
}
