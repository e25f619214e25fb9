/** Which documents a volunteer is asked for, and in which surroundings (table: Requirement levels). */

import type { DokumentSpec } from '#domain/referenzsaetze.ts';
import { DOKUMENT } from '#domain/status/dokument.ts';
import { FREIWILLIGER, type FreiwilligerStatus } from '#domain/status/freiwilliger.ts';
import { EIGENE_OFFEN, GEBUNDEN } from '#domain/status/wunsch.ts';
import { geltenderVertrag } from '../fall.ts';
import type { Lage } from '../lage.ts';
import { letzterDienst } from '../massgeblich.ts';
import type { Akte, Anforderung, Wunsch } from '../zustand.ts';
import { stehtFuerDienst } from './dienstnachweis.ts';
import { type Dokumentumfeld, dokumentumfeld, istAnwendbar, stufeBei } from './dokumentbedingungen.ts';
import { neuestesDokument } from './dokumentregeln.ts';
import { vorgaenger } from './dokumentversionen.ts';

/** Entries up to here are asked for from a number on; null: nothing any more. */
const NAECHSTES_ZIEL: Readonly<Record<FreiwilligerStatus, number | null>> = {
	0: null,
	1000: 2000,
	1500: 2000,
	2000: 2500,
	2100: 2500,
	2500: 2800,
	2800: 4000,
	3000: 4000,
	4000: 9000,
	9000: 9900,
	9300: 9900,
	9500: 9900,
	9900: null,
};

export const naechstesZiel = ({ status }: Pick<Akte, 'status'>): number | null => NAECHSTES_ZIEL[status];

/** The wish that documents are about: the bound one, else the application that has come furthest, else the last service. */
export function dokumentwunsch(akte: Akte): Wunsch | null {
	const imZyklus = akte.wuensche.filter((w) => w.zyklusID === akte.zyklusID);
	const offen = imZyklus.filter((w) => EIGENE_OFFEN.includes(w.status));
	return (
		imZyklus.find((w) => GEBUNDEN.includes(w.status)) ??
		offen.toSorted((a, b) => a.status - b.status || a.version - b.version).at(-1) ??
		letzterDienst(akte, imZyklus)
	);
}

/** The surroundings documents are judged in, where no particular wish is in question. */
export const umfeldDerAkte = (lage: Pick<Lage, 'ctx' | 'akte' | 'referenz'>, akte: Akte = lage.akte): Dokumentumfeld =>
	dokumentumfeld({ ...lage, akte }, dokumentwunsch(akte));

/** Is it asked for without anybody saying so? What concerns the contract only once there is an agreement. */
export function wirdAngefordert(spec: DokumentSpec, akte: Akte, umfeld: Dokumentumfeld): boolean {
	const ziel = naechstesZiel(akte);
	if (ziel === null || !istAnwendbar(spec, akte, umfeld)) return false;
	if (spec.isVertragsrelevant && akte.status < FREIWILLIGER.nr.BewerbungEinigung) return false;
	const stufe = stufeBei(spec, ziel);
	return stufe !== null && stufe !== 'OPTIONAL';
}

/** What is to be asked for and hasn't been. */
export function fehlendeAnforderungen(lage: Lage, akte: Akte): DokumentSpec[] {
	const umfeld = umfeldDerAkte(lage, akte);
	const { specs } = lage.referenz;
	return specs.filter((spec) => wirdAngefordert(spec, akte, umfeld) && !istGefragt(akte, spec, specs));
}

/** The first status ahead with which more is asked for, and what; null: none. */
export function kommtMit(lage: Lage): { readonly status: FreiwilligerStatus; readonly specs: DokumentSpec[] } | null {
	const { akte } = lage;
	const schonJetzt = fehlendeAnforderungen(lage, akte);
	for (const status of SCHRITTE.filter((schritt) => schritt > akte.status)) {
		const specs = fehlendeAnforderungen(lage, { ...akte, status }).filter((spec) => !schonJetzt.includes(spec));
		if (specs.length > 0) return { status, specs };
	}
	return null;
}

/** What a volunteer goes through when nothing goes wrong. */
const SCHRITTE = [
	FREIWILLIGER.nr.BewerbungsProzess,
	FREIWILLIGER.nr.BewerbungKontaktiert,
	FREIWILLIGER.nr.BewerbungVerhandlung,
	FREIWILLIGER.nr.BewerbungEinigung,
	FREIWILLIGER.nr.Vertragsabschluss,
	FREIWILLIGER.nr.ImDienst,
	FREIWILLIGER.nr.Dienstende,
] as const satisfies readonly FreiwilligerStatus[];

/** The request that stands for a specification: its own, or the one under the specification it superseded. */
export function stehendeAnforderung(
	akte: Akte,
	spec: DokumentSpec,
	specs: readonly DokumentSpec[],
): Anforderung | undefined {
	const ids = [spec.id, ...vorgaenger(spec, specs).map((s) => s.id)];
	return akte.anforderungen.findLast(
		(a) => ids.includes(a.specID) && a.zurueckgezogenAm === null && gilt(akte, a, spec),
	);
}

/** A withdrawn request made by a person was meant to be withdrawn; one made by the portal may come again. */
const istGefragt = (akte: Akte, spec: DokumentSpec, specs: readonly DokumentSpec[]): boolean =>
	stehendeAnforderung(akte, spec, specs) !== undefined ||
	akte.anforderungen.some((a) => a.specID === spec.id && a.zurueckgezogenAm !== null && a.isManuell);

/** What was signed for another contract says nothing about the present one, nor the certificate of an earlier service. */
function gilt(akte: Akte, anforderung: Anforderung, { nachweisFuer }: DokumentSpec): boolean {
	const dokument = neuestesDokument(akte, anforderung);
	if (nachweisFuer !== null && !stehtFuerDienst(akte, anforderung, dokument)) return false;
	if (!dokument || dokument.vertragID === null || dokument.status >= DOKUMENT.nr.Abgelaufen) return true;
	const wunsch = dokumentwunsch(akte);
	return !wunsch || geltenderVertrag(akte, wunsch.id)?.id === dokument.vertragID;
}
