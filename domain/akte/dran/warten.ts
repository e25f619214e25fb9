/** What a volunteer reads while waiting: plain words for every status, and whose turn it is. */
import type { Dranpartei, Wunschdran } from '#domain/akte/dran/dran.ts';
import { FREIWILLIGER, type FreiwilligerStatus } from '#domain/status/freiwilliger.ts';
import type { Phase } from '#domain/status/katalog.ts';
import { BEENDET, WUNSCH, type WunschStatus } from '#domain/status/wunsch.ts';

interface Worte {
	/** In a few words, for a list. */
	readonly wort: string;
	/** What happens now. */
	readonly text: (wer: string) => string;
	/** What happens then. */
	readonly danach?: string;
	/** The one at turn usually answers: how long that took others says something. */
	readonly istMessbar?: true;
}

/** Who has to do what, from the moment a contract is on its way also in the one sentence above it all. */
interface Zugworte extends Worte {
	readonly jetzt?: string;
}

const GESPRAECH_DANACH = 'Danach lernen Sie sich in einem Gespräch kennen.';
const BEENDET_TEXT = () => 'Diese Bewerbung ist beendet.';

/** One application, by its status. */
export const WUNSCHWORTE: Readonly<Record<WunschStatus, Worte>> = {
	0: {
		wort: 'Die Stelle meldet sich',
		text: (wer) => `${wer} sieht sich Ihre Bewerbung an und meldet sich bei Ihnen.`,
		danach: GESPRAECH_DANACH,
		istMessbar: true,
	},
	500: {
		wort: 'Auf der Warteliste',
		text: (wer) => `Zurzeit sind alle Plätze vergeben. ${wer} meldet sich, sobald einer frei wird.`,
		danach: GESPRAECH_DANACH,
	},
	1000: {
		wort: 'Vorschlag für Sie',
		text: () => 'Ihnen wurde eine Stelle vorgeschlagen. Sie entscheiden, ob Sie sich dort bewerben.',
		danach: 'Sagen Sie zu, meldet sich die Stelle bei Ihnen.',
	},
	2000: {
		wort: 'Gespräch',
		text: (wer) => `${wer} spricht mit Ihnen und sagt Ihnen danach, ob es weitergeht.`,
		danach: 'Danach besprechen Sie, was in Ihrem Vertrag stehen soll.',
		istMessbar: true,
	},
	3000: {
		wort: 'Einigung',
		text: (wer) => `${wer} bespricht mit Ihnen, was im Vertrag stehen soll, und bestätigt die Einigung.`,
		danach: 'Danach unterschreiben alle Beteiligten den Vertrag.',
		istMessbar: true,
	},
	3500: {
		wort: 'Vertrag in Arbeit',
		text: () => 'Ihr Vertrag wird geschlossen, sobald alle unterschrieben haben.',
		danach: 'Danach beginnt Ihr Dienst am vereinbarten Tag.',
	},
	4000: { wort: 'Vertrag geschlossen', text: (wer) => `${wer} erwartet Sie am ersten Tag Ihres Dienstes.` },
	5000: { wort: 'Im Dienst', text: (wer) => `${wer} begleitet Sie im Dienst.` },
	5400: { wort: 'Dienst vorzeitig beendet', text: BEENDET_TEXT },
	5500: { wort: 'Dienst beendet', text: BEENDET_TEXT },
	8000: { wort: 'Dienst nicht angetreten', text: BEENDET_TEXT },
	9000: { wort: 'Nicht mehr offen', text: BEENDET_TEXT },
	9500: { wort: 'Absage', text: BEENDET_TEXT },
};

const VERTRAG_DANACH = 'Haben alle unterschrieben, wird Ihr Vertrag geschlossen.';

/** The same in words of both sides that look after the volunteer. */
function vonStelleOderTraeger(wort: string, tut: string) {
	const worte = { wort, text: (wer: string) => `${wer} ${tut}.`, danach: VERTRAG_DANACH };
	return {
		EINSATZSTELLE: { ...worte, jetzt: 'Jetzt ist die Einsatzstelle dran.' },
		TRAEGER: { ...worte, jetzt: 'Jetzt ist der Träger dran.' },
	};
}

