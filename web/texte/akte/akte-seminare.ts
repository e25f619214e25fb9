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
	nochNichts:
		'Für diesen Vertrag ist noch kein Seminartag anerkannt. Gruppe, Termine und Nachweise stehen hier, sobald die Seminare der Person verwaltet werden.',
	keinVertrag: 'Noch kein Vertrag',
	keinVertragText: 'Wie viele Seminartage Pflicht sind, steht fest, sobald der Vertrag Beginn und Ende hat.',
} as const;
