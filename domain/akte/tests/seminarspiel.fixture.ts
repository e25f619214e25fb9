/** Three volunteers and four seminars, and what is done about them at random; what is refused leaves nothing behind. */
import { antreten } from '#domain/akte/entscheidungen/vertrag/antreten.ts';
import { beenden } from '#domain/akte/entscheidungen/vertrag/beenden.ts';
import type { AkteEreignis } from '#domain/akte/ereignisse.ts';
import type { Lage } from '#domain/akte/lage.ts';
import { gleicheNachweisAb } from '#domain/akte/seminar/abgleich.ts';
import { pruefeAbmeldung } from '#domain/akte/seminar/abmeldung.ts';
import { type Blatt, schreibe, tageVon, vorschlag } from '#domain/akte/seminar/blatt.fixture.ts';
import { seminar } from '#domain/akte/seminar/seminar.fixture.ts';
import { aufgezeichnet } from '#domain/beispiel.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import { ANWESENHEITEN, HAELFTEN } from '#domain/seminar/anwesenheit.ts';
import {
	aendereSeminar,
	fuehreSeminarDurch,
	oeffneSeminarWieder,
	sageSeminarAb,
} from '#domain/seminar/entscheidungen.ts';
import type { SeminarEreignis } from '#domain/seminar/ereignisse.ts';
import { gibPlatzAuf, meldeAn, platzVon } from '#domain/seminar/plaetze.ts';
import { type Seminar, seminarAggregat } from '#domain/seminar/seminar.ts';
import { akteAggregat } from '../akte.ts';
import { anwesenheitErfassen } from '../entscheidungen/seminar/anwesenheit-erfassen.ts';
import { eigenesSeminarAendern, eigenesSeminarPlanen } from '../entscheidungen/seminar/eigenes-seminar.ts';
import { nachweisEinreichen } from '../entscheidungen/seminar/nachweis-einreichen.ts';
import { nachweisLoeschen, seminarAusplanen } from '../entscheidungen/seminar/nachweis-loeschen.ts';
import { ERGEBNISSE, nachweisPruefen, nachweisWiderrufen } from '../entscheidungen/seminar/nachweis-pruefen.ts';
import { pruefeSeminaranmeldung, seminarEinplanen } from '../entscheidungen/seminar/seminar-anmelden.ts';
import { vollende } from '../vollenden.ts';
import type { Akte } from '../zustand.ts';
import { ERWACHSEN, TRAEGER } from './personen.fixture.ts';
import { abgeschlossen, beworben, geeinigt, inVerhandlung, weltMitPlaetzen } from './wege.fixture.ts';
import type { Welt } from './welt.fixture.ts';
import type { Wuerfel } from './zufallstaten.fixture.ts';

export const HEUTE = '2026-05-04';

interface Dienst {
	readonly ort: string;
	readonly dienstartID: string;
	readonly von: string;
	readonly bis: string;
	readonly istAelter: boolean;
	/** Required days set by hand, in tenths; null: by law. */
	readonly vonHand: number | null;
}
export const WER = ['f', 'g', 'h'] as const;
export type Freiwillig = (typeof WER)[number];

/** Twelve months; six, with fewer days than there are seminars; eighteen of somebody of 35 in the BFD. */
export const DIENSTE: Readonly<Record<Freiwillig, Dienst>> = {
	f: { ort: 'o1', dienstartID: 'fsj', von: '2025-09-01', bis: '2026-08-31', istAelter: false, vonHand: null },
	g: { ort: 'o2', dienstartID: 'fsj', von: '2025-09-01', bis: '2026-02-28', istAelter: false, vonHand: 20 },
	h: { ort: 'o3', dienstartID: 'bfd27', von: '2025-09-01', bis: '2027-02-28', istAelter: true, vonHand: null },
};