/** What somebody does whose turn it is, where the status of the application doesn't say it already. */
const ZUGWORTE: Partial<Record<Wunschdran['tat'], Partial<Record<Dranpartei, Zugworte>>>> = {
	VERHANDELN: {
		TRAEGER: {
			wort: 'Dienstart wird festgelegt',
			text: (wer) => `${wer} legt fest, in welcher Dienstart Sie Ihren Dienst leisten.`,
			danach: 'Danach geht es mit der Stelle weiter.',
		},
	},
	ERGAENZEN: {
		FREIWILLIGER: {
			wort: 'Angaben für die Einigung fehlen',
			text: () => 'Für die Einigung fehlt noch etwas, das nur Sie angeben können.',
			danach: 'Danach bestätigt die Einsatzstelle die Einigung.',
			jetzt: 'Für die Einigung fehlt noch etwas von Ihnen.',
		},
	},
	EINREICHEN: {
		FREIWILLIGER: {
			wort: 'Ein Dokument fehlt',
			text: () => 'Für Ihren Vertrag fehlt noch ein Dokument von Ihnen. Was zu tun ist, steht bei Ihren Dokumenten.',
			danach: VERTRAG_DANACH,
			jetzt: 'Jetzt fehlt noch ein Dokument von Ihnen.',
		},
	},
	UNTERSCHREIBEN: {
		...vonStelleOderTraeger('Unterschriften', 'unterschreibt, was zu Ihrem Vertrag gehört'),
		FREIWILLIGER: {
			wort: 'Ihre Unterschrift fehlt',
			text: () => 'Zu Ihrem Vertrag liegt ein Dokument bereit. Bitte lesen und unterschreiben Sie es.',
			danach: VERTRAG_DANACH,
			jetzt: 'Jetzt fehlt Ihre Unterschrift.',
		},
		ERZIEHUNGSBERECHTIGTER: {
			wort: 'Unterschrift der Erziehungsberechtigten',
			text: () => 'Für Sie unterschreibt auch, wer erziehungsberechtigt ist. Bitte erinnern Sie gern daran.',
			danach: VERTRAG_DANACH,
			jetzt: 'Jetzt fehlt die Unterschrift Ihrer Erziehungsberechtigten.',
		},
	},
	BEREITSTELLEN: vonStelleOderTraeger('Unterlagen in Arbeit', 'bereitet ein Dokument für Ihren Vertrag vor'),
	PRUEFEN: vonStelleOderTraeger('Unterlagen in Prüfung', 'prüft, was für Ihren Vertrag eingereicht ist'),
	UNTERSCHRIFTEN_STARTEN: vonStelleOderTraeger('Unterschriften', 'holt die Unterschriften für Ihren Vertrag ein'),
	PAPIER_EINHOLEN: vonStelleOderTraeger('Unterschriften', 'holt die Unterschriften für Ihren Vertrag ein'),
	BESIEGELN: vonStelleOderTraeger('Unterschriften', 'stellt das unterschriebene Dokument fertig'),
	ABSCHLIESSEN: {
		TRAEGER: {
			wort: 'Vertrag in Arbeit',
			text: (wer) => `${wer} schließt jetzt den Vertrag ab.`,
			danach: 'Danach beginnt Ihr Dienst am vereinbarten Tag.',
			istMessbar: true,
			jetzt: 'Der Träger schließt jetzt den Vertrag ab.',
		},
	},
	ANTRETEN: {
		TRAEGER: { wort: 'Dienstantritt', text: (wer) => `${wer} trägt ein, dass Ihr Dienst begonnen hat.` },
	},
	BEENDEN: {
		TRAEGER: { wort: 'Ende des Dienstes', text: (wer) => `${wer} trägt ein, dass Ihr Dienst zu Ende ist.` },
	},
};

interface OhneBewerbung extends Worte {
	/** null: nobody's turn, it takes its course. */
	readonly dran: Dranpartei | null;
}

const STELLENSUCHE: OhneBewerbung = {
	dran: 'FREIWILLIGER',
	wort: 'Stelle aussuchen',
	text: () => 'Auf der Karte finden Sie Stellen, bei denen Sie sich bewerben können.',
	danach: 'Danach meldet sich die Stelle bei Ihnen.',
};
const UNTERLAGEN: OhneBewerbung = {
	dran: 'TRAEGER',
	wort: 'Ihr Dienst ist beendet',
	text: (wer) => `${wer} stellt die letzten Unterlagen und Bescheinigungen aus.`,
};

/** The volunteer, where no application of his is under way. */
const OHNE_BEWERBUNG: Readonly<Record<FreiwilligerStatus, OhneBewerbung>> = {
	0: {
		dran: 'FREIWILLIGER',
		wort: 'E-Mail-Adresse bestätigen',
		text: () => 'Bitte bestätigen Sie Ihre E-Mail-Adresse mit dem Link, den wir Ihnen geschickt haben.',
		danach: 'Danach sehen die Einsatzstellen Ihre Bewerbung.',
	},
	1000: STELLENSUCHE,
	1500: STELLENSUCHE,
	2000: STELLENSUCHE,
	2100: STELLENSUCHE,
	2500: STELLENSUCHE,
	2800: STELLENSUCHE,
	3000: { dran: null, wort: 'Vertrag geschlossen', text: () => 'Ihr Dienst beginnt am vereinbarten Tag.' },
	4000: { dran: null, wort: 'Im Dienst', text: () => 'Ihr Dienst läuft.' },
	9000: UNTERLAGEN,
	9300: UNTERLAGEN,
	9500: { ...UNTERLAGEN, wort: 'Dienst nicht angetreten', text: (wer) => `${wer} schließt Ihre Unterlagen ab.` },
	9900: { dran: null, wort: 'Alles ist abgeschlossen', text: () => 'Es ist nichts mehr offen.' },
};

