/** A volunteer `f` whose wish for Sporthalle Nord is in each of its states, and every call on it. */

import { reaktivieren } from '#domain/akte/entscheidungen/freiwilliger/reaktivieren.ts';
import { registrieren } from '#domain/akte/entscheidungen/freiwilliger/registrieren.ts';
import { abschliessen } from '#domain/akte/entscheidungen/vertrag/abschliessen.ts';
import { annullieren } from '#domain/akte/entscheidungen/vertrag/annullieren.ts';
import { antreten } from '#domain/akte/entscheidungen/vertrag/antreten.ts';
import { beenden } from '#domain/akte/entscheidungen/vertrag/beenden.ts';
import { betreuerAendern } from '#domain/akte/entscheidungen/vertrag/betreuer-aendern.ts';
import { dienstartFestlegen } from '#domain/akte/entscheidungen/vertrag/dienstart-festlegen.ts';
import { nichtAntreten } from '#domain/akte/entscheidungen/vertrag/nicht-antreten.ts';
import { ablehnen } from '#domain/akte/entscheidungen/wunsch/ablehnen.ts';
import { einigen } from '#domain/akte/entscheidungen/wunsch/einigen.ts';
import { kontaktieren } from '#domain/akte/entscheidungen/wunsch/kontaktieren.ts';
import { verhandeln } from '#domain/akte/entscheidungen/wunsch/verhandeln.ts';
import { vorschlagAblehnen } from '#domain/akte/entscheidungen/wunsch/vorschlag-ablehnen.ts';
import { vorschlagAnnehmen } from '#domain/akte/entscheidungen/wunsch/vorschlag-annehmen.ts';
import { vorschlagen } from '#domain/akte/entscheidungen/wunsch/vorschlagen.ts';
import { wartelisteAufheben } from '#domain/akte/entscheidungen/wunsch/warteliste-aufheben.ts';
import { wartelisteSetzen } from '#domain/akte/entscheidungen/wunsch/warteliste-setzen.ts';
import { wunschBearbeiten } from '#domain/akte/entscheidungen/wunsch/wunsch-bearbeiten.ts';
import { zurueckziehen } from '#domain/akte/entscheidungen/wunsch/zurueckziehen.ts';
import type { WunschStatus } from '#domain/status/wunsch.ts';
import type { Entschluss, Lage } from '../lage.ts';
import { ERWACHSEN, freiwillig, OEFFENTLICH, TRAEGER, VEREIN1 } from './personen.fixture.ts';
import { beworben, bis, weltMitPlaetzen, wunschAn } from './wege.fixture.ts';
import type { Welt } from './welt.fixture.ts';

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
		w.tue('f', TRAEGER, beenden, {
			datum: '2026-08-15',
			kuendigungDurch: 'FREIWILLIGER',
			grund: 'Studienplatz',
			bestaetigt: true,
		});
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
	'Dienstende vorzeitig': (l) =>
		beenden(l, { datum: '2026-08-15', kuendigungDurch: 'FREIWILLIGER', grund: 'Studienplatz', bestaetigt: true }),
	Zurückziehen: (l, w) => zurueckziehen(l, { wunschID: id(w), bestaetigt: true }),
	Ablehnen: (l, w) => ablehnen(l, { wunschID: id(w), grund: 'Stelle vergeben' }),
	Reaktivieren: (l, w) => reaktivieren(l, { wunschID: id(w) }),
	'Vertrag annullieren': (l) => annullieren(l, { grund: 'Fehler im Vertrag' }),
	'Priorität ändern': (l, w) => wunschBearbeiten(l, { wunschID: id(w), prioritaet: 7 }),
	'Dienstart festlegen': (l, w) => dienstartFestlegen(l, { wunschID: id(w), dienstartID: 'foej' }),
	'Betreuer ändern': (l, w) => betreuerAendern(l, { wunschID: id(w), betreuerUserID: 'traeger' }),
} satisfies Record<string, Tat>;
export type Befehl = keyof typeof BEFEHLE;
