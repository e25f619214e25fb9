/** How a new wish comes about: as it would be, then as an event. */

import { WunschGeaeussert } from '#domain/akte/ereignisse.ts';
import { type Regel, type Wunschfall, wunschfall } from '#domain/akte/fall.ts';
import type { Lage } from '#domain/akte/lage.ts';
import { freiePlaetze } from '#domain/akte/regeln/kontingent.ts';
import { ersterWunschStatus } from '#domain/akte/schritte.ts';
import { freitext } from '#domain/akte/texte.ts';
import { pruefeRegeln } from '#domain/akte/verb.ts';
import type { Wunsch } from '#domain/akte/zustand.ts';
import { groesster } from '#domain/beliebig-viele.ts';

/** What is said about a place somebody applies for. */
export interface Wunschangabe {
	readonly einsatzortID: string;
	readonly dienstartID?: string | null;
	readonly bemerkung?: string | null;
}

/** The wish as it would be, in the volunteer's cycle. */
export function gedachterWunsch(lage: Lage, angabe: Wunschangabe, rest: Partial<Wunsch> = {}): Wunsch {
	const { ctx, akte, referenz } = lage;
	return {
		id: ctx.neueID(),
		zyklusID: akte.zyklusID,
		einsatzortID: angabe.einsatzortID,
		einsatzstelleID: referenz.adressen.get(angabe.einsatzortID)?.einsatzstelleID ?? '',
		dienstartID: angabe.dienstartID ?? null,
		status: 0,
		statusSeit: ctx.jetzt,
		erreicht: 0,
		betreuerUserID: null,
		prioritaet: null,
		bemerkung: angabe.bemerkung?.trim() || null,
		beworbenAm: ctx.jetzt,
		beendetAm: null,
		beendetVon: null,
		beendetAus: null,
		grund: null,
		herkunft: 'BEWERBUNG',
		nachfragen: [],
		version: 0,
		...rest,
	};
}

interface Wunschregeln {
	readonly felder: readonly Regel<Wunschfall>[];
	readonly regeln: readonly Regel<Wunschfall>[];
}

/** Checks wishes made together, each in view of those before it, and tells them as events. */
export function wuenscheGeaeussert(lage: Lage, angaben: readonly Wunschangabe[], { felder, regeln }: Wunschregeln) {
	const verb = { key: 'bewerben', titel: 'Bewerben', ausgang: [], unbestaetigt: true } as const;
	const faelle: Wunschfall[] = [];
	for (const angabe of angaben) {
		const davor = faelle.map((f) => f.wunsch);
		const jetzt: Lage = { ...lage, akte: { ...lage.akte, wuensche: [...lage.akte.wuensche, ...davor] } };
		const prioritaet = naechstePrioritaet(jetzt);
		const wunsch = gedachterWunsch(jetzt, angabe, { prioritaet });
		faelle.push(wunschfall(jetzt, { ...wunsch, betreuerUserID: automatischeBetreuung(jetzt, wunsch) }, {}));
	}
	for (const fall of faelle) pruefeRegeln<Wunschfall>({ ...verb, felder }, fall);
	for (const fall of faelle) pruefeRegeln<Wunschfall>({ ...verb, regeln }, fall);
	return faelle.map(({ wunsch }) => geaeussert(lage, wunsch));
}

function geaeussert(lage: Lage, wunsch: Wunsch) {
	const nach = ersterWunschStatus(istVoll(lage, wunsch) ? 'WunschGeaeussert.500' : 'WunschGeaeussert.0');
	const { prioritaet, bemerkung } = wunsch;
	return WunschGeaeussert(
		{ ...wunschFacts(wunsch), nach, prioritaet },
		bemerkung === null ? undefined : freitext(lage.akte.id, { bemerkung }),
	);
}

export function wunschFacts(wunsch: Wunsch) {
	const { id: wunschID, zyklusID, einsatzortID, einsatzstelleID, dienstartID, betreuerUserID } = wunsch;
	return { wunschID, zyklusID, einsatzortID, einsatzstelleID, dienstartID, betreuerUserID };
}

/** W1: no free place, at no Dienstart offered if none is chosen. */
function istVoll(lage: Lage, wunsch: Wunsch): boolean {
	const angeboten = lage.referenz.adressen.get(wunsch.einsatzortID)?.dienstartIDs ?? [];
	const moeglich = wunsch.dienstartID ? [wunsch.dienstartID] : angeboten;
	const frei = moeglich.map((id) => freiePlaetze(lage, wunsch, id)?.frei ?? Number.POSITIVE_INFINITY);
	return lage.referenz.parameter.kontingentMode !== 'OHNE' && Math.max(0, groesster(frei)) <= 0;
}

/** A user of the Einsatzort who takes over new wishes (table: User, auto-assign). */
function automatischeBetreuung({ referenz }: Lage, { einsatzortID, einsatzstelleID }: Wunsch): string | null {
	const zustaendig = [...referenz.benutzer.values()].filter(
		(b) =>
			b.isAktiv &&
			b.isBetreuerAutomatischZuweisen &&
			(b.einsatzortIDs.includes(einsatzortID) || b.einsatzstelleIDs.includes(einsatzstelleID)),
	);
	return zustaendig.map((b) => b.id).sort()[0] ?? null;
}

const LETZTE_PRIORITAET = 20;

/** The volunteer's order goes on counting; beyond its end a wish has none. */
function naechstePrioritaet({ akte }: Lage): number | null {
	const vergeben = akte.wuensche.filter((w) => w.zyklusID === akte.zyklusID).map((w) => w.prioritaet ?? 0);
	const naechste = Math.max(0, groesster(vergeben)) + 1;
	return naechste > LETZTE_PRIORITAET ? null : naechste;
}
