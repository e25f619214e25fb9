/** Every verb with an input drawn at random, complete as its dialog would ask for it. */
import { addiereTage } from '#domain/datum.ts';
import { type Akteur, hatRolle } from '#domain/rollen.ts';
import { GEBUNDEN } from '#domain/status/wunsch.ts';
import { ablehnen } from './entscheidungen/ablehnen.ts';
import { abschliessen } from './entscheidungen/abschliessen.ts';
import { annullieren } from './entscheidungen/annullieren.ts';
import { antreten } from './entscheidungen/antreten.ts';
import { bearbeiten } from './entscheidungen/bearbeiten.ts';
import { beenden } from './entscheidungen/beenden.ts';
import { bemerken } from './entscheidungen/bemerken.ts';
import { betreuerAendern } from './entscheidungen/betreuer-aendern.ts';
import { bewerben } from './entscheidungen/bewerben.ts';
import { dienstartFestlegen } from './entscheidungen/dienstart-festlegen.ts';
import { einigen } from './entscheidungen/einigen.ts';
import { erziehungsberechtigteAnlegen } from './entscheidungen/erziehungsberechtigte-anlegen.ts';
import { erziehungsberechtigteBearbeiten } from './entscheidungen/erziehungsberechtigte-bearbeiten.ts';
import { kontaktieren } from './entscheidungen/kontaktieren.ts';
import { loeschen } from './entscheidungen/loeschen.ts';
import { nachbearbeitungAbschliessen } from './entscheidungen/nachbearbeitung-abschliessen.ts';
import { nachbearbeitungOeffnen } from './entscheidungen/nachbearbeitung-oeffnen.ts';
import { nachricht } from './entscheidungen/nachricht.ts';
import { nichtAntreten } from './entscheidungen/nicht-antreten.ts';
import { reaktivieren } from './entscheidungen/reaktivieren.ts';
import { statusSetzen } from './entscheidungen/status-setzen.ts';
import { traegerBetreuerAendern } from './entscheidungen/traeger-betreuer-aendern.ts';
import { verhandeln } from './entscheidungen/verhandeln.ts';
import { vertragBearbeiten } from './entscheidungen/vertrag-bearbeiten.ts';
import { vertragsnummerSetzen } from './entscheidungen/vertragsnummer-setzen.ts';
import { vorschlagAblehnen } from './entscheidungen/vorschlag-ablehnen.ts';
import { vorschlagAnnehmen } from './entscheidungen/vorschlag-annehmen.ts';
import { vorschlagen } from './entscheidungen/vorschlagen.ts';
import { wartelisteAufheben } from './entscheidungen/warteliste-aufheben.ts';
import { wartelisteSetzen } from './entscheidungen/warteliste-setzen.ts';
import { wunschBearbeiten } from './entscheidungen/wunsch-bearbeiten.ts';
import { zurueckziehen } from './entscheidungen/zurueckziehen.ts';
import { zyklusUebernehmen } from './entscheidungen/zyklus-uebernehmen.ts';
import { geltenderVertrag } from './fall.ts';
import type { AktionKey, Entschluss, Lage } from './lage.ts';
import type { ManuellesZiel } from './manuell.ts';
import { planEnde } from './regeln/dienst.ts';
import { vereinAn } from './test-personen.ts';
import { EINSATZORTE } from './test-stammdaten.ts';
import type { Welt } from './test-welt.ts';
import type { Akte, Vertragsbedingungen, Wunsch } from './zustand.ts';

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
	beenden: (l, { akte, welt, ziel }) => {
		const vertrag = dienstVertrag(akte);
		const frueh = vertrag?.dienstantritt ?? vertrag?.vertragsbeginn ?? welt.heute;
		const datum = ziel.zielStatus === 9000 ? ((vertrag && planEnde(vertrag)) ?? welt.heute) : frueh;
		return beenden(l, { datum, grund: 'Studienplatz', bestaetigt: true });
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
	loeschen: (l) => loeschen(l, { bestaetigung: 'LÖSCHEN' }),
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
