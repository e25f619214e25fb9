import { formatZahl } from '#domain/format/zahl.ts';

const zahl = (n: number) => formatZahl(n, 0);

/** Applications by status. */
export const BOARD = {
	darstellung: 'Darstellung',
	liste: 'Liste',
	board: 'Board',
	titel: 'Bewerbungen nach Status',
	statusAendern: (name: string) => `Status ändern: ${name}`,
	keineAktionen: 'Hier ist gerade nichts möglich.',
	laedt: 'Wird geladen …',
	leer: 'Keine Bewerbungen',
	ohneSchritt: 'Dahin führt kein Schritt',
	ohneSchrittText: (name: string, von: string, nach: string) =>
		`Von ${von} führt für ${name} kein Schritt nach ${nach}. Was möglich ist, steht im Menü der Karte.`,
	nochNichtMoeglich: 'Hier noch nicht möglich',
	loslassenErklaert: 'Loslassen öffnet „Warum geht das nicht?“',
	loslassen: (titel: string, fragt: boolean) => `Loslassen ${fragt ? 'öffnet' : 'heißt'} „${titel}“`,
	dienstartOffen: 'Dienstart offen',
	keinWeg: 'Dahin führt kein Schritt.',
	heute: 'heute',
	tage: (n: number) => (n === 1 ? '1 Tag' : `${zahl(n)} Tage`),
	inDerSpalteSeit: 'in dieser Spalte seit',
	personen: (n: number) => (n === 1 ? '1 Person' : `${zahl(n)} Personen`),
	imSchnitt: (tage: number) => `Ø ${tage === 1 ? '1 Tag' : `${zahl(tage)} Tage`}`,
	imSchnittWort: 'in dieser Spalte im Schnitt',
	nichtGeladen: 'Die Akte konnte nicht geladen werden',
	hinweis: 'Ziehen Sie eine Karte in eine andere Spalte, oder wählen Sie „Status ändern“ im Menü der Karte.',
} as const;
