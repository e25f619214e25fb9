/** Rules on the contract: G10, G11 with the other terms, G13, G34. */

import type { Befund, Wunschfall } from '#domain/akte/fall.ts';
import type { Lage } from '#domain/akte/lage.ts';
import { type Hinweis, hinweise, pruefeBedingungen, type Vertragsumfeld } from '#domain/akte/vertrag/vertragsregeln.ts';
import type { Akte, Vertrag } from '#domain/akte/zustand.ts';
import { begonneneMonate } from '#domain/datum.ts';
import { MELDUNG, meldungLaenge } from '#domain/felder/meldungen.ts';
import { istMinderjaehrig } from '#domain/recht/alter.ts';
import type { Zeitraum } from '#domain/recht/vordienst.ts';
import type { Referenz } from '#domain/referenz.ts';
import type { Regelverstoss } from '#domain/regelverstoss.ts';
import { hoechste } from '#domain/rollen.ts';
import { VERTRAG } from '#domain/status/vertrag.ts';
import { WUNSCH } from '#domain/status/wunsch.ts';
import { durch } from './behebbar.ts';

/** G10 lists everything missing. */
export function vertragsdatenVollstaendig(vertrag: Vertrag | null, lage: Lage): Befund {
	const fehlt = [
		!vertrag?.vertragsbeginn && 'Vertragsbeginn',
		!vertrag?.vertragsende && 'Vertragsende',
		!vertrag?.einsatzortID && 'Vertrags-Einsatzort',
		!vertrag?.vertragsnummer && 'Vertragsnummer',
	].filter((name) => name !== false);
	if (fehlt.length === 0) return 'Vertragsdaten vollständig';
	return {
		code: 'G10',
		http: 409,
		...(fehlt.every((name) => name === 'Vertragsnummer') ? { feld: 'vertragsnummer' } : {}),
		text: `Für den Vertragsabschluss fehlen folgende Angaben: ${fehlt.join(', ')}.`,
		behebbarDurch: durch(lage.akteur, 'MA_VERWALTUNG', 'ADMIN'),
		ziel: 'vertrag',
	};
}

/** G11 and every other rule on the terms, all at once. */
export const bedingungenZulaessig = (fall: Wunschfall): readonly Befund[] => gemessen(fall, {});

/** Of a draft: how the parts of a service come together is asked with the agreement, when each has been drafted. */
export const entwurfZulaessig = (fall: Wunschfall): readonly Befund[] => gemessen(fall, { abschnitte: null });

function gemessen({ lage, wunsch, vertrag }: Wunschfall, anders: Partial<Vertragsumfeld>): readonly Befund[] {
	if (!vertrag) return [];
	const mass = { ...umfeld(lage, lage.ctx.heute, wunsch.einsatzstelleID, vertrag), ...anders };
	const verstoesse = pruefeBedingungen(vertrag, mass);
	return verstoesse.length ? verstoesse : [zeitraumText(vertrag)];
}

/** What is unusual but allowed, and what the Traeger is only warned of. */
export const vertragshinweise = (
	lage: Pick<Lage, 'akteur' | 'akte' | 'referenz'>,
	heute: string,
	einsatzstelleID: string,
	vertrag: Vertrag,
): readonly Hinweis[] => hinweise(vertrag, umfeld(lage, heute, einsatzstelleID, vertrag));

function zeitraumText({ vertragsbeginn, vertragsende, geplantesEnde }: Vertrag): Befund {
	const bis = geplantesEnde ?? vertragsende;
	return vertragsbeginn && bis ? `Vertragszeitraum: ${begonneneMonate(vertragsbeginn, bis)} Monate` : null;
}

function umfeld(
	{ akteur, akte, referenz }: Pick<Lage, 'akteur' | 'akte' | 'referenz'>,
	heute: string,
	einsatzstelleID: string,
	vertrag: Vertrag,
): Vertragsumfeld {
	const zyklus = referenz.zyklen.get(vertrag.zyklusID);
	const dienstart = referenz.dienstarten.get(vertrag.dienstartID);
	if (!zyklus || !dienstart) throw new Error(`Vertrag ${vertrag.id}: Zyklus oder Dienstart fehlt`);
	return {
		zyklus,
		dienstart,
		zyklusDienstart: zyklus.dienstarten.get(dienstart.id),
		einsatzstelle: {
			...referenz.adressen.get(einsatzstelleID),
			regulaereVollzeitstunden: vollzeitstunden(referenz, einsatzstelleID),
		},
		person: akte.person,
		geleistet: geleistet(akte, referenz, vertrag),
		abschnitte: abschnitte(akte, referenz, vertrag),
		vereinbart: akte.vertraege.find(({ id, status }) => id === vertrag.id && status >= VERTRAG.nr.Einigung) ?? null,
		rolle: akteur.art === 'SYSTEM' ? 'SYSTEMADMIN' : hoechste(akteur.rollen),
		heute,
	};
}

/** Every kind of voluntary service counts (§ 3 Abs. 2 BFDG). */
const geleistet = ({ vertraege }: Akte, { dienstarten }: Referenz, { id: dieser }: Vertrag) =>
	vertraege.flatMap(({ id, dienstartID, dienstantritt: von, dienstende: bis }) => {
		const zaehlt = id !== dieser && dienstarten.get(dienstartID)?.art !== 'SONSTIGE';
		return zaehlt && von && bis ? [{ von, bis }] : [];
	});

