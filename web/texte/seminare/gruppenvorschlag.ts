import { formatZahl } from '#domain/format/zahl.ts';

const zahl = (n: number): string => formatZahl(n, 0);
const personen = (n: number): string => (n === 1 ? '1 Person' : `${zahl(n)} Personen`);
const sind = (n: number): string => (n === 1 ? 'ist' : 'sind');

/** Words of the page that proposes groups. */
export const VORSCHLAG = {
	rechnen: 'Vorschlag rechnen …',
	titel: 'Gruppen zuweisen',
	hinweis: (n: number) => (n === 1 ? '1 Person ohne Gruppe' : `${zahl(n)} Personen ohne Gruppe`),
	einleitung:
		'Noch ist nichts geändert. Die Gruppen werden gleichmäßig gefüllt; wer wohin kommt, entscheiden Nähe, gemeinsame Einsatzstelle und Termine. Wer schon eine Gruppe hat, bleibt dort.',
	auswahl: 'Auswahl',
	dienstarten: 'Dienstarten',
	gruppen: 'Seminargruppen',
	alle: 'Alle',
	neu: 'Neu rechnen',
	verwerfen: 'Änderungen verwerfen',
	gruppe: 'Gruppe',
	fuer: 'Dienstarten',
	fuerAlle: 'alle',
	leitung: 'Leitung',
	offen: 'offen',
	mitglieder: 'Mitglieder',
	belegung: 'Belegung',
	vonPlaetzen: (plaetze: number | null) => (plaetze === null ? '' : `von ${zahl(plaetze)}`),
	wartend: (n: number) => `${zahl(n)} auf der Warteliste`,
	entfernung: 'Entfernung',
	entfernungHilfe: 'im Schnitt bis zur Mitte',
	km: (km: number) => `${formatZahl(km, 0)} km`,
	einladungen: 'Einladungen',
	keine: '–',
	legende: { bisher: 'bisher', neu: 'neu' },
	freiwillige: 'Freiwillige',
	kachel: {
		alle: 'alle',
		zugewiesen: 'zugewiesen',
		ohne: 'ohne Gruppe',
		geht: 'so nicht möglich',
		hand: 'von Hand geändert',
	},
	name: 'Name',
	einsatzort: 'Einsatzort',
	dienst: 'Dienst',
	ohneDienstart: 'offen',
	begruendung: 'Begründung',
	waehle: (name: string) => `Gruppe für ${name}`,
	keineGruppe: 'keine Gruppe',
	belegt: (name: string, nachher: number, plaetze: number | null) =>
		plaetze === null ? `${name} (${zahl(nachher)})` : `${name} (${zahl(nachher)} von ${zahl(plaetze)})`,
	vorgeschlagen: (gruppe: string) => `vorgeschlagen: ${gruppe}`,
	zuruecksetzen: 'Zurücksetzen',
	zuruecksetzenName: (name: string) => `Änderung bei ${name} zurücksetzen`,
	niemandHier: 'Hier steht niemand.',
	weitere: (n: number) => `${zahl(n)} weitere`,
	prueft: 'Ihre Änderung wird geprüft.',
	uebernehmen: 'Übernehmen',
	uebernehmenFrage: (n: number) => `${personen(n)} zuweisen?`,
	uebernehmenPost: (n: number) => {
		if (n === 0)
			return 'Es geht keine E-Mail ab: Keine der Gruppen hat ein veröffentlichtes Seminar, das noch bevorsteht.';
		const text = n === 1 ? 'Es geht 1 Einladung' : `Es gehen ${zahl(n)} Einladungen`;
		return `${text} per E-Mail ab: zu den veröffentlichten Seminaren der Gruppen, die noch bevorstehen.`;
	},
	uebernehmenRegeln:
		'Jede Person wird noch einmal geprüft. Ist ein Platz inzwischen vergeben, bleibt sie ohne Gruppe; auf eine Warteliste kommt niemand.',
	ausgelassen: (n: number) =>
		n === 1
			? '1 Zeile lässt sich so nicht übernehmen und wird ausgelassen.'
			: `${zahl(n)} Zeilen lassen sich so nicht übernehmen und werden ausgelassen.`,
	laeuft: (n: number, von: number) => `${zahl(n)} von ${zahl(von)}`,
	zugewiesen: (n: number) => `${personen(n)} ${sind(n)} zugewiesen`,
	niemandZugewiesen: 'Niemand ist zugewiesen',
	zurueckgenommen: (n: number) => `${personen(n)} ${sind(n)} wieder ohne Gruppe`,
	nichtZurueck: 'Nichts ist zurückgenommen',
	nicht: { uebernehmen: 'Nicht zugewiesen', zurueck: 'Nicht zurückgenommen' },
	zurueckHinweis: 'Einladungen, die noch nicht verschickt sind, entfallen.',
	keineGruppen: 'In diesem Zyklus gibt es noch keine Seminargruppe.',
	zuDenGruppen: 'Zu den Seminargruppen',
	niemand: 'Alle, die einer Gruppe zugewiesen werden können, haben schon eine.',
	niemandGefiltert: 'Von diesen Dienstarten ist niemand ohne Gruppe.',
	ladefehler: 'Der Vorschlag konnte nicht gerechnet werden.',
} as const;