function grundwelt(): Welt {
	const welt = weltMitPlaetzen();
	welt.teileZu('o3', 'bfd27', 1);
	for (const wer of WER) {
		const { ort, dienstartID, von: vertragsbeginn, bis: vertragsende, istAelter, vonHand } = DIENSTE[wer];
		const email = `${wer}@example.org`;
		const seminartagePflicht = vonHand === null ? {} : { seminartagePflicht: vonHand / 10 };
		beworben(welt, wer, [ort], { ...ERWACHSEN, email, ...(istAelter && { geburtsdatum: '1990-05-17' }) });
		inVerhandlung(welt, wer, ort, dienstartID);
		geeinigt(welt, wer, { vertragsbeginn, vertragsende, urlaubstage: 45, ...seminartagePflicht }, ort);
		abgeschlossen(welt, wer, ort);
	}
	welt.heute = '2025-09-01';
	for (const wer of WER) welt.tue(wer, TRAEGER, antreten, { datum: DIENSTE[wer].von });
	welt.heute = HEUTE;
	return welt;
}
const WELT = grundwelt();
export const REFERENZ = WELT.referenz;

const zeit = (von: string, bis: string) => ({ von, bis, beginn: null, ende: null });
/** Of two dates; with fewer days planned than it lasts; and one that is yet to come. */
const SEMINARE = [
	seminar({ maxTeilnehmer: 2 }, 'sem-1'),
	seminar(
		{
			bezeichnung: 'Zwischenseminar',
			seminartypID: 'ZWISCHEN',
			termine: [zeit('2026-01-12', '2026-01-13'), zeit('2026-01-19', '2026-01-20')],
			geplanteTage: 40,
		},
		'sem-2',
	),
	seminar(
		{
			bezeichnung: 'Politik',
			seminartypID: 'POLITISCHE_BILDUNG',
			termine: [zeit('2026-04-13', '2026-04-17')],
			geplanteTage: 30,
		},
		'sem-3',
	),
	seminar(
		{ bezeichnung: 'Abschluss', seminartypID: 'ABSCHLUSS', termine: [zeit('2026-08-24', '2026-08-28')] },
		'sem-4',
	),
];

export interface Seminarspiel {
	readonly akten: Map<string, Akte>;
	readonly seminare: Map<string, Seminar>;
	/** What is written down of each, by hand. */
	readonly blaetter: Map<string, Map<string, Blatt>>;
	/** Services that ended early, and when. */
	readonly enden: Map<string, string>;
}

/** `aufgezeichnet` counts from here: nobody asks for the version. */
const VERSION = 1000;

export const neuesSpiel = (): Seminarspiel => ({
	akten: new Map(WER.map((wer) => [wer, structuredClone(WELT.akte(wer))])),
	seminare: new Map(SEMINARE.map((s) => [s.id, structuredClone(s)])),
	blaetter: new Map(WER.map((wer) => [wer, new Map()])),
	enden: new Map(),
});

const UMFELD = { heute: HEUTE, jetzt: `${HEUTE}T10:00:00.000Z`, nachrueckFrist: 48 };

/** What is going on, and what has happened so far. */
interface Zug {
	readonly spiel: Seminarspiel;
	readonly wirf: Wuerfel;
	readonly wer: string;
	readonly seminar: Seminar;
	lage(wer?: string): Lage;
	akte(ereignisse: readonly AkteEreignis[], wer?: string): void;
	tut(ereignisse: readonly SeminarEreignis[]): Seminar;
}

const HALBE_TAGE = [5, 10, 15, 25, 30, 35, 40, 45, 50, 55] as const;
const DATEI = { dateiname: 'Nachweis.pdf' };

/** How likely each is. */
const TATEN: readonly (readonly [number, (zug: Zug) => void])[] = [
	[5, meldeTeilnehmendeAn],
	[1, meldeAb],
	[1, loesche],
	[8, trageEin],
	[5, (z) => folgt(z, fuehreSeminarDurch(z.seminar, HEUTE))],
	[2, (z) => folgt(z, oeffneSeminarWieder(z.seminar))],
	[3, aendere],
	[0.1, (z) => folgt(z, sageSeminarAb(z.seminar, 'Sturm'))],
	[6, pruefeEinen],
	[2, pruefeListe],
	[2, (z) => z.akte(nachweisWiderrufen(z.lage(), { nachweisID: einer(z), grund: 'Falsche Liste' }).akte)],
	[1, reicheEin],
	[1, planeEigenes],
	[1, aendereEigenes],
	[0.1, beendeFrueh],
];
const ZEHNTEL = TATEN.flatMap(([wieOft, tat]) => Array.from({ length: wieOft * 10 }, () => tat));

