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
	mahnenVerb: 'Jetzt erinnern',
	frage: (n: number) => `An ${dokumente(n)} erinnern?`,
	frageText:
		'Wer an mehrere Dokumente erinnert wird, bekommt eine einzige E-Mail. Erinnert wird nur an das, was noch fehlt oder auf eine Unterschrift wartet, an jedes Dokument höchstens ein Mal am Tag. Danach sehen Sie für jede Zeile, ob es ging.',
	zuViele: (hoechstens: number) =>
		`Auf einmal kann an höchstens ${hoechstens} Dokumente erinnert werden. Bitte schränken Sie die Auswahl ein.`,
	bericht: 'Ergebnis der Erinnerungen',
	erinnert: (n: number) => (n === 0 ? 'An kein Dokument wurde erinnert.' : `An ${dokumente(n)} wurde erinnert.`),
	nichtErinnert: (n: number) => `An ${dokumente(n)} wurde nicht erinnert:`,
	grund: 'Grund',
	schliessen: 'Schließen',
} as const;