/** Of the same kind of service, as long as they go or have gone; one that wasn't begun is none. */
function abschnitte({ vertraege, wuensche }: Akte, { dienstarten }: Referenz, dieser: Vertrag): Zeitraum[] {
	const art = dienstarten.get(dieser.dienstartID)?.art;
	return vertraege.flatMap((v) => {
		const nichtAngetreten = wuensche.some(
			({ id, status }) => id === v.wunschID && status === WUNSCH.nr.DienstNichtAngetreten,
		);
		const zaehlt = v.id !== dieser.id && v.status !== VERTRAG.nr.Storniert && !nichtAngetreten;
		const von = v.dienstantritt ?? v.vertragsbeginn;
		const bis = v.dienstende ?? v.geplantesEnde ?? v.vertragsende;
		return zaehlt && dienstarten.get(v.dienstartID)?.art === art && von && bis && von <= bis ? [{ von, bis }] : [];
	});
}

/** Regular hours of an Einsatzstelle in tenths, as its record begins where there is none (table: Adresse). */
export const vollzeitstunden = ({ adressen }: Referenz, einsatzstelleID: string): number =>
	adressen.get(einsatzstelleID)?.regulaereVollzeitstunden ?? 390;

/** The contract's Einsatzort is one of the Einsatzstelle the wish is for (table: Vertrag, einsatzortID). */
export function einsatzortDerStelle({ lage, wunsch, aenderungen }: Wunschfall): Befund {
	if (aenderungen.einsatzortID === undefined || aenderungen.einsatzortID === wunsch.einsatzortID) return null;
	const ort = lage.referenz.adressen.get(aenderungen.einsatzortID);
	if (ort?.typ === 'EINSATZORT' && ort.einsatzstelleID === wunsch.einsatzstelleID) return null;
	const text = 'Bitte wählen Sie einen Einsatzort der Einsatzstelle aus.';
	return { code: 'EINSATZORT', http: 422, feld: 'einsatzortID', text, ziel: 'vertrag' };
}

/** A planned end beside the contract's is set only once it is concluded (table: Vertrag, geplantesEnde). */
export function geplantesEndeErstSpaeter({ aenderungen }: Wunschfall): Befund {
	if (!aenderungen.geplantesEnde) return null;
	const text = 'Ein geplantes Ende kann erst nach dem Vertragsabschluss eingetragen werden.';
	return { code: 'GEPLANTES_ENDE', http: 422, feld: 'geplantesEnde', text };
}

export const unterschrieben = ({ akteur }: Pick<Lage, 'akteur'>): Regelverstoss => ({
	code: 'VERTRAG_UNTERSCHRIEBEN',
	http: 409,
	text: 'Der Vertrag wurde bereits unterschrieben. Bitte annullieren Sie den Vertrag, um ihn zu ändern.',
	behebbarDurch: durch(akteur, 'MA_VERWALTUNG', 'ADMIN'),
	ziel: 'vertrag',
});

/** After the first signature no term changes any more. */
export function nichtUnterschrieben({ lage, vertrag, aenderungen }: Wunschfall): Befund {
	return vertrag?.ersteUnterschriftAm && Object.keys(aenderungen).length ? unterschrieben(lage) : null;
}

export function brauchtErziehungsberechtigte({ ctx, akte }: Lage): boolean {
	const { geburtsdatum } = akte.person;
	return geburtsdatum !== undefined && istMinderjaehrig(geburtsdatum, ctx.heute);
}

/** G13 */
export function erziehungsberechtigteHinterlegt({ lage }: Pick<Wunschfall, 'lage'>): Befund {
	if (!brauchtErziehungsberechtigte(lage)) return null;
	if (lage.akte.erziehungsberechtigte.some((e) => e.isUnterschriftErforderlich))
		return 'Erziehungsberechtigte hinterlegt';
	return {
		code: 'G13',
		http: 409,
		text: 'Für Minderjährige muss mindestens eine erziehungsberechtigte Person hinterlegt sein.',
		behebbarDurch: durch(lage.akteur, 'FREIWILLIGER', 'MA_VERWALTUNG', 'ADMIN'),
		ziel: 'erziehungsberechtigte',
	};
}

/** Form of a contract number (table: Vertrag); null where it has it. */
export function nummerGueltig(nummer: string): Regelverstoss | null {
	const feld = 'vertragsnummer';
	if (nummer.length > 30) return { code: 'LEN', http: 422, feld, text: meldungLaenge(30) };
	return /^[A-Za-z0-9./-]+$/.test(nummer) ? null : { code: 'PT', http: 422, feld, text: MELDUNG.PT };
}

/**
 * G34 within the file, where a contract may take its own earlier number back (table: Decided after measuring, D6);
 * across files the register of numbers decides when the number is taken.
 */
export function nummerFrei({ akte }: Lage, vertragID: string, nummer: string): Regelverstoss | null {
	if (!akte.vertraege.some((v) => v.id !== vertragID && v.nummern.includes(nummer))) return null;
	const text = `Die Vertragsnummer ${nummer} ist bereits vergeben.`;
	return { code: 'G34', http: 409, feld: 'vertragsnummer', text };
}
