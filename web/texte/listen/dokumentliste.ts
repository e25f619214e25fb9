import { formatZahl } from '#domain/format/zahl.ts';

const dokumente = (n: number): string => (n === 1 ? '1 Dokument' : `${formatZahl(n, 0)} Dokumente`);

/** Words of the document overview. */
export const DOKUMENTLISTE = {
	titel: 'Dokumentenübersicht',
	suche: 'Name, Dokument',
	leer: 'Sobald ein Dokument angefordert ist, steht es hier.',
	ueberfaellig: 'überfällig',
	dateiname: (tag: string) => `dokumente-${tag}.csv`,
	zurPruefung: 'Zur Prüfliste',
	fuss: 'Überfällig ist, was nach seiner Frist noch fehlt; ohne Frist zählt der Tag der ersten Erinnerung.',
	mahnen: 'Jetzt erinnern …',
	frage: (n: number) => `An ${dokumente(n)} erinnern?`,
	zuViele: (hoechstens: number) =>
		`Auf einmal kann an höchstens ${hoechstens} Dokumente erinnert werden. Bitte schränken Sie die Auswahl ein.`,
} as const;
