import { formatZahl } from '#domain/format/zahl.ts';

/** Words of the tab Seminare of a volunteer's page. */
export const SEMINARE = {
	reiter: 'Seminare',
	pflicht: 'Pflichttage',
	anerkannt: 'Anerkannt',
	offen: 'Offen',
	tage: (n: number) => (n === 1 ? '1 Tag' : `${formatZahl(n, 1)} Tage`),
	unbekannt: 'noch offen',
	unbekanntText: 'Die Pflichttage ergeben sich aus Beginn und Ende des Vertrags. Beides steht noch nicht fest.',
	nochNichts: 'Für diesen Vertrag ist noch kein Seminartag anerkannt.',
	zusammensetzung: 'Vorgeschriebene Seminare',
	teil: 'Seminar',
	mindestens: 'Mindestens',
	erreichbar: 'Erreichbar',
	erfuellt: 'ja',
	erreichbarBis: (tag: string) => `nicht mehr ab ${tag}`,
	nichtErreichbar: 'Kein veröffentlichtes Seminar passt',
	nurSumme: 'Vorgeschrieben ist nur die Zahl der Tage.',
	hinweis: 'Unter zwölf Monaten ist ein fehlender Teil ein Hinweis, kein Fehler.',
	summe: (tage: string, tag: string) => `${tage} nicht mehr erreichbar ab ${tag}`,
	summeSchon: (tage: string) => `${tage} sind mit den veröffentlichten Seminaren nicht zu erreichen`,
	moeglich: 'Veröffentlichte Seminare in der Dienstzeit',
	nichtsMoeglich: 'Zurzeit liegt kein veröffentlichtes Seminar in der Dienstzeit.',
	online: 'online',
	keinVertrag: 'Noch kein Vertrag',
	keinVertragText: 'Wie viele Seminartage Pflicht sind, steht fest, sobald der Vertrag Beginn und Ende hat.',
} as const;
