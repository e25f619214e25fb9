import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';
import { WUNSCH } from '#domain/status/wunsch.ts';
import type { AktionKey } from '#domain/zugriff/aktionen.ts';
import type { Akte, Aktion, Wunsch } from './typen.ts';

/** Steps that lead a volunteer on, as far as they have a number to lead to. */
const VORWAERTS: readonly AktionKey[] = [
	'bewerben',
	'vorschlagAnnehmen',
	'kontaktieren',
	'verhandeln',
	'einigen',
	'abschliessen',
	'antreten',
	'beenden',
	'nachbearbeitungAbschliessen',
];

/** Buttons of a wish's card, in this order; whatever else is possible stands in its menu. */
const AUF_DER_KARTE: readonly AktionKey[] = [
	'vorschlagAnnehmen',
	'wartelisteAufheben',
	'kontaktieren',
	'verhandeln',
	'einigen',
	'abschliessen',
	'antreten',
	'beenden',
	'nachfragen',
	'reaktivieren',
	'vorschlagAblehnen',
	'ablehnen',
];
const IM_MENUE_DER_KARTE: readonly AktionKey[] = [
	'verhandeln',
	'beenden',
	'nichtAntreten',
	'wartelisteSetzen',
	'dienstartFestlegen',
	'betreuerAendern',
	'wunschBearbeiten',
	'vertragsnummerSetzen',
	'annullieren',
	'zurueckziehen',
];
const IM_MENUE_DER_AKTE: readonly AktionKey[] = [
	'bewerben',
	'vorschlagen',
	'traegerBetreuerAendern',
	'nachbearbeitungAbschliessen',
	'nachbearbeitungOeffnen',
	'statusSetzen',
	'zyklusUebernehmen',
	'loeschen',
];

const WARTELISTE = 500;

/** An action that doesn't start from the present state isn't offered at all; any other obstacle can be explained. */
const passt = ({ gruende }: Aktion): boolean => gruende.every(({ code }) => code !== 'G22');

const istFruehesEnde = ({ aktion, zielStatus }: Aktion): boolean =>
	aktion === 'beenden' && zielStatus === FREIWILLIGER.nr.VorzeitigesDienstende;

/** The end before the agreed day is an action of its own. */
export const fruehesEnde = (
	{ aktionen }: Pick<Akte, 'aktionen'>,
	{ aktion, zielStatus, wunschID }: Pick<Aktion, 'aktion' | 'zielStatus' | 'wunschID'>,
): Aktion | undefined =>
	aktion === 'beenden' && zielStatus === FREIWILLIGER.nr.Dienstende
		? aktionen.find((a) => istFruehesEnde(a) && a.wunschID === wunschID && passt(a))
		: undefined;

export function findeAktion(
	{ aktionen }: Pick<Akte, 'aktionen'>,
	key: AktionKey,
	wunschID: string | null = null,
): Aktion | undefined {
	return aktionen.find((a) => a.aktion === key && a.wunschID === wunschID && passt(a));
}

/** The same action after the file has been loaded anew. */
export function frisch({ aktionen }: Pick<Akte, 'aktionen'>, alt: Aktion): Aktion {
	const gleich = (a: Aktion) =>
		a.aktion === alt.aktion && a.wunschID === alt.wunschID && istFruehesEnde(a) === istFruehesEnde(alt);
	return aktionen.find(gleich) ?? alt;
}

/**
 * The step forward that lies nearest: possible ones before blocked ones, then wishes that aren't on the waiting list,
 * then the order of the wishes.
 */
export function naechsterSchritt({ freiwilliger, aktionen, wuensche }: Akte): Aktion | null {
	const weiter = aktionen.filter(
		(a) =>
			VORWAERTS.includes(a.aktion) &&
			!istFruehesEnde(a) &&
			a.zielStatus !== null &&
			a.zielStatus > freiwilliger.status &&
			passt(a),
	);
	const wartet = (a: Aktion) => wuensche.some(({ id, status }) => id === a.wunschID && status === WARTELISTE);
	const rang = (a: Aktion) => (a.zielStatus ?? 0) * 4 + (a.erlaubt ? 0 : 2) + (wartet(a) ? 1 : 0);
	return weiter.reduce<Aktion | null>((best, a) => (best && rang(best) <= rang(a) ? best : a), null);
}

/** What has to come before a step that doesn't begin in this status: the nearest one on the same wish, short of its end. */
export function schrittDavor(
	{ aktionen }: Pick<Akte, 'aktionen'>,
	{ wunschID, zielStatus }: Pick<Aktion, 'wunschID' | 'zielStatus'>,
): Aktion | undefined {
	if (wunschID === null || zielStatus === null) return undefined;
	const davor = aktionen.filter(
		(a) =>
			a.wunschID === wunschID &&
			VORWAERTS.includes(a.aktion) &&
			!istFruehesEnde(a) &&
			a.zielStatus !== null &&
			a.zielStatus < zielStatus &&
			passt(a),
	);
	return davor.toSorted((a, b) => (a.zielStatus ?? 0) - (b.zielStatus ?? 0))[0];
}

export interface Kartenaktionen {
	knoepfe: readonly Aktion[];
	menue: readonly Aktion[];
}

/** What a wish's card offers: the next steps as buttons, the rest in the menu. */
export function aktionenDerKarte({ aktionen }: Pick<Akte, 'aktionen'>, wunsch: Pick<Wunsch, 'id' | 'status'>) {
	const eigene = aktionen.filter((a) => a.wunschID === wunsch.id && passt(a));
	// Before the first contact negotiating is possible, but not the usual next step.
	const nachrangig = (a: Aktion) =>
		istFruehesEnde(a) || (a.aktion === 'verhandeln' && wunsch.status < WUNSCH.nr.Kontaktiert);
	const nach = (keys: readonly AktionKey[], spaeter: boolean) =>
		keys.flatMap((key) => eigene.filter((a) => a.aktion === key && nachrangig(a) === spaeter));
	const knoepfe = nach(AUF_DER_KARTE, false);
	const menue = [...nach(IM_MENUE_DER_KARTE, true), ...nach(IM_MENUE_DER_KARTE, false)];
	return { knoepfe, menue: menue.filter((a) => !knoepfe.includes(a)) } satisfies Kartenaktionen;
}

/** What concerns the volunteer himself and has no place of its own on the page. */
export function aktionenDerAkte({ aktionen }: Pick<Akte, 'aktionen'>): readonly Aktion[] {
	return IM_MENUE_DER_AKTE.flatMap((key) => aktionen.filter((a) => a.aktion === key && passt(a)));
}

/** All that can be done in a file or explained, the next step first. */
export function alleAktionen(akte: Akte): readonly Aktion[] {
	const schritt = naechsterSchritt(akte);
	const nachricht = findeAktion(akte, 'nachricht');
	const karten = akte.wuensche.map((wunsch) => aktionenDerKarte(akte, wunsch));
	return [
		...new Set([
			...(schritt ? [schritt] : []),
			...karten.flatMap(({ knoepfe }) => knoepfe),
			...(nachricht ? [nachricht] : []),
			...karten.flatMap(({ menue }) => menue),
			...aktionenDerAkte(akte),
		]),
	];
}
