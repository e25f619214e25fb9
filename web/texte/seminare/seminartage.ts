import { formatZahl } from '#domain/format/zahl.ts';

const zahl = (n: number) => formatZahl(n, Number.isInteger(n) ? 0 : 1);
/** A figure and its word stay together. */
const tage = (n: number) => (n === 1 ? '1\u00A0Tag' : `${zahl(n)}\u00A0Tage`);
const monate = (n: number) => (n === 1 ? '1\u00A0Monat' : `${n}\u00A0Monate`);

/** Words about how many seminar days there are to be, where they come from, and until when they can be had. */
export const SEMINARTAGE = {
	freiwillige: 'Freiwillige dieser Gruppe',
	nichtMehr: (n: number) =>
		n === 1 ? '1 erreicht die Seminartage nicht mehr' : `${n} erreichen die Seminartage nicht mehr`,
	nichtErreichbarAb: 'nicht mehr erreichbar ab',

	/** `ab` null: they are lost already, whatever the day. */
	verloren: (pflicht: number, ab: string | null) =>
		`${tage(pflicht)} nicht mehr erreichbar${ab === null ? '' : ` ab ${ab}`}`,
	danach: (danach: number, offen: number, istVerloren: boolean) =>
		`${istVerloren ? 'Es gibt' : 'Ab diesem Tag gibt es'} nur noch ${tage(danach)} im Angebot, offen sind ${zahl(offen)}.`,
	/** To the volunteer: how many of them there is nothing for, and who sees to it. */
	ohneSeminar: (n: number, pflicht: number, ab: string | null) => {
		const davon = `${zahl(n)} von ${zahl(pflicht)} Tagen`;
		return ab === null
			? `Für ${davon} gibt es zurzeit kein Seminar mit freiem Platz`
			: `Ab ${ab} gibt es für ${davon} kein Seminar mit freiem Platz mehr`;
	},
	ohneSeminarText: {
		VERLOREN: 'Ihr Träger sieht das ebenfalls und ist dafür zuständig. Für diese Tage müssen Sie nichts tun.',
		ANMELDEN: 'Melden Sie sich bis dahin zu einem der Seminare mit freien Plätzen an.',
		WARTEN: 'Ihr Träger sieht das ebenfalls und ist dafür zuständig.',
	},
	keinPlatz: 'zurzeit kein Seminar mit freiem Platz',
	keinPlatzAb: (tag: string) => `ab ${tag} kein Seminar mit freiem Platz mehr`,
	eigenerHinweis: 'In einem Dienst unter zwölf Monaten ist das in Ordnung.',
	nichtMehrErreichbar: 'nicht mehr',
	verplant: 'Was geplant ist, reicht für alle Tage.',
	nachholbarBis: (tag: string) => `Ab ${tag} lässt sich ein versäumtes Seminar nicht mehr nachholen.`,
	frei: 'Frei wählbar',
	nichtVorgeschrieben: (art: string, sonst: string) => `im ${art} nicht vorgeschrieben (${sonst})`,
	art: { FSJ: 'FSJ', FOEJ: 'FÖJ', BFD: 'BFD U27', SONSTIGE: 'anderen Dienst' },
	imDienst: { FSJ: 'FSJ', FOEJ: 'FÖJ', BFD: 'BFD', SONSTIGE: 'Dienst' },
	hinweis: 'Hinweis, kein Fehler',
	geplantAm: (zeit: string) => `geplant ${zeit}`,
	mitPlatz: (n: number) => `${tage(n)} mit freien Plätzen`,
	plaetzeFrei: (n: number) => (n === 1 ? '1 Platz frei' : `${n} Plätze frei`),
	wartelistenplatz: (n: number) => `Warteliste, Platz ${n}`,
	vormerken: 'Vormerken',
	vormerkenName: (titel: string) => `Für ${titel} vormerken`,
	geschlossen: (tag: string) => `Anmeldung geschlossen seit ${tag}`,
	nichtsPasst: 'Kein veröffentlichtes Seminar passt mehr.',
	ersatz: 'Ersatz mit dem Träger besprechen',
	nichtsFehlt: 'Es fehlt nichts: Was geplant oder anerkannt ist, reicht.',
	ihrPlan: 'Ihr Plan',
	block: (dienstart: string | null, zeit: string | null) => [dienstart, zeit].filter(Boolean).join(', '),
	blockStand: (anerkannt: number, pflicht: number) => `${zahl(anerkannt)} von ${tage(pflicht)} anerkannt`,

	warum: (pflicht: number) => `Warum ${zahl(pflicht)}?`,
	panel: 'Wie kommt diese Zahl zustande?',
	schliessen: 'Schließen',
	figur: (pflicht: number) => tage(pflicht),
	pflichttage: 'Pflichttage',
	dauer: (von: string, bis: string, n: number) =>
		`Der Dienst vom ${von} bis ${bis} umfasst ${monate(n)}; ein begonnener Monat zählt ganz.`,
	vorgeschrieben: (n: number) => `Dafür sind ${tage(n)} vorgeschrieben.`,
	vonHand: (gerechnet: number, gesetzt: number) =>
		`Gerechnet wären es ${tage(gerechnet)}, der Träger hat ${tage(gesetzt)} festgelegt.`,
	grundlage: (n: number) => `Grundlage für ${monate(n)}`,
	mehr: (n: number) => `Monate über ${n}`,
	weniger: (n: number) => `Monate unter ${n}`,
	jeMonat: 'Monate, ab 27 Jahren',
	festgelegt: 'Vom Träger festgelegt',
	mindestens: 'mindestens 0',
	summe: 'Summe',
	zahl,
	vorzeichen: (n: number) => (n < 0 ? `\u2212${zahl(-n)}` : zahl(n)),
	woher: 'Woher die Werte kommen',
	zeit: 'Beginn und Ende',
	vertrag: 'Vertrag',
	saetze: 'Tage je Monat',
	vereinbart: 'Stand der Vertragseinigung',
	dienstart: 'Dienstart',
	regeln: 'Regeln',
	regelTage: 'Zahl der Seminartage',
	regelTeile: 'Zusammensetzung',
	ereignisse: 'Ereignisse dahinter',
	keineEreignisse: 'Seit der Aufnahme hat sich daran nichts geändert.',
} as const;
