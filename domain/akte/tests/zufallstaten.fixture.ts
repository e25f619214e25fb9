/** Every verb with an input drawn at random, complete as its dialog would ask for it. */

import type { ManuellesZiel } from '#domain/akte/bausteine/manuell.ts';
import { bearbeiten } from '#domain/akte/entscheidungen/freiwilliger/bearbeiten.ts';
import { bemerken } from '#domain/akte/entscheidungen/freiwilliger/bemerken.ts';
import { erziehungsberechtigteAnlegen } from '#domain/akte/entscheidungen/freiwilliger/erziehungsberechtigte-anlegen.ts';
import { erziehungsberechtigteBearbeiten } from '#domain/akte/entscheidungen/freiwilliger/erziehungsberechtigte-bearbeiten.ts';
import { loeschen } from '#domain/akte/entscheidungen/freiwilliger/loeschen.ts';
import { nachricht } from '#domain/akte/entscheidungen/freiwilliger/nachricht.ts';
import { reaktivieren } from '#domain/akte/entscheidungen/freiwilliger/reaktivieren.ts';
import { statusSetzen } from '#domain/akte/entscheidungen/freiwilliger/status-setzen.ts';
import { traegerBetreuerAendern } from '#domain/akte/entscheidungen/freiwilliger/traeger-betreuer-aendern.ts';
import { zyklusUebernehmen } from '#domain/akte/entscheidungen/freiwilliger/zyklus-uebernehmen.ts';
import { abschliessen } from '#domain/akte/entscheidungen/vertrag/abschliessen.ts';
import { annullieren } from '#domain/akte/entscheidungen/vertrag/annullieren.ts';
import { antreten } from '#domain/akte/entscheidungen/vertrag/antreten.ts';
import { beenden } from '#domain/akte/entscheidungen/vertrag/beenden.ts';
import { betreuerAendern } from '#domain/akte/entscheidungen/vertrag/betreuer-aendern.ts';
import { dienstartFestlegen } from '#domain/akte/entscheidungen/vertrag/dienstart-festlegen.ts';
import { nachbearbeitungAbschliessen } from '#domain/akte/entscheidungen/vertrag/nachbearbeitung-abschliessen.ts';
import { nachbearbeitungOeffnen } from '#domain/akte/entscheidungen/vertrag/nachbearbeitung-oeffnen.ts';
import { nichtAntreten } from '#domain/akte/entscheidungen/vertrag/nicht-antreten.ts';
import { vertragBearbeiten } from '#domain/akte/entscheidungen/vertrag/vertrag-bearbeiten.ts';
import { vertragsnummerSetzen } from '#domain/akte/entscheidungen/vertrag/vertragsnummer-setzen.ts';
import { ablehnen } from '#domain/akte/entscheidungen/wunsch/ablehnen.ts';
import { bewerben } from '#domain/akte/entscheidungen/wunsch/bewerben.ts';
import { einigen } from '#domain/akte/entscheidungen/wunsch/einigen.ts';
import { kontaktieren } from '#domain/akte/entscheidungen/wunsch/kontaktieren.ts';
import { nachfragen } from '#domain/akte/entscheidungen/wunsch/nachfragen.ts';
import { verhandeln } from '#domain/akte/entscheidungen/wunsch/verhandeln.ts';
import { vorschlagAblehnen } from '#domain/akte/entscheidungen/wunsch/vorschlag-ablehnen.ts';
import { vorschlagAnnehmen } from '#domain/akte/entscheidungen/wunsch/vorschlag-annehmen.ts';
import { vorschlagen } from '#domain/akte/entscheidungen/wunsch/vorschlagen.ts';
import { wartelisteAufheben } from '#domain/akte/entscheidungen/wunsch/warteliste-aufheben.ts';
import { wartelisteSetzen } from '#domain/akte/entscheidungen/wunsch/warteliste-setzen.ts';
import { wunschBearbeiten } from '#domain/akte/entscheidungen/wunsch/wunsch-bearbeiten.ts';
import { zurueckziehen } from '#domain/akte/entscheidungen/wunsch/zurueckziehen.ts';
import { NIRGENDS } from '#domain/akte/freiwilliger/aufbewahrung.ts';
import { planEnde } from '#domain/akte/regeln/dienst.ts';
import { addiereTage } from '#domain/datum.ts';
import { KUENDIGUNG_DURCH } from '#domain/felder/vertragsfelder.ts';
import { type Akteur, hatRolle } from '#domain/rollen.ts';
import { GEBUNDEN } from '#domain/status/wunsch.ts';
import type { AktionKey } from '#domain/zugriff/aktionen.ts';
import { geltenderVertrag } from '../fall.ts';
import type { Entschluss, Lage } from '../lage.ts';
import type { Akte, Vertragsbedingungen, Wunsch } from '../zustand.ts';
import { vereinAn } from './personen.fixture.ts';
import { EINSATZORTE } from './stammdaten.fixture.ts';
import type { Welt } from './welt.fixture.ts';

