import { formatDatum } from '#domain/format/datum.ts';
import { formatZahl } from '#domain/format/zahl.ts';
import { kurzerWochentag, wochentagsname } from '../../client/datumsworte.ts';

const alsDatum = (tag: string) => new Date(`${tag}T00:00:00Z`);

/** `Montag, 24.08.2026` */
const tagesname = (tag: string): string => `${wochentagsname(tag)}, ${formatDatum(tag)}`;
const erinnerungen = (n: number): string => (n === 1 ? '1 Erinnerung' : `${formatZahl(n, 0)} Erinnerungen`);
const dokumente = (n: number): string => (n === 1 ? '1 Dokument' : `${formatZahl(n, 0)} Dokumente`);

/** Words of the reminders of documents. */
export const MAHNWESEN = {
	titel: 'Mahnwesen',
	einleitung:
		'Jeden Morgen um 06:00 Uhr prüft das Portal, an welche Dokumente zu erinnern ist. Hier sehen Sie vorab, wer an welchem Tag an der Reihe ist.',
	offen: 'Offen',
	offene: dokumente,
	gemahnt: 'Davon erinnert',
	gemahnte: (n: number, hoechste: number) => (n ? `${formatZahl(n, 0)}, höchste Erinnerung ${hoechste}` : 'noch keins'),
	wann: 'Wer wird wann erinnert?',
	zeitraum: (von: string, bis: string) => `${formatDatum(von)} – ${formatDatum(bis)}`,
	frueher: 'Vier Wochen früher',
	spaeter: 'Vier Wochen später',
	heute: 'heute',
	wochentag: kurzerWochentag,
	tagImMonat: (tag: string, davor: string | null) =>
		davor?.slice(0, 7) === tag.slice(0, 7)
			? `${Number(tag.slice(8))}.`
			: `${Number(tag.slice(8))}.${Number(tag.slice(5, 7))}.`,
	istWochenende: (tag: string) => [0, 6].includes(alsDatum(tag).getUTCDay()),
	saeule: (tag: string, gemahnt: number, geplant: number) =>
		`${tagesname(tag)}: ${[gemahnt && `${gemahnt} schon erinnert`, `${geplant} geplant`].filter(Boolean).join(', ')}`,
	schonErinnert: 'schon erinnert',
	geplant: 'geplant, wenn nichts eingeht',
	tag: 'Anderer Tag',
	spalteTag: 'Tag',
	alsTabelle: 'Als Tabelle',
	alsKalender: 'Als Kalender',
	tagesname,
	anDiesemTag: (gesamt: number, ruhend: number) =>
		[gesamt ? `${erinnerungen(gesamt)} um 06:00 Uhr` : 'keine Erinnerungen', ruhend && `${ruhend} ruhen`]
			.filter(Boolean)
			.join(', '),
	spalte: {
		name: 'Name',
		dokument: 'Dokument',
		status: 'Status',
		angefordert: 'Angefordert',
		mahnung: 'Erinnerung',
		an: 'Geht an',
		danach: 'Danach am',
		aktion: 'Aktion',
	},
	tabelle: (tag: string) => `Erinnerungen am ${tagesname(tag)}`,
	nummer: (n: number, hoechstens: number) => `${n}. von ${hoechstens}`,
	keineWeitere: 'keine weitere',
	traeger: 'Träger',
	erziehungsberechtigte: 'Erziehungsberechtigte',
	einsatzstelle: 'Einsatzstelle',
	erinnert: 'Erinnert',
	jetzt: 'Jetzt erinnern',
	jetztName: (name: string, dokument: string) => `Jetzt erinnern: ${name}, ${dokument}`,
	alleJetzt: (n: number) => `Alle ${n} jetzt erinnern …`,
	frage: (n: number) => (n === 1 ? 'An 1 Dokument erinnern?' : `An ${n} Dokumente erinnern?`),
	frageText:
		'Die Erinnerungen gehen per E-Mail an alle, die in der Liste stehen. Wer an mehrere Dokumente erinnert wird, bekommt eine einzige E-Mail. Die Zeit bis zur nächsten Erinnerung beginnt neu.',
	geschickt: (n: number) => (n === 1 ? 'An 1 Dokument erinnert.' : `An ${n} Dokumente erinnert.`),
	nichtGeschickt: (n: number) => (n === 1 ? 'An 1 Dokument nicht.' : `An ${n} Dokumente nicht.`),
	weitere: (n: number) => `und ${formatZahl(n, 0)} weitere`,
	niemand: 'An diesem Tag wird niemand erinnert.',
	niemandText: 'Wählen Sie im Kalender einen anderen Tag.',
	nichtsOffen: 'Kein Dokument steht aus.',
	nichtsOffenText: 'Sobald Dokumente angefordert sind, stehen hier die Tage, an denen das Portal erinnert.',
	ruhen: 'Ruhen zurzeit',
	ruhegrund: {
		IN_PRUEFUNG: (seit: string | null) =>
			`in Prüfung${seit ? ` seit ${seit}` : ''}; nach einer Zurückweisung beginnt die Zählung neu`,
		HOECHSTZAHL: () => 'so oft erinnert, wie vorgesehen ist; weiter nur von Hand',
	},
	versandAn: 'Mailversand ist an',
	versandAnText: 'Erinnerungen gehen per E-Mail hinaus, je Person und Tag höchstens eine.',
	versandAus: 'Mailversand ist aus',
	versandAusText: 'Erinnerungen werden nur gezählt und hier gezeigt. „Jetzt erinnern“ schickt trotzdem eine E-Mail.',
	parameter: 'Parameter öffnen',
	takt: 'Takt je Stufe, in Tagen',
	stufe: 'Stufe',
	erste: 'erste nach',
	danach: 'dann alle',
	hoechstens: 'höchstens',
	nie: 'keine Erinnerung',
	stufen: { OPTIONAL: 'Optional', ERINNERN: 'Erinnern', PFLICHT: 'Pflicht', UEBERPRUEFUNG: 'Überprüfung' },
	regeln: [
		'Erinnert wird, solange nichts eingereicht ist oder eine Unterschrift fehlt.',
		'Während der Prüfung ruhen die Erinnerungen, nach einer Zurückweisung beginnen sie neu.',
		'Nach dem Dienst wird nur an das erinnert, was erst dann fällig ist.',
	],
} as const;
