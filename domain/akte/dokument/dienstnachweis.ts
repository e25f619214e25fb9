/**
 * Which service a Bescheinigung or a Zeugnis is about: a file may hold several, each with its own (§ 11 JFDG, § 11 BFDG;
 * table: Derivation rule, a second service).
 */

import { tagInBerlin } from '#domain/datum.ts';
import { DOKUMENT } from '#domain/status/dokument.ts';
import { GELEISTET, WUNSCH } from '#domain/status/wunsch.ts';
import { geltenderVertrag } from '../fall.ts';
import { letzterDienst } from '../massgeblich.ts';
import type { Akte, Anforderung, Dokument, Vertrag } from '../zustand.ts';

/** The service that goes on, else of those served the one that ended last; null: none yet. */
function vertragDesDienstes(akte: Akte): Vertrag | null {
	const { wuensche } = akte;
	const geleistet = wuensche.filter(({ status }) => GELEISTET.includes(status));
	const dienst = wuensche.find(({ status }) => status === WUNSCH.nr.Dienstantritt) ?? letzterDienst(akte, geleistet);
	return dienst && geltenderVertrag(akte, dienst.id);
}

/** What is issued for this request is about: the contract whose Zeugnis was asked for with it, else the present service's. */
export const vertragDesNachweises = (akte: Akte, anforderungID: string): Vertrag | null =>
	akte.vertraege.findLast(({ zeugnis }) => zeugnis?.anforderungID === anforderungID) ?? vertragDesDienstes(akte);

/** It is about the service that counts, not about an earlier one. */
export function istVomDienst(akte: Akte, dokument: Dokument): boolean {
	const vertrag = vertragDesDienstes(akte);
	if (!vertrag) return true;
	if (dokument.nachweisZu !== null) return dokument.nachweisZu === vertrag.id;
	const genannt = akte.vertraege.filter(({ zeugnis }) => zeugnis?.dokumentID === dokument.id);
	if (genannt.length > 0) return genannt.includes(vertrag);
	return !hatFruehere(akte) || kamDanach(dokument, vertrag);
}

/** Nothing else than the service that counts is asked for with it; `neuestes` answers it. */
export function stehtFuerDienst(akte: Akte, anforderung: Anforderung, neuestes: Dokument | undefined): boolean {
	if (neuestes && neuestes.status < DOKUMENT.nr.Abgelaufen) return istVomDienst(akte, neuestes);
	const vertrag = vertragDesDienstes(akte);
	const fragende = akte.vertraege.filter(({ zeugnis }) => zeugnis?.anforderungID === anforderung.id);
	return !vertrag || fragende.length === 0 || fragende.includes(vertrag);
}

const hatFruehere = ({ wuensche }: Akte): boolean =>
	wuensche.filter(({ status }) => status === WUNSCH.nr.Dienstantritt || GELEISTET.includes(status)).length > 1;

/** Papers from before the service was recorded with them. */
const kamDanach = ({ hochgeladenAm }: Dokument, { dienstende }: Vertrag): boolean =>
	dienstende !== null && tagInBerlin(hochgeladenAm) >= dienstende;
