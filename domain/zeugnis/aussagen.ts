/**
 * What may be said of somebody's work and conduct, in plain sentences: what was seen, no grade, no hidden meaning
 * (§ 109 Abs. 2 GewO). None needs a pronoun, so each holds for everybody. Once chosen they are text like any other.
 */
import type { Zeugnisfeld } from './texte.ts';

interface Kompetenz {
	readonly key: string;
	readonly titel: string;
	/** Part of the Zeugnis it is told in. */
	readonly feld: Zeugnisfeld;
	readonly saetze: readonly string[];
}

export const KOMPETENZEN: readonly Kompetenz[] = [
	{
		key: 'zuverlaessigkeit',
		titel: 'Zuverlässigkeit',
		feld: 'leistung',
		saetze: [
			'Auf Zusagen war Verlass, vereinbarte Zeiten wurden eingehalten.',
			'Übernommene Aufgaben wurden vollständig zu Ende geführt.',
			'Wenn etwas dazwischenkam, haben wir es rechtzeitig erfahren.',
			'Anfangs waren Erinnerungen an Absprachen nötig, später nicht mehr.',
		],
	},
	{
		key: 'eigeninitiative',
		titel: 'Eigeninitiative',
		feld: 'leistung',
		saetze: [
			'Eigene Ideen wurden eingebracht und selbstständig umgesetzt.',
			'Was zu tun war, wurde gesehen und ohne Aufforderung erledigt.',
			'Aufgaben wurden nach kurzer Absprache selbstständig ausgeführt.',
			'Aufgaben wurden nach Anleitung ausgeführt.',
		],
	},
	{
		key: 'belastung',
		titel: 'Umgang mit Belastung',
		feld: 'leistung',
		saetze: [
			'Auch an Tagen mit vielen Aufgaben blieb die Arbeit ruhig und sorgfältig.',
			'In unerwarteten Lagen wurde überlegt gehandelt.',
			'Wenn es zu viel wurde, wurde rechtzeitig Unterstützung geholt.',
		],
	},
	{
		key: 'lernbereitschaft',
		titel: 'Lernbereitschaft',
		feld: 'merkmale',
		saetze: [
			'Neues wurde mit Interesse aufgenommen und bald sicher angewendet.',
			'Rückmeldungen wurden angenommen und umgesetzt.',
			'Im Lauf des Dienstes kamen Aufgaben mit mehr Verantwortung hinzu.',
			'Erworben wurden Erfahrungen im Anleiten von Gruppen.',
		],
	},
	{
		key: 'zusammenarbeit',
		titel: 'Zusammenarbeit',
		feld: 'verhalten',
		saetze: [
			'Im Team war die Zusammenarbeit offen und hilfsbereit.',
			'Absprachen mit Kolleginnen und Kollegen wurden eingehalten.',
			'Unterschiedliche Meinungen wurden sachlich besprochen.',
		],
	},
	{
		key: 'menschen',
		titel: 'Umgang mit Menschen',
		feld: 'verhalten',
		saetze: [
			'Der Umgang mit den Menschen in unserer Einrichtung war freundlich und zugewandt.',
			'Auf die Bedürfnisse Einzelner wurde aufmerksam eingegangen.',
			'Auch in schwierigen Gesprächen blieb der Ton respektvoll.',
		],
	},
	{
		key: 'verhalten',
		titel: 'Verhalten',
		feld: 'verhalten',
		saetze: [
			'Das Auftreten war freundlich und offen.',
			'Regeln unserer Einrichtung wurden beachtet.',
			'Mit vertraulichen Informationen wurde verantwortungsvoll umgegangen.',
		],
	},
];

export const sagt = (text: string, satz: string): boolean => text.includes(satz);

/** With the sentence at the end, or without it; what was written beside it stays. */
export function schalteAussage(text: string, satz: string): string {
	if (!sagt(text, satz)) return text.trim() === '' ? satz : `${text.trimEnd()} ${satz}`;
	const stelle = text.indexOf(satz);
	const davor = text.slice(0, stelle);
	const danach = text.slice(stelle + satz.length);
	// The space that parted it goes with it, a line break stays.
	return davor === '' || davor.endsWith('\n') ? davor + danach.replace(/^ /, '') : davor.replace(/ $/, '') + danach;
}

/** Activities as one sentence, from what the place does. */
export function taetigkeitsvorschlag(bezeichnungen: readonly string[]): string {
	const letzte = bezeichnungen.at(-1);
	if (letzte === undefined) return '';
	const vorige = bezeichnungen.slice(0, -1);
	return `Zu den Aufgaben gehörten: ${vorige.length ? `${vorige.join(', ')} und ${letzte}` : letzte}.`;
}
