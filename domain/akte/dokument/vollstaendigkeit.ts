/** G01, G19, G20 and G33: what is still missing in the file; each names all of it. */

import { type Dokumentumfeld, dokumentumfeld } from '#domain/akte/dokument/dokumentbedingungen.ts';
import {
	fehlendeAbfragefelder,
	fehlendePflichtdokumente,
	offeneNachbearbeitung,
	offeneUnterschriften,
} from '#domain/akte/dokument/dokumentregeln.ts';
import type { Befund, Fall, Regel, Wunschfall } from '#domain/akte/fall.ts';
import type { GefragtesFeld } from '#domain/akte/freiwilliger/abfragen.ts';
import { letzterDienst } from '#domain/akte/massgeblich.ts';
import { durch } from '#domain/akte/regeln/behebbar.ts';
import type { Akte } from '#domain/akte/zustand.ts';
import type { Bearbeiter } from '#domain/feldabfrage/feldabfrage.ts';
import { SEMINARNACHWEIS } from '#domain/status/seminarnachweis.ts';

/** As the contract would stand after the step, with the dates it brings. */
function umfeld({ lage, wunsch, vertrag }: Wunschfall): Dokumentumfeld {
	return dokumentumfeld(lage, wunsch, vertrag);
}

/** G01, before the volunteer enters `ziel`; only changes forward ask it. */
export function pflichtdokumenteVollstaendig(ziel: number): Regel<Wunschfall> {
	return (fall): Befund => {
		const { akte, akteur, referenz } = fall.lage;
		const fehlt = fehlendePflichtdokumente(akte, referenz.specs, ziel, umfeld(fall));
		if (fehlt.length === 0) return referenz.specs.length ? 'Pflichtdokumente vollständig' : null;
		return {
			code: 'G01',
			http: 409,
			text: `Der Statuswechsel ist nicht möglich, weil noch Pflichtdokumente fehlen: ${fehlt.join(', ')}.`,
			behebbarDurch: durch(akteur, 'FREIWILLIGER', 'MA_VERWALTUNG', 'ADMIN'),
			ziel: 'akte',
		};
	};
}

/** G20, before the volunteer enters `ziel`. */
export function abfragefelderAusgefuellt(ziel: number): Regel<Wunschfall> {
	return (fall): Befund => {
		const { akte, akteur, ctx, referenz } = fall.lage;
		const stand = { akte, heute: ctx.heute };
		const fehlt = fehlendeAbfragefelder(stand, fall.wunsch, referenz.feldabfragen, ziel, fall.aenderungen);
		if (fehlt.length === 0) return referenz.feldabfragen.length ? 'Abgefragte Felder ausgefüllt' : null;
		return {
			code: 'G20',
			http: 409,
			text: `Bitte füllen Sie zuerst die abgefragten Felder aus: ${fehlt.map((f) => f.bezeichnung).join(', ')}.`,
			behebbarDurch: durch(akteur, ...ausfuellende(fehlt)),
			ziel: 'daten',
		};
	};
}

/** Who has at least one of them to fill in; the Traeger has all. */
function ausfuellende(felder: readonly GefragtesFeld[]) {
	const beteiligt = (wer: Bearbeiter) => felder.some((f) => f.isBearbeitbarDurch.includes(wer));
	return [
		...(beteiligt('FW') ? (['FREIWILLIGER'] as const) : []),
		...(beteiligt('ME') ? (['MA_VEREIN'] as const) : []),
		...(['MA_VERWALTUNG', 'ADMIN'] as const),
	];
}

/** G19 */
export function vertragUnterschrieben(fall: Wunschfall): Befund {
	const { akte, akteur, referenz } = fall.lage;
	const offen = offeneUnterschriften(akte, referenz.specs, umfeld(fall));
	if (offen.length === 0) return referenz.specs.length ? 'Vertrag unterschrieben' : null;
	return {
		code: 'G19',
		http: 409,
		text: `Der Vertrag ist noch nicht vollständig unterschrieben. Es fehlt: ${offen.join(', ')}.`,
		behebbarDurch: durch(akteur, 'FREIWILLIGER', 'MA_VEREIN', 'MA_VERWALTUNG', 'ADMIN'),
		ziel: 'akte',
	};
}

/** G33, by the service that ended last. */
export function nachbearbeitungErledigt({ lage }: Fall): Befund {
	const { akte, akteur, referenz } = lage;
	const wunsch = letzterDienst(
		akte,
		akte.wuensche.filter(({ zyklusID }) => zyklusID === akte.zyklusID),
	);
	const papiere = offeneNachbearbeitung(akte, referenz.specs, dokumentumfeld(lage, wunsch));
	const offen = [...papiere, ...(referenz.parameter.isSeminarverwaltungEnabled ? offeneNachweise(akte) : [])];
	if (offen.length === 0) return 'Nachbearbeitung vollständig';
	return {
		code: 'G33',
		http: 409,
		text: `Die Nachbearbeitung kann noch nicht abgeschlossen werden. Offen: ${offen.join(', ')}.`,
		behebbarDurch: durch(akteur, 'MA_VERWALTUNG', 'ADMIN'),
		ziel: papiere.length > 0 ? 'akte' : 'seminare',
	};
}

/** Neither recognised nor refused. */
const offeneNachweise = ({ seminarnachweise }: Akte): string[] =>
	seminarnachweise
		.filter(({ status }) => status === SEMINARNACHWEIS.nr.Geplant || status === SEMINARNACHWEIS.nr.Pruefung)
		.map(({ titel }) => (titel ? `Seminarnachweis „${titel}“` : 'ein Seminarnachweis'));
