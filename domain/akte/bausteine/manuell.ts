/** What the manual override does to wishes and contracts, row by row (table: Manual override mapping). */

import { dienstendangaben } from '#domain/akte/bausteine/dienstendangaben.ts';
import {
	andereEntfallen,
	entwirfVertrag,
	vereinbarteSaetze,
	vertragStorniert,
} from '#domain/akte/bausteine/vertragsschritte.ts';
import {
	type AkteEreignis,
	NachbearbeitungAbgeschlossen,
	VertragManuellGesetzt,
	WunschManuellGesetzt,
} from '#domain/akte/ereignisse.ts';
import { geltenderVertrag } from '#domain/akte/fall.ts';
import type { Lage } from '#domain/akte/lage.ts';
import { vertragSchritt, wunschSchritt } from '#domain/akte/schritte.ts';
import type { Vertrag, Wunsch } from '#domain/akte/zustand.ts';
import type { KuendigungDurch } from '#domain/felder/vertragsfelder.ts';
import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';
import { VERTRAG } from '#domain/status/vertrag.ts';
import { OFFEN } from '#domain/status/wunsch.ts';

/** Targets that act on a chosen wish, and the state it gets. */
export const WUNSCHZIEL = {
	2000: 0,
	2100: 2000,
	2500: 3000,
	2800: 3500,
	3000: 4000,
	4000: 5000,
	9000: 5500,
	9300: 5400,
	9500: 8000,
} as const;
export type Wunschziel = keyof typeof WUNSCHZIEL;
export type ManuellesZiel = 1500 | Wunschziel | 9900;

export const istWunschziel = (ziel: ManuellesZiel): ziel is Wunschziel => ziel in WUNSCHZIEL;

/** Targets without a chosen wish: back to the pool, or the file closed. */
export function ohneWunsch(lage: Lage, ziel: 1500 | 9900): AkteEreignis[] {
	if (ziel === FREIWILLIGER.nr.NachbearbeitungAbgeschlossen) return [NachbearbeitungAbgeschlossen({})];
	const offen = lage.akte.wuensche.filter((w) => w.zyklusID === lage.akte.zyklusID && OFFEN.includes(w.status));
	return offen.flatMap((w) => [
		...vertragStorniert(lage, w),
		WunschManuellGesetzt({ ...wunschSchritt(w, 'WunschManuellGesetzt.9000'), beendetVon: 'TRAEGER' }),
	]);
}

/** `datum`: start of service for 4000, end for 9000 and 9300; of an end that is corrected, what isn't given stays. */
export interface Zielangaben {
	readonly datum: string | null;
	readonly resturlaubTage?: number | null | undefined;
	readonly kuendigungDurch?: KuendigungDurch | null | undefined;
}

/** Contract first, then the wish, then what lapses with them. */
export function amWunsch(lage: Lage, wunsch: Wunsch, ziel: Wunschziel, angaben: Zielangaben): AkteEreignis[] {
	const vertrag = geltenderVertrag(lage.akte, wunsch.id);
	return [
		...vertragsereignisse(lage, wunsch, vertrag, ziel, angaben),
		...(wunsch.status === WUNSCHZIEL[ziel] ? [] : [gesetzt(wunsch, ziel)]),
		...(ziel >= FREIWILLIGER.nr.Vertragsabschluss ? andereEntfallen(lage, wunsch.id) : []),
	];
}

function gesetzt(wunsch: Wunsch, ziel: Wunschziel): AkteEreignis {
	const schritt = wunschSchritt(wunsch, `WunschManuellGesetzt.${WUNSCHZIEL[ziel]}`);
	return WunschManuellGesetzt({ ...schritt, beendetVon: null });
}