/** Draws one of several, by the numbers of fast-check. */
export type Wuerfel = <T>(auswahl: readonly T[]) => T;

export type Tat = (lage: Lage) => Entschluss;

/** Something done without a button among the actions of the file. */
export interface Nebentat {
	readonly akteur: Akteur;
	readonly tat: Tat;
}

interface Ziel {
	readonly aktion: AktionKey;
	readonly wunschID: string | null;
	readonly zielStatus?: number | null;
}

/** The verb with everything its dialog asks for. */
export function ausfuehrung(welt: Welt, akte: Akte, ziel: Ziel, wirf: Wuerfel): Tat {
	const wunsch = akte.wuensche.find((w) => w.id === ziel.wunschID) ?? null;
	const umstand = { welt, akte, wunsch, wunschID: ziel.wunschID ?? 'keiner', ziel, wirf };
	return (lage) => TATEN[ziel.aktion](lage, umstand);
}

interface Umstand {
	readonly welt: Welt;
	readonly akte: Akte;
	readonly wunsch: Wunsch | null;
	readonly wunschID: string;
	readonly ziel: Ziel;
	readonly wirf: Wuerfel;
}

let laufnummer = 0;
const neueNummer = (): string => `N-${++laufnummer}`;
const vertragID = ({ akte, wunschID }: Umstand): string => geltenderVertrag(akte, wunschID)?.id ?? 'keiner';
const dienstVertrag = (akte: Akte) => {
	const wunsch = akte.wuensche.find((w) => GEBUNDEN.includes(w.status));
	return wunsch ? geltenderVertrag(akte, wunsch.id) : null;
};

const ANGABEN = {
	art: 'MUTTER',
	isUnterschriftErforderlich: true,
	isAlleinigesSorgerecht: false,
	person: { vorname: 'Petra', nachname: 'Hoffmann', email: 'petra@post.test' },
} as const;

/** Terms that differ in what the rules on places look at. */
const BEDINGUNGEN: readonly Partial<Vertragsbedingungen>[] = [
	{},
	{ vertragsbeginn: '2025-09-01', vertragsende: '2026-02-28' },
	{ vertragsbeginn: '2026-03-01', vertragsende: '2026-08-31' },
	{ vertragsbeginn: '2025-08-01', vertragsende: '2026-07-31' },
	{ vertragsbeginn: '2025-09-01', vertragsende: '2027-02-28', urlaubstage: 30 },
	{ unterkunft: 'ROOM' },
];

