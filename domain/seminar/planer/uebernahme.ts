/** The seminars of an earlier cycle, planned for the next. Table: Seminarplaner, copy of last cycle's seminars. */
import { addiereTage, tageZwischen } from '#domain/datum.ts';
import { ersterTag, letzterTag, OHNE_ANGABEN, type SeminarFelder, type Termin } from '../seminar-felder.ts';
import type { Feiertag } from './feiertage.ts';
import type { Ferien } from './plan.ts';
import { freieTage, verschoben } from './verlegen.ts';
import { aufFeiertag, inFerien, spanne, und } from './worte.ts';

export interface Vorlage {
	readonly id: string;
	readonly felder: SeminarFelder;
	/** What its groups are called. */
	readonly gruppen: readonly string[];
}

export interface Umfeld {
	/** First days of both cycles. */
	readonly von: string;
	readonly nach: string;
	/** Of the new cycle. */
	readonly gruppen: readonly { readonly id: string; readonly bezeichnung: string }[];
	/** Who may lead. */
	readonly leitungIDs: ReadonlySet<string>;
	/** What can still be chosen. */
	readonly seminartypIDs: ReadonlySet<string>;
	readonly dienstartIDs: ReadonlySet<string>;
	readonly ferien: readonly Ferien[];
	readonly feiertage: readonly Feiertag[];
	readonly heute: string;
	/** What the seminars of the new cycle are called. */
	readonly vorhandene: readonly string[];
}

export interface Uebernommen {
	readonly felder: SeminarFelder;
	/** What is different from before, or stands against it, as sentences. */
	readonly hinweise: readonly string[];
	/** The nearest week without holidays, where there are some; it is only taken when somebody says so. */
	readonly vorschlag: readonly Termin[] | null;
	/** Neither over already, nor planned there by somebody else. */
	readonly isRatsam: boolean;
}

/** Whole weeks: a Monday stays a Monday, and the week of the cycle the same. */
export const wochenversatz = ({ von, nach }: Pick<Umfeld, 'von' | 'nach'>): number =>
	Math.round(tageZwischen(von, nach) / 7) * 7;

/** null: its kind of seminar can't be chosen any more. */
export function uebernimm({ felder, gruppen }: Vorlage, umfeld: Umfeld): Uebernommen | null {
	if (!umfeld.seminartypIDs.has(felder.seminartypID)) return null;
	const versatz = wochenversatz(umfeld);
	const termine = verschoben(felder.termine, versatz);
	const jeName = new Map(umfeld.gruppen.map(({ id, bezeichnung }) => [alsName(bezeichnung), id]));
	const seminargruppeIDs = gruppen.flatMap((name) => jeName.get(alsName(name)) ?? []);
	const fehlende = gruppen.filter((name) => !jeName.has(alsName(name)));
	const leitung = felder.leitungPersonID;
	const behaelt = leitung === null || umfeld.leitungIDs.has(leitung);
	const frei = freieTage(umfeld, { termine });
	const vorschlag = frei.length > 0 ? naechsteFreieWoche(termine, umfeld) : null;
	const { anmeldeschluss, bezeichnung } = felder;
	const istVorbei = (ersterTag({ termine }) ?? '9999') <= umfeld.heute;
	const gibtEs = umfeld.vorhandene.some((titel) => alsName(titel) === alsName(bezeichnung));
	return {
		felder: {
			...OHNE_ANGABEN,
			...felder,
			termine,
			anmeldeschluss: anmeldeschluss && addiereTage(anmeldeschluss, versatz),
			leitungPersonID: behaelt ? leitung : null,
			seminargruppeIDs,
			dienstartIDs: felder.dienstartIDs.filter((id) => umfeld.dienstartIDs.has(id)),
		},
		hinweise: [
			...(istVorbei ? ['Der Termin wäre schon vorbei.'] : []),
			...(gibtEs ? [`„${bezeichnung}“ gibt es hier schon.`] : []),
			...(frei.length > 0 ? [`Liegt ${und(frei.map(worte))}${statt(vorschlag)}.`] : []),
			...(fehlende.length > 0
				? [`Ohne ${und(fehlende)}: ${fehlende.length === 1 ? 'Diese Gruppe' : 'Diese Gruppen'} gibt es hier nicht.`]
				: []),
			...(behaelt ? [] : ['Die bisherige Leitung steht nicht mehr zur Wahl.']),
			...(felder.dienstartIDs.every((id) => umfeld.dienstartIDs.has(id))
				? []
				: ['Eine Dienstart steht nicht mehr zur Wahl.']),
		],
		vorschlag,
		isRatsam: !istVorbei && !gibtEs,
	};
}

/** Its dates as proposed, and the last day of registration with them. */
export function verlegt(felder: SeminarFelder, termine: readonly Termin[]): SeminarFelder {
	const [vorher, nachher] = [ersterTag(felder), ersterTag({ termine })];
	const { anmeldeschluss } = felder;
	if (!anmeldeschluss || vorher === null || nachher === null) return { ...felder, termine };
	return { ...felder, termine, anmeldeschluss: addiereTage(anmeldeschluss, tageZwischen(vorher, nachher)) };
}

const alsName = (bezeichnung: string): string => bezeichnung.trim().toLocaleLowerCase('de');

const worte = ({ art, name }: ReturnType<typeof freieTage>[number]): string =>
	art === 'FERIEN' ? inFerien(name) : aufFeiertag(name);

function statt(termine: readonly Termin[] | null): string {
	const [von, bis] = [termine && ersterTag({ termine }), termine && letzterTag({ termine })];
	return von && bis ? `, frei wäre ${spanne({ von, bis })}` : '';
}

const WOCHEN = [-1, 1, -2, 2, -3, 3, -4, 4, -5, 5, -6, 6];

function naechsteFreieWoche(termine: readonly Termin[], umfeld: Umfeld): Termin[] | null {
	return (
		WOCHEN.map((wochen) => verschoben(termine, wochen * 7)).find(
			(andere) =>
				freieTage(umfeld, { termine: andere }).length === 0 && (ersterTag({ termine: andere }) ?? '') >= umfeld.nach,
		) ?? null
	);
}