interface Wartend {
	readonly status: WunschStatus;
	readonly statusSeit: string;
	/** Whose turn `domain/akte/dran` says it is. */
	readonly dran: Pick<Wunschdran, 'partei' | 'tat'> | null;
}

interface Wartelage<W> extends Zugworte {
	readonly wunsch: W | null;
	/** null: nobody's turn, it takes its course. */
	readonly dran: Dranpartei | null;
	/** What the one at turn does for the application; null: it is about none. */
	readonly tat: Wunschdran['tat'] | null;
}

/** How it goes on: by the application that counts now, or without one by the volunteer's own status. */
export function wartelage<W extends Wartend>(status: FreiwilligerStatus, wuensche: readonly W[]): Wartelage<W> {
	const wunsch = massgeblicheBewerbung(status, wuensche);
	if (!wunsch) return { ...OHNE_BEWERBUNG[status], wunsch, tat: null };
	const { partei = null, tat = null } = wunsch.dran ?? {};
	const worte = partei && tat ? ZUGWORTE[tat]?.[partei] : undefined;
	return { ...(worte ?? WUNSCHWORTE[wunsch.status]), wunsch, dran: partei, tat };
}

/** Once a place has made contact the furthest one; before, the one whose answer has been outstanding longest. */
function massgeblicheBewerbung<W extends Wartend>(status: FreiwilligerStatus, wuensche: readonly W[]): W | null {
	// Proven addresses come first, and after the end only papers are left.
	if (status === FREIWILLIGER.nr.OptIn || status >= FREIWILLIGER.nr.Dienstende) return null;
	const laufende = wuensche.filter((w) => !BEENDET.includes(w.status));
	const nachAlter = laufende.toSorted((a, b) => a.statusSeit.localeCompare(b.statusSeit));
	if (status >= FREIWILLIGER.nr.BewerbungKontaktiert)
		return nachAlter.toSorted((a, b) => b.status - a.status)[0] ?? null;
	const rang = [(w: W) => w.status === WUNSCH.nr.Beworben, (w: W) => w.status === WUNSCH.nr.Warteliste, () => true];
	return rang.map((passt) => nachAlter.find(passt)).find((w) => w !== undefined) ?? null;
}

interface Wegstueck {
	readonly name: string;
	readonly phase: Phase;
	/** The status by which it is done. */
	readonly erledigtMit: FreiwilligerStatus;
}

/** The way as a volunteer sees it. */
const WEG: readonly Wegstueck[] = [
	{ name: 'Beworben', phase: 'BEWERBEN', erledigtMit: 2000 },
	{ name: 'Die Stelle meldet sich', phase: 'BEWERBEN', erledigtMit: 2100 },
	{ name: 'Gespräch', phase: 'VERHANDELN', erledigtMit: 2500 },
	{ name: 'Einigung und Vertrag', phase: 'VERTRAGLICH', erledigtMit: 3000 },
	{ name: 'Dienst', phase: 'IM_DIENST', erledigtMit: 9000 },
];

export interface Station extends Wegstueck {
	readonly lage: 'fertig' | 'jetzt' | 'spaeter';
}

const { label, phase } = FREIWILLIGER.eintraege[9500];
const NICHT_ANGETRETEN: Station = { name: label, phase, erledigtMit: 9500, lage: 'jetzt' };

/** Where the volunteer stands on his way; who never began has no service behind him. */
export function stationen(
	status: FreiwilligerStatus,
	warNieImDienst = status === FREIWILLIGER.nr.DienstNichtAngetreten,
): readonly Station[] {
	const hier = WEG.findIndex(({ erledigtMit }) => status < erledigtMit);
	if (hier < 0) {
		const weg = WEG.map((stueck): Station => ({ ...stueck, lage: 'fertig' }));
		return warNieImDienst ? [...weg.slice(0, -1), NICHT_ANGETRETEN] : weg;
	}
	return WEG.map((stueck, i) => ({ ...stueck, lage: i < hier ? 'fertig' : i === hier ? 'jetzt' : 'spaeter' }));
}

/** From so many answers of the last cycle on what was usual is told. */
export const FAELLE_MINDESTENS = 10;
