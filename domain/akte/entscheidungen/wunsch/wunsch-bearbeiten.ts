import { type AkteEreignis, DienstartFestgelegt, WunschBearbeitet } from '#domain/akte/ereignisse.ts';
import { type Befund, type Wunschfall, wunschfall } from '#domain/akte/fall.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { beimWunsch, wunschIn } from '#domain/akte/regeln/ausgang.ts';
import { dienstartAenderbar, dienstartBleibtFest, dienstartFuersAlter } from '#domain/akte/regeln/dienstart.ts';
import { dienstartWaehlbar } from '#domain/akte/regeln/einsatzort.ts';
import { dienstartUnberuehrt, g21 } from '#domain/akte/regeln/rechte.ts';
import { freitext } from '#domain/akte/texte.ts';
import { pruefe, type Verb } from '#domain/akte/verb.ts';
import { vollende } from '#domain/akte/vollenden.ts';
import { findeWunsch } from '#domain/akte/zugang.ts';
import type { Wunsch } from '#domain/akte/zustand.ts';
import { unveraendert } from '#domain/regelverstoss.ts';
import { seite } from '#domain/rollen.ts';
import { OFFEN, WUNSCH } from '#domain/status/wunsch.ts';

export interface WunschBearbeitenEingabe {
	readonly wunschID: string;
	/** Undefined: as it was; likewise below. */
	readonly dienstartID?: string | null;
	readonly bemerkung?: string | null;
	readonly prioritaet?: number | null;
	readonly version?: number;
}

type Fall = Wunschfall<WunschBearbeitenEingabe>;

export const WUNSCH_BEARBEITEN: Verb<Fall> = {
	key: 'wunschBearbeiten',
	titel: 'Wunsch bearbeiten',
	rechte: [dienstartUnberuehrt, bemerkungNichtFreiwilliger],
	ausgang: [wunschIn(...OFFEN), freiwilligerNurAmAnfang],
	felder: [dienstartWaehlbar, dienstartFuersAlter],
	regeln: [
		({ eingabe, wunsch }) => unveraendert(eingabe?.version, wunsch.version),
		dienstartAenderbar,
		dienstartBleibtFest,
	],
};

/** W17 */
export function wunschBearbeiten(lage: Lage, eingabe: WunschBearbeitenEingabe): Entschluss {
	const wunsch = findeWunsch(lage, eingabe.wunschID);
	const fall = wunschfall(lage, wunsch, eingabe, { wunsch: { dienstartID: eingabe.dienstartID } });
	pruefe(WUNSCH_BEARBEITEN, fall);
	return vollende(lage, [...dienstartFestgelegt(wunsch, fall.wunsch), ...bearbeitet(lage.akte.id, wunsch, eingabe)]);
}

/** The change of Dienstart as an event, where there is one. */
export function dienstartFestgelegt({ id, dienstartID: von }: Wunsch, { dienstartID: nach }: Wunsch) {
	return von === nach ? [] : [DienstartFestgelegt({ wunschID: id, von, nach })];
}

function bearbeitet(akteID: string, wunsch: Wunsch, eingabe: WunschBearbeitenEingabe): AkteEreignis[] {
	const bemerkung = eingabe.bemerkung === undefined ? wunsch.bemerkung : eingabe.bemerkung?.trim() || null;
	const prioritaet = eingabe.prioritaet === undefined ? wunsch.prioritaet : eingabe.prioritaet;
	const neueBemerkung = bemerkung !== wunsch.bemerkung;
	const neuePrioritaet = prioritaet !== wunsch.prioritaet;
	if (!neueBemerkung && !neuePrioritaet) return [];
	return [
		WunschBearbeitet(
			{ wunschID: wunsch.id, ...(neuePrioritaet && { prioritaet }) },
			neueBemerkung ? freitext(akteID, { bemerkung }) : undefined,
		),
	];
}

/** The volunteer changes only Dienstart and order, and only before the host has reacted. */
function freiwilligerNurAmAnfang({ lage, wunsch }: Fall, titel: string): Befund {
	return seite(lage.akteur) === 'FREIWILLIGER' && wunsch.status >= WUNSCH.nr.Kontaktiert
		? beimWunsch(titel, wunsch)
		: null;
}

function bemerkungNichtFreiwilliger({ lage, eingabe, wunsch }: Fall): Befund {
	const aendert = eingabe?.bemerkung !== undefined && (eingabe.bemerkung?.trim() || null) !== wunsch.bemerkung;
	return aendert && seite(lage.akteur) === 'FREIWILLIGER' ? g21('bemerkung', 'Bemerkung') : null;
}