function meldeTeilnehmendeAn({ wer, seminar: s, lage, tut, akte }: Zug): void {
	pruefeSeminaranmeldung(lage(), s, false);
	const danach = tut(meldeAn(s, wer, { ...UMFELD, istTraeger: true }));
	if (platzVon(danach, wer)?.stand === 'ANGEMELDET') akte(vollende(lage(), seminarEinplanen(lage(), danach)).akte);
}

function meldeAb({ wer, seminar: s, lage, tut, akte }: Zug): void {
	const anlass = pruefeAbmeldung(lage(), s);
	const ausgeplant = seminarAusplanen(lage(), s.id);
	tut(gibPlatzAuf(s, wer, anlass, UMFELD));
	if (ausgeplant) akte(ausgeplant.akte);
}

function loesche(z: Zug): void {
	const nachweisID = einer(z);
	const entschluss = nachweisLoeschen(z.lage(), { nachweisID });
	const gemeint = z.lage().akte.seminarnachweise.find(({ id }) => id === nachweisID)?.seminarID === z.seminar.id;
	if (!gemeint) return;
	z.tut(gibPlatzAuf(z.seminar, z.wer, 'ENTFERNT', UMFELD));
	z.akte(entschluss.akte);
}

/** A few half days, or all of them alike. */
function trageEin({ seminar: s, lage, akte, wirf }: Zug): void {
	const tage = tageVon(s.felder);
	const stand = wirf(ANWESENHEITEN);
	const halbtage = wirf([false, false, true])
		? tage.flatMap((tag) => HAELFTEN.map((haelfte) => ({ tag, haelfte, stand })))
		: wirf([[1], [1, 2], [1, 2, 3, 4]]).map(() => ({
				tag: wirf(tage),
				haelfte: wirf(HAELFTEN),
				stand: wirf(ANWESENHEITEN),
			}));
	akte(anwesenheitErfassen(lage(), { seminar: s, halbtage }).akte);
}

/** What happens to a seminar, and what follows in every file. */
function folgt({ spiel, tut, akte }: Zug, ereignisse: readonly SeminarEreignis[]): void {
	const danach = tut(ereignisse);
	for (const [wer, seine] of spiel.akten) akte(gleicheNachweisAb(seine, danach), wer);
}

function aendere(z: Zug): void {
	const { seminar: s, wirf } = z;
	const [erster] = s.felder.termine;
	const [von = '', bis = ''] = [erster?.von, erster?.bis];
	const werte = wirf([
		{ geplanteTage: wirf(HALBE_TAGE) },
		{ geplanteTage: wirf(HALBE_TAGE) },
		{ geplanteTage: wirf(HALBE_TAGE), termine: [zeit(von, wirf([von, bis]))] },
		{ termine: [zeit(wirf([von, bis]), bis), zeit('2026-04-20', '2026-04-21')] },
		{ bezeichnung: wirf(['Woche', 'Tage']) },
		{ seminartypID: wirf(['EINFUEHRUNG', 'ABSCHLUSS']) },
	]);
	folgt(z, aendereSeminar(s, werte, { ...UMFELD, mitglieder: 0 }));
}

const einer = ({ lage, wirf }: Zug): string => {
	const { seminarnachweise } = lage().akte;
	return seminarnachweise.length > 0 ? wirf(seminarnachweise).id : 'keiner';
};

function pruefeEinen(z: Zug): void {
	const eingabe = { nachweisID: einer(z), ergebnis: z.wirf(ERGEBNISSE), tage: z.wirf(HALBE_TAGE), grund: 'krank' };
	z.akte(nachweisPruefen(z.lage(), eingabe).akte);
}

