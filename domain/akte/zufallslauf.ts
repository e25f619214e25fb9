/** Random walks through the whole command set: several files, hosts competing for few places, time going on. */
import { addiereTage } from '#domain/datum.ts';
import { type Akteur, hatRolle } from '#domain/rollen.ts';
import { GEBUNDEN } from '#domain/status/wunsch.ts';
import { aktionen } from './aktionen.ts';
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
import { einladungAnnehmen } from './entscheidungen/einladung-annehmen.ts';
import { erfassen } from './entscheidungen/erfassen.ts';
import { erziehungsberechtigteAnlegen } from './entscheidungen/erziehungsberechtigte-anlegen.ts';
import { erziehungsberechtigteBearbeiten } from './entscheidungen/erziehungsberechtigte-bearbeiten.ts';
import { kontaktieren } from './entscheidungen/kontaktieren.ts';
import { kontoEroeffnen } from './entscheidungen/konto-eroeffnen.ts';
import { loeschen } from './entscheidungen/loeschen.ts';
import { nachbearbeitungAbschliessen } from './entscheidungen/nachbearbeitung-abschliessen.ts';
import { nachbearbeitungOeffnen } from './entscheidungen/nachbearbeitung-oeffnen.ts';
import { nachricht } from './entscheidungen/nachricht.ts';
import { nichtAntreten } from './entscheidungen/nicht-antreten.ts';
import { reaktivieren } from './entscheidungen/reaktivieren.ts';
import { registrieren } from './entscheidungen/registrieren.ts';
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
import {
	ADMIN,
	EINSATZORTE,
	ERWACHSEN,
	freiwillig,
	MINDERJAEHRIG,
	neueWelt,
	OEFFENTLICH,
	TOKEN,
	TRAEGER,
	VEREIN1,
	VEREIN2,
	VEREIN3,
	type Welt,
} from './test-welt.ts';
import type { Akte, Vertragsbedingungen, Wunsch } from './zustand.ts';

export const AKTEN = ['a', 'b', 'c', 'd'] as const;

/** Draws one of several, from the numbers fast-check shrinks. */
export type Wuerfel = <T>(auswahl: readonly T[]) => T;

export function wuerfel(zahlen: readonly number[]): Wuerfel {
	let stelle = 0;
	return (auswahl) => auswahl[(zahlen[stelle++ % zahlen.length] ?? 0) % auswahl.length] as (typeof auswahl)[number];
}

/** Few places for many. */
export function knappeWelt(wirf: Wuerfel): Welt {
	const welt = neueWelt({
		parameter: {
			kontingentMode: wirf(['ZUTEILUNG', 'ZUTEILUNG', 'ZUTEILUNG', 'OHNE']),
			festlegungDienstartAbStatus: wirf([2500, 2500, 2100, 2000]),
			isFestlegungDienstartSportjugend: wirf([false, false, false, true]),
			vertragsnummerModus: wirf(['AUS', 'PREFIX']),
			maxBewerbungen: wirf([5, 3]),
			freiwilligenSichtbarkeitMode: wirf(['EIGENE', 'EIGENE_UND_POOL', 'ALLE']),
		},
	});
	for (const ort of EINSATZORTE) {
		for (const zyklus of ['z', 'z1']) {
			welt.teileZu(ort, 'fsj', wirf([1, 1, 2]), zyklus);
			welt.teileZu(ort, 'bfd', wirf([0, 1, 2]), zyklus);
		}
	}
	for (const stelle of ['s1', 's2', 's3']) welt.erkenneAn(stelle, wirf([0, 1, 2]));
	return welt;
}

export type Tat = (lage: Lage) => Entschluss;
export interface Zug {
	readonly akteID: string;
	readonly akteur: Akteur;
	readonly name: string;
	readonly tat: Tat;
}

/** One attempt: mostly something that looks possible, sometimes anything at all. */
export function naechsterZug(welt: Welt, wirf: Wuerfel): Zug {
	const akteID = wirf(AKTEN);
	const akte = welt.akte(akteID);
	const zug = (akteur: Akteur, name: string, tat: Tat): Zug => ({ akteID, akteur, name, tat });
	if (!akte.existiert) return beginn(akteID, wirf);
	if (akte.status === 0 && wirf([true, true, false])) {
		return zug(TOKEN, 'kontoEroeffnen', (l) => kontoEroeffnen(l, { userID: `user-${akteID}` }));
	}
	if (wirf(ZEHN) + wirf(ZEHN) === 0) return zug(TOKEN, 'einladungAnnehmen', einladung(welt, akteID, wirf));
	const akteur = wirf([freiwillig(akteID), VEREIN1, VEREIN2, VEREIN3, TRAEGER, TRAEGER, ADMIN, ADMIN]);
	const erlaubt = aktionen(welt.lage(akteID, akteur)).filter((a) => a.erlaubt);
	if (erlaubt.length && wirf([true, true, true, true, false])) {
		const gewaehlt = wirf(erlaubt.flatMap((a) => Array.from({ length: GEWICHT[a.aktion] ?? 2 }, () => a)));
		return zug(akteur, gewaehlt.aktion, ausfuehrung(welt, akte, gewaehlt, wirf));
	}
	const aktion = wirf(Object.keys(TATEN) as AktionKey[]);
	const wunsch = akte.wuensche.length ? wirf(akte.wuensche) : null;
	return zug(akteur, aktion, ausfuehrung(welt, akte, { aktion, wunschID: wunsch?.id ?? 'keiner' }, wirf));
}