function vertragsereignisse(
	lage: Lage,
	wunsch: Wunsch,
	vertrag: Vertrag | null,
	ziel: Wunschziel,
	angaben: Zielangaben,
): AkteEreignis[] {
	const { datum } = angaben;
	switch (ziel) {
		case 2000:
		case 2100:
			return vertrag ? manuell(lage, vertrag, 9500, {}) : [];
		case 2500:
			if (vertrag?.status === VERTRAG.nr.Entwurf) return [];
			return [
				...(vertrag ? manuell(lage, vertrag, 9500, {}) : []),
				entwirfVertrag(lage, wunsch, neuester(lage, wunsch)),
			];
		case 2800:
			return geeinigt(lage, wunsch, vertrag);
		case 3000:
			return vertrag ? manuell(lage, vertrag, 3000, { dienstantritt: null, dienstende: null }) : [];
		case 4000:
			return vertrag ? manuell(lage, vertrag, 4000, { dienstantritt: datum, dienstende: null }) : [];
		case 9000:
		case 9300:
			if (!vertrag) return [];
			return manuell(lage, vertrag, 9000, {
				dienstantritt: vertrag.dienstantritt ?? vertrag.vertragsbeginn,
				dienstende: datum,
				...endangaben(vertrag, ziel, angaben),
			});
		case 9500:
			return vertrag ? manuell(lage, vertrag, 9000, { dienstantritt: null, dienstende: null }) : [];
	}
}

/** What isn't given stays; who ended it early is told of an early end alone. */
function endangaben(vertrag: Vertrag, ziel: 9000 | 9300, { resturlaubTage, kuendigungDurch }: Zielangaben) {
	return {
		// Nothing left is nothing said.
		resturlaubTage: (resturlaubTage === undefined ? vertrag.resturlaubTage : resturlaubTage) || null,
		kuendigungDurch:
			ziel === FREIWILLIGER.nr.VorzeitigesDienstende ? (kuendigungDurch ?? vertrag.kuendigungDurch) : null,
	};
}

/** Back to agreed, as if the service had neither begun nor been planned further. */
function geeinigt(lage: Lage, wunsch: Wunsch, vertrag: Vertrag | null): AkteEreignis[] {
	const leer = { dienstantritt: null, dienstende: null, geplantesEnde: null };
	if (vertrag) return manuell(lage, vertrag, 2000, leer);
	const entwurf = entwirfVertrag(lage, wunsch, neuester(lage, wunsch));
	const { vertragID, wunschID, bedingungen, ...was } = entwurf.facts;
	const saetze = { seminarsaetze: vereinbarteSaetze(lage, { ...was, ...bedingungen }) };
	return [entwurf, VertragManuellGesetzt({ vertragID, wunschID, von: 0, nach: 2000, ...leer, ...saetze })];
}

type Daten = Pick<Vertrag, 'dienstantritt' | 'dienstende' | 'geplantesEnde' | 'resturlaubTage' | 'kuendigungDurch'>;

const OHNE_ENDE = { resturlaubTage: null, kuendigungDurch: null } as const;

/** The contract's step as an event, unless nothing about it changes. */
function manuell(
	lage: Lage,
	vertrag: Vertrag,
	nach: 2000 | 3000 | 4000 | 9000 | 9500,
	daten: Partial<Daten>,
): AkteEreignis[] {
	const neu = { ...vertrag, ...daten };
	const { dienstantritt, dienstende, geplantesEnde } = neu;
	// Without an end there is nothing left at it, and nobody brought it about.
	const { resturlaubTage, kuendigungDurch } = dienstende === null ? OHNE_ENDE : neu;
	// As at W8: what is agreed on by hand asks for seminar days as well.
	const seminarsaetze = nach === 9500 || vertrag.seminarsaetze ? null : vereinbarteSaetze(lage, vertrag);
	const unveraendert =
		vertrag.status === nach &&
		seminarsaetze === null &&
		vertrag.dienstantritt === dienstantritt &&
		vertrag.dienstende === dienstende &&
		vertrag.geplantesEnde === geplantesEnde &&
		vertrag.resturlaubTage === resturlaubTage &&
		vertrag.kuendigungDurch === kuendigungDurch;
	if (unveraendert) return [];
	const schritt = vertragSchritt(vertrag, `VertragManuellGesetzt.${nach}`);
	const angaben = dienstendangaben({ resturlaubTage, kuendigungDurch });
	return [VertragManuellGesetzt({ ...schritt, dienstantritt, dienstende, geplantesEnde, seminarsaetze, ...angaben })];
}

const neuester = ({ akte }: Lage, wunsch: Wunsch): Vertrag | null =>
	akte.vertraege.findLast((v) => v.wunschID === wunsch.id) ?? null;
