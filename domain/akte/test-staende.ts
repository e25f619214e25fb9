/** A volunteer `f` whose wish for Sporthalle Nord is in each of its states, and every call on it. */
import type { WunschStatus } from '#domain/status/wunsch.ts';
import { ablehnen } from './entscheidungen/ablehnen.ts';
import { abschliessen } from './entscheidungen/abschliessen.ts';
import { annullieren } from './entscheidungen/annullieren.ts';
import { antreten } from './entscheidungen/antreten.ts';
import { beenden } from './entscheidungen/beenden.ts';
import { betreuerAendern } from './entscheidungen/betreuer-aendern.ts';
import { dienstartFestlegen } from './entscheidungen/dienstart-festlegen.ts';
import { einigen } from './entscheidungen/einigen.ts';
import { kontaktieren } from './entscheidungen/kontaktieren.ts';
import { nichtAntreten } from './entscheidungen/nicht-antreten.ts';
import { reaktivieren } from './entscheidungen/reaktivieren.ts';
import { registrieren } from './entscheidungen/registrieren.ts';
import { verhandeln } from './entscheidungen/verhandeln.ts';
import { vorschlagAblehnen } from './entscheidungen/vorschlag-ablehnen.ts';
import { vorschlagAnnehmen } from './entscheidungen/vorschlag-annehmen.ts';
import { vorschlagen } from './entscheidungen/vorschlagen.ts';
import { wartelisteAufheben } from './entscheidungen/warteliste-aufheben.ts';
import { wartelisteSetzen } from './entscheidungen/warteliste-setzen.ts';
import { wunschBearbeiten } from './entscheidungen/wunsch-bearbeiten.ts';
import { zurueckziehen } from './entscheidungen/zurueckziehen.ts';
import type { Entschluss, Lage } from './lage.ts';
import { ERWACHSEN, freiwillig, OEFFENTLICH, TRAEGER, VEREIN1 } from './test-personen.ts';
import { beworben, bis, weltMitPlaetzen, wunschAn } from './test-wege.ts';
import type { Welt } from './test-welt.ts';

export type Stand = WunschStatus | 'unbestätigt';
const id = (welt: Welt): string => wunschAn(welt, 'f').id;

/** How the wish of `f` for Sporthalle Nord gets there, with dates at which every step that begins there may follow. */
const WEGE: Readonly<Record<Stand, (welt: Welt) => void>> = {
	unbestätigt: (w) =>
		w.tue('f', OEFFENTLICH, registrieren, {
			userID: 'user-f',
			person: ERWACHSEN,
			wuensche: [{ einsatzortID: 'o1' }],
		}),
	0: (w) => bis(w, 'f', 2000),
	500: (w) => {
		bis(w, 'f', 2000);
		w.tue('f', VEREIN1, wartelisteSetzen, { wunschID: id(w) });
	},
	1000: (w) => {
		beworben(w, 'f', ['o3']);
		w.tue('f', freiwillig('f'), zurueckziehen, { wunschID: wunschAn(w, 'f', 'o3').id });
		w.tue('f', TRAEGER, vorschlagen, { einsatzortID: 'o1', betreuerUserID: 'verein1', nachricht: 'Willkommen!' });
	},
	2000: (w) => {
		bis(w, 'f', 2000);
		w.tue('f', VEREIN1, kontaktieren, { wunschID: id(w) });
	},
	3000: (w) => bis(w, 'f', 2500),
	3500: (w) => bis(w, 'f', 2800),
	4000: (w) => {
		bis(w, 'f', 3000);
		w.heute = '2025-09-01';
	},
	5000: (w) => {
		bis(w, 'f', 4000);
		w.heute = '2026-08-20';
	},
	5400: (w) => {
		WEGE[5000](w);
		w.tue('f', TRAEGER, beenden, { datum: '2026-08-15', grund: 'Studienplatz', bestaetigt: true });
	},
	5500: (w) => {
		WEGE[5000](w);
		w.tue('f', TRAEGER, beenden, { datum: '2026-08-31' });
	},
	8000: (w) => {
		WEGE[4000](w);
		w.tue('f', TRAEGER, nichtAntreten, { grund: 'nicht erschienen' });
	},
	9000: (w) => {
		bis(w, 'f', 2000);
		w.tue('f', freiwillig('f'), zurueckziehen, { wunschID: id(w) });
	},
	9500: (w) => {
		bis(w, 'f', 2000);
		w.tue('f', VEREIN1, ablehnen, { wunschID: id(w), grund: 'Stelle vergeben' });
	},
};

export const STAENDE: readonly Stand[] = [
	...[0, 500, 1000, 2000, 3000, 3500, 4000, 5000, 5400, 5500, 8000, 9000, 9500],
	'unbestätigt',
] as Stand[];

/** A world of its own in which that is so. */
export function weltIn(stand: Stand, aenderung?: Parameters<typeof weltMitPlaetzen>[0]): Welt {
	const w = weltMitPlaetzen(aenderung);
	WEGE[stand](w);
	return w;
}

type Tat = (lage: Lage, welt: Welt) => Entschluss;
/** Each call with everything its dialog asks for. */
export const BEFEHLE = {
	'Warteliste setzen': (l, w) => wartelisteSetzen(l, { wunschID: id(w) }),
	'Warteliste aufheben': (l, w) => wartelisteAufheben(l, { wunschID: id(w) }),
	'Vorschlag annehmen': (l, w) => vorschlagAnnehmen(l, { wunschID: id(w) }),
	'Vorschlag ablehnen': (l, w) => vorschlagAblehnen(l, { wunschID: id(w) }),
	Kontaktieren: (l, w) => kontaktieren(l, { wunschID: id(w), nachricht: 'Guten Tag' }),
	'Verhandlung beginnen': (l, w) => verhandeln(l, { wunschID: id(w), dienstartID: 'fsj', betreuerUserID: 'verein1' }),
	Einigung: (l, w) => einigen(l, { wunschID: id(w), felder: { vertragsbeginn: '2025-09-01' } }),
	Vertragsabschluss: (l, w) => abschliessen(l, { wunschID: id(w), vertragsnummer: 'A-1' }),
	Dienstantritt: (l) => antreten(l, { datum: '2025-09-01' }),
	'No-Show': (l) => nichtAntreten(l, { grund: 'nicht erschienen' }),
	Dienstende: (l) => beenden(l, { datum: '2026-08-31' }),
	'Dienstende vorzeitig': (l) => beenden(l, { datum: '2026-08-15', grund: 'Studienplatz', bestaetigt: true }),
	Zurückziehen: (l, w) => zurueckziehen(l, { wunschID: id(w), bestaetigt: true }),
	Ablehnen: (l, w) => ablehnen(l, { wunschID: id(w), grund: 'Stelle vergeben' }),
	Reaktivieren: (l, w) => reaktivieren(l, { wunschID: id(w) }),
	'Vertrag annullieren': (l) => annullieren(l, { grund: 'Fehler im Vertrag' }),
	'Priorität ändern': (l, w) => wunschBearbeiten(l, { wunschID: id(w), prioritaet: 7 }),
	'Dienstart festlegen': (l, w) => dienstartFestlegen(l, { wunschID: id(w), dienstartID: 'foej' }),
	'Betreuer ändern': (l, w) => betreuerAendern(l, { wunschID: id(w), betreuerUserID: 'traeger' }),
} satisfies Record<string, Tat>;
export type Befehl = keyof typeof BEFEHLE;