/** What leads on comes more often than what leads back or aside, or hardly a walk would get to the end. */
const GEWICHT: Partial<Record<AktionKey, number>> = {
	verhandeln: 8,
	einigen: 24,
	abschliessen: 40,
	antreten: 40,
	beenden: 12,
	nichtAntreten: 6,
	vertragBearbeiten: 8,
	annullieren: 4,
	nachbearbeitungAbschliessen: 8,
	statusSetzen: 8,
	bemerken: 1,
	erziehungsberechtigteAnlegen: 1,
	zurueckziehen: 1,
	ablehnen: 1,
	loeschen: 1,
	bearbeiten: 1,
	nachricht: 1,
};

const ZEHN = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Time goes on, and once in a while the next cycle begins. */
export function zeitVergeht(welt: Welt, wirf: Wuerfel): void {
	if (wirf(ZEHN) < 2) welt.heute = addiereTage(welt.heute, wirf([1, 7, 30, 60, 120]));
	const { zyklen } = welt.referenz;
	const [z, z1] = [zyklen.get('z'), zyklen.get('z1')];
	if (!z || !z1 || z1.status === 'AKTIV' || welt.heute < '2026-03-01' || wirf(ZEHN) > 0) return;
	welt.aendere({
		zyklen: new Map([
			['z', { ...z, status: 'BEENDET' }],
			['z1', { ...z1, status: 'AKTIV' }],
		]),
	});
}

function beginn(akteID: string, wirf: Wuerfel): Zug {
	const person = wirf([ERWACHSEN, MINDERJAEHRIG]);
	const wuensche = wirf([[], [wirf(EINSATZORTE)], [...EINSATZORTE]]).map((einsatzortID) => ({
		einsatzortID,
		dienstartID: wirf([null, 'fsj', 'bfd']),
	}));
	const registriere: Tat = (l) => registrieren(l, { userID: `user-${akteID}`, person, wuensche });
	const erfasse: Tat = (l) => erfassen(l, { zyklusID: 'z', userID: null, person, wuensche });
	return wirf([
		{ akteID, akteur: OEFFENTLICH, name: 'registrieren', tat: registriere },
		{ akteID, akteur: TRAEGER, name: 'erfassen', tat: erfasse },
	]);
}

function einladung(welt: Welt, akteID: string, wirf: Wuerfel): Tat {
	const einsatzortID = wirf(EINSATZORTE);
	const eingabe = {
		einladungID: 'e',
		zyklusID: welt.akte(akteID).zyklusID,
		einsatzortID,
		dienstartID: wirf(['fsj', 'bfd']),
		betreuerUserID: betreuerAn(einsatzortID),
		userID: `user-${akteID}`,
	};
	return (l) => einladungAnnehmen(l, eingabe);
}

const betreuerAn = (einsatzortID: string): string =>
	einsatzortID === 'o3' ? 'verein2' : einsatzortID === 'o4' ? 'verein3' : 'verein1';

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
	person: { vorname: 'Petra', nachname: 'Hoffmann' },
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

const TATEN: Readonly<Record<AktionKey, (l: Lage, u: Umstand) => Entschluss>> = {
	bewerben: (l, { wirf }) =>
		bewerben(l, { wuensche: [{ einsatzortID: wirf(EINSATZORTE), dienstartID: wirf([null, 'fsj', 'bfd']) }] }),
	vorschlagen: (l, { wirf }) => {
		const einsatzortID = l.akteur.einsatzortIDs[0] ?? wirf(EINSATZORTE);
		const betreuerUserID = betreuerAn(einsatzortID);
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
			betreuerUserID: betreuerAn(wunsch?.einsatzortID ?? 'o1'),
		}),
	einigen: (l, { wunschID }) => einigen(l, { wunschID }),
	abschliessen: (l, { wunschID }) => abschliessen(l, { wunschID, vertragsnummer: neueNummer() }),
	zurueckziehen: (l, { wunschID }) => zurueckziehen(l, { wunschID, bestaetigt: true }),
	ablehnen: (l, { wunschID }) => ablehnen(l, { wunschID, grund: 'Stelle vergeben' }),
	reaktivieren: (l, { wunschID }) => reaktivieren(l, { wunschID }),
	annullieren: (l) => annullieren(l, { grund: 'auf Wunsch beider Seiten' }),
	wunschBearbeiten: (l, { wunschID, wirf }) => wunschBearbeiten(l, { wunschID, prioritaet: wirf([1, 2, 3]) }),
	dienstartFestlegen: (l, { wunschID, wirf }) => dienstartFestlegen(l, { wunschID, dienstartID: wirf(['fsj', 'bfd']) }),
	betreuerAendern: (l, { wunschID, wunsch }) =>
		betreuerAendern(l, { wunschID, betreuerUserID: betreuerAn(wunsch?.einsatzortID ?? 'o1') }),
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
	});
}

const ZIELE: readonly ManuellesZiel[] = [1500, 2000, 2100, 2500, 2800, 3000, 4000, 9000, 9300, 9500, 9900];