export const TATEN: Readonly<Record<AktionKey, (l: Lage, u: Umstand) => Entschluss>> = {
	bewerben: (l, { wirf }) =>
		bewerben(l, { wuensche: [{ einsatzortID: wirf(EINSATZORTE), dienstartID: wirf([null, 'fsj', 'bfd']) }] }),
	vorschlagen: (l, { wirf }) => {
		const einsatzortID = l.akteur.einsatzortIDs[0] ?? wirf(EINSATZORTE);
		const betreuerUserID = vereinAn(einsatzortID).userID;
		return vorschlagen(l, { einsatzortID, betreuerUserID, nachricht: 'Kommen Sie zu uns!', dienstartID: 'fsj' });
	},
	vorschlagAnnehmen: (l, { wunschID }) => vorschlagAnnehmen(l, { wunschID }),
	vorschlagAblehnen: (l, { wunschID }) => vorschlagAblehnen(l, { wunschID }),
	wartelisteSetzen: (l, { wunschID }) => wartelisteSetzen(l, { wunschID }),
	wartelisteAufheben: (l, { wunschID }) => wartelisteAufheben(l, { wunschID }),
	kontaktieren: (l, { wunschID }) => kontaktieren(l, { wunschID, nachricht: 'Bitte kommen Sie vorbei.' }),
	verhandeln: (l, { wunschID, wunsch, wirf }) =>
		verhandeln(l, {
			wunschID,
			dienstartID: wunsch?.dienstartID ?? wirf(['fsj', 'fsj', 'bfd']),
			betreuerUserID: vereinAn(wunsch?.einsatzortID ?? 'o1').userID ?? undefined,
		}),
	einigen: (l, { wunschID }) => einigen(l, { wunschID, grund: 'Der Dienst hat schon begonnen', bestaetigt: true }),
	abschliessen: (l, { wunschID }) => abschliessen(l, { wunschID, vertragsnummer: neueNummer() }),
	zurueckziehen: (l, { wunschID }) => zurueckziehen(l, { wunschID, bestaetigt: true }),
	ablehnen: (l, { wunschID }) => ablehnen(l, { wunschID, grund: 'Stelle vergeben' }),
	nachfragen: (l, { wunschID }) => nachfragen(l, { wunschID }),
	reaktivieren: (l, { wunschID }) => reaktivieren(l, { wunschID }),
	annullieren: (l) => annullieren(l, { grund: 'auf Wunsch beider Seiten' }),
	wunschBearbeiten: (l, { wunschID, wirf }) => wunschBearbeiten(l, { wunschID, prioritaet: wirf([1, 2, 3]) }),
	dienstartFestlegen: (l, { wunschID, wirf }) => dienstartFestlegen(l, { wunschID, dienstartID: wirf(['fsj', 'bfd']) }),
	betreuerAendern: (l, { wunschID, wunsch }) =>
		betreuerAendern(l, { wunschID, betreuerUserID: vereinAn(wunsch?.einsatzortID ?? 'o1').userID }),
	traegerBetreuerAendern: (l) => traegerBetreuerAendern(l, { traegerBetreuerUserID: 'traeger' }),
	vertragBearbeiten: (l, u) => vertragBearbeiten(l, { vertragID: vertragID(u), felder: u.wirf(BEDINGUNGEN) }),
	vertragsnummerSetzen: (l, u) => vertragsnummerSetzen(l, { vertragID: vertragID(u), vertragsnummer: neueNummer() }),
	antreten: (l, { akte, welt }) => antreten(l, { datum: dienstVertrag(akte)?.vertragsbeginn ?? welt.heute }),
	nichtAntreten: (l) => nichtAntreten(l, { grund: 'nicht erschienen' }),
	beenden: (l, { akte, welt, ziel, wirf }) => {
		const vertrag = dienstVertrag(akte);
		const frueh = vertrag?.dienstantritt ?? vertrag?.vertragsbeginn ?? welt.heute;
		const datum = ziel.zielStatus === 9000 ? ((vertrag && planEnde(vertrag)) ?? welt.heute) : frueh;
		const ende = { datum, resturlaubTage: wirf([null, 5, 25]), kuendigungDurch: wirf(KUENDIGUNG_DURCH) };
		return beenden(l, { ...ende, grund: 'Studienplatz', bestaetigt: true });
	},
	nachbearbeitungAbschliessen: (l) => nachbearbeitungAbschliessen(l),
	nachbearbeitungOeffnen: (l) => nachbearbeitungOeffnen(l),
	statusSetzen: (l, u) => uebersteuerung(l, u),
	zyklusUebernehmen: (l) => zyklusUebernehmen(l),
	bearbeiten: (l) => bearbeiten(l, { felder: { mobil: '+49 160 1111111' } }),
	erziehungsberechtigteAnlegen: (l) => erziehungsberechtigteAnlegen(l, ANGABEN),
	erziehungsberechtigteBearbeiten: (l, { akte }) =>
		erziehungsberechtigteBearbeiten(l, {
			...ANGABEN,
			erziehungsberechtigterID: akte.erziehungsberechtigte[0]?.id ?? 'keiner',
		}),
	bemerken: (l) => bemerken(l, { text: 'ruft zurück' }),
	nachricht: (l) => nachricht(l, { betreff: 'Hinweis', text: 'Bitte melden Sie sich.' }),
	loeschen: (l) => loeschen(l, { bestaetigung: 'LÖSCHEN', genanntes: NIRGENDS }),
};

function uebersteuerung(l: Lage, { welt, akte, wirf }: Umstand): Entschluss {
	const tage = [
		welt.heute,
		addiereTage(welt.heute, -20),
		addiereTage(welt.heute, 10),
		'2025-09-01',
		'2025-09-15',
		null,
	];
	return statusSetzen(l, {
		ziel: wirf(ZIELE),
		wunschID: akte.wuensche.length ? wirf(akte.wuensche).id : null,
		datum: wirf(tage),
		grund: 'nach Aktenlage berichtigt',
		kontingentUeberziehen: hatRolle(l.akteur, 'ADMIN') && wirf([false, false, true]),
		ohneDokumente: hatRolle(l.akteur, 'ADMIN') && wirf([false, false, true]),
	});
}

const ZIELE: readonly ManuellesZiel[] = [1500, 2000, 2100, 2500, 2800, 3000, 4000, 9000, 9300, 9500, 9900];
