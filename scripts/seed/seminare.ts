import { addiereMonate, addiereTage, wochenbeginn } from '#domain/datum.ts';
import type { Akteur } from '#domain/rollen.ts';
import {
	fuehreSeminarDurch,
	legeSeminarAn,
	type NeuesSeminar,
	sageSeminarAb,
	veroeffentlicheSeminar,
} from '#domain/seminar/entscheidungen.ts';
import type { SeminarEreignis } from '#domain/seminar/ereignisse.ts';
import { type Seminar, seminarAggregat } from '#domain/seminar/seminar.ts';
import type { Grundlage } from './grundlage.ts';
import type { Welt } from './welt.ts';

interface Seminarplan {
	/** Months after the beginning of the cycle, and the Monday of that month. */
	readonly monat: number;
	readonly woche: number;
	/** Days from Monday on. */
	readonly tage: number;
	readonly angaben: Omit<NeuesSeminar, 'termine' | 'geplanteTage'>;
	/** What the Traeger doesn't make public yet, or called off. */
	readonly stand?: 'GEPLANT' | 'ABGESAGT';
}

const HAUS = { ort: 'Sporthaus Grünberg', adresse: 'Am Tiergarten 8, 35305 Grünberg' };
const HERBERGE = { ort: 'Jugendherberge Marburg', adresse: 'Jahnstraße 1, 35037 Marburg' };

const PLAENE: readonly Seminarplan[] = [
	{
		monat: 0,
		woche: 2,
		tage: 5,
		angaben: { bezeichnung: 'Einführung Lahn', seminartypID: 'EINFUEHRUNG', ...HAUS, maxTeilnehmer: 25 },
	},
	{
		monat: 0,
		woche: 3,
		tage: 5,
		angaben: { bezeichnung: 'Einführung Main', seminartypID: 'EINFUEHRUNG', ...HERBERGE, maxTeilnehmer: 25 },
	},
	{
		monat: 2,
		woche: 2,
		tage: 5,
		angaben: {
			bezeichnung: 'Politische Bildung Grünberg',
			seminartypID: 'POLITISCHE_BILDUNG',
			...HAUS,
			maxTeilnehmer: 24,
		},
	},
	{
		monat: 4,
		woche: 2,
		tage: 1,
		angaben: {
			bezeichnung: 'Erste Hilfe',
			seminartypID: 'BILDUNGSTAG',
			ort: 'Geschäftsstelle Wetzlar',
			maxTeilnehmer: 20,
		},
	},
	{
		monat: 4,
		woche: 3,
		tage: 1,
		angaben: { bezeichnung: 'Kinderschutz im Verein', seminartypID: 'BILDUNGSTAG', isOnline: true },
	},
	{
		monat: 5,
		woche: 2,
		tage: 5,
		angaben: { bezeichnung: 'Zwischenseminar Lahn', seminartypID: 'ZWISCHEN', ...HAUS, maxTeilnehmer: 25 },
	},
	{
		monat: 5,
		woche: 4,
		tage: 5,
		angaben: { bezeichnung: 'Zwischenseminar Main', seminartypID: 'ZWISCHEN', ...HERBERGE, maxTeilnehmer: 25 },
	},
	{
		monat: 6,
		woche: 2,
		tage: 3,
		angaben: {
			bezeichnung: 'Übungsleitung Basis',
			seminartypID: 'LIZENZ',
			...HAUS,
			maxTeilnehmer: 20,
			beschreibung: 'Erster Teil der Lizenzausbildung. Bitte bringen Sie Sportzeug für Halle und Freien mit.',
		},
	},
	{
		monat: 7,
		woche: 2,
		tage: 2,
		angaben: {
			bezeichnung: 'Klettern und Vertrauen',
			seminartypID: 'FREI',
			ort: 'Kletterhalle Gießen',
			maxTeilnehmer: 14,
		},
		stand: 'ABGESAGT',
	},
	{
		monat: 9,
		woche: 1,
		tage: 5,
		angaben: { bezeichnung: 'Abschluss Lahn', seminartypID: 'ABSCHLUSS', ...HAUS, maxTeilnehmer: 25 },
		stand: 'GEPLANT',
	},
	{
		monat: 9,
		woche: 3,
		tage: 5,
		angaben: { bezeichnung: 'Abschluss Main', seminartypID: 'ABSCHLUSS', maxTeilnehmer: 25 },
		stand: 'GEPLANT',
	},
];

/** Planned before the cycle began, published with it; what is over has taken place. */
export function legeSeminareAn(welt: Welt, grundlage: Grundlage, akteur: Akteur, heute: string): void {
	for (const { id: zyklusID, start } of grundlage.zyklen) {
		for (const plan of PLAENE) {
			const von = montag(addiereMonate(start, plan.monat), plan.woche);
			const bis = addiereTage(von, plan.tage - 1);
			const id = welt.nebenbei.uuid();
			const tue = (tag: string, entscheide: (seminar: Seminar) => SeminarEreignis[]) => {
				if (tag > heute) return;
				welt.jetzt = `${tag}T08:00:00.000Z`;
				const ereignisse = entscheide(welt.lies(seminarAggregat, id));
				welt.schreibe(seminarAggregat, id, ereignisse, akteur, welt.nebenbei.uuid());
			};
			const termine = [{ von, bis, beginn: '10:00', ende: plan.tage === 1 ? '17:00' : null }];
			const eingabe = { ...plan.angaben, termine, geplanteTage: plan.tage * 10, anmeldeschluss: addiereTage(von, -21) };
			tue(addiereTage(start, -60), (seminar) => legeSeminarAn(seminar, zyklusID, eingabe));
			if (plan.stand !== 'GEPLANT') tue(addiereTage(start, -30), veroeffentlicheSeminar);
			if (plan.stand === 'ABGESAGT')
				tue(addiereTage(start, 20), (s) => sageSeminarAb(s, 'Die Halle wird in dieser Zeit umgebaut.'));
			if (plan.stand === undefined) tue(addiereTage(bis, 3), (s) => fuehreSeminarDurch(s, addiereTage(bis, 3)));
		}
	}
}

/** The n-th Monday from this day on. */
const montag = (ab: string, n: number): string => addiereTage(wochenbeginn(addiereTage(ab, 6)), (n - 1) * 7);