/** Everybody by what is proposed. */
function pruefeListe({ spiel, seminar: s, lage, akte }: Zug): void {
	for (const wer of WER) {
		for (const [nachweisID, blatt] of spiel.blaetter.get(wer) ?? []) {
			if (blatt.seminarID !== s.id || blatt.status !== 10) continue;
			const { tage, ergebnis } = vorschlag(blatt);
			const eingabe = { nachweisID, ergebnis: ergebnis as (typeof ERGEBNISSE)[number], tage, grund: 'nicht da' };
			akte(nachweisPruefen(lage(wer), eingabe).akte, wer);
		}
	}
}

function reicheEin(z: Zug): void {
	const eingabe = { nachweisID: einer(z), uploadID: 'u1', ...DATEI, isAU: z.wirf([true, false]) };
	z.akte(nachweisEinreichen(z.lage(), eingabe).akte);
}

const eigenes = (wirf: Wuerfel) => {
	const von = wirf(['2025-10-13', '2026-02-28', '2026-03-02']);
	const rest = { titel: wirf(['Lehrgang', 'Trainer C']), veranstalter: null, seminartypID: null, kosten: null };
	return { ...rest, von, bis: von, tage: wirf([5, 10]) };
};
function planeEigenes({ lage, akte, wirf }: Zug): void {
	akte(eigenesSeminarPlanen(lage(), lage().ctx.neueID(), eigenes(wirf)).akte);
}
function aendereEigenes(z: Zug): void {
	const eingabe = { nachweisID: einer(z), version: undefined };
	z.akte(eigenesSeminarAendern(z.lage(), eingabe, eigenes(z.wirf)).akte);
}

/** Tables: early end; recomputed with the actual end. */
function beendeFrueh({ wer, lage, akte, spiel, wirf }: Zug): void {
	const datum = wirf(['2026-04-14', '2026-01-12', '2026-03-31']);
	akte(beenden(lage(), { datum, kuendigungDurch: 'FREIWILLIGER', grund: 'Studienplatz', bestaetigt: true }).akte);
	spiel.enden.set(wer, datum);
}

/** Does what the numbers say; tells what happened. */
export function spieleSeminare(spiel: Seminarspiel, zahlen: readonly number[]): string[] {
	const gewesen: string[] = [];
	let stelle = 0;
	const wirf: Wuerfel = (auswahl) => auswahl[(zahlen[stelle++] ?? 0) % auswahl.length] as (typeof auswahl)[number];
	const alleDa = wirf([true, false]);
	if (alleDa)
		for (const wer of WER)
			for (const id of spiel.seminare.keys()) versuche(meldeTeilnehmendeAn, zug(spiel, wirf, wer, id, gewesen));
	while (stelle < zahlen.length) {
		const [tat, wer, id] = [wirf(ZEHNTEL), wirf(WER), wirf([...spiel.seminare.keys()])];
		versuche(tat, zug(spiel, wirf, wer, id, gewesen));
	}
	return gewesen;
}

function versuche(tat: (zug: Zug) => void, z: Zug): void {
	try {
		tat(z);
	} catch (fehler) {
		if (!(fehler instanceof Abgelehnt)) throw fehler;
	}
}

function zug(spiel: Seminarspiel, wirf: Wuerfel, wer: string, seminarID: string, gewesen: string[]): Zug {
	const akteVon = (id: string) => spiel.akten.get(id) as Akte;
	return {
		spiel,
		wirf,
		wer,
		seminar: spiel.seminare.get(seminarID) as Seminar,
		lage: (id = wer) => ({ ...WELT.lage(id, TRAEGER), akte: akteVon(id) }),
		akte(ereignisse, id = wer) {
			for (const e of aufgezeichnet(ereignisse, VERSION)) {
				akteAggregat.evolve(akteVon(id), e);
				schreibe(spiel.blaetter.get(id) ?? new Map(), e);
				gewesen.push(e.type);
			}
		},
		tut(ereignisse) {
			const seminar = structuredClone(spiel.seminare.get(seminarID) as Seminar);
			for (const e of aufgezeichnet(ereignisse, VERSION)) {
				seminarAggregat.evolve(seminar, e);
				gewesen.push(e.type);
			}
			spiel.seminare.set(seminarID, seminar);
			return seminar;
		},
	};
}
