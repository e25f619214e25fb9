/** Whose turn it is at an application and the contract it leads to (tables: FreiwilligerAdresswunsch, column "by"). */

import { neuestesDokument } from '#domain/akte/dokument/dokumentregeln.ts';
import { geltenderVertrag } from '#domain/akte/fall.ts';
import type { Akte, Vertrag, Wunsch } from '#domain/akte/zustand.ts';
import { endeDesTages, tagInBerlin } from '#domain/datum.ts';
import type { Parameter, Referenz } from '#domain/referenz.ts';
import type { Partei } from '#domain/rollen.ts';
import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';
import { VERTRAG } from '#domain/status/vertrag.ts';
import { GEBUNDEN, OFFEN, WUNSCH } from '#domain/status/wunsch.ts';
import { dranAmDokument } from './dokument.ts';
import type { Dranpartei, Wunschdran, Wunschtat } from './dran.ts';
import { fehltVonIhm } from './einigung.ts';

interface Umfeld {
	readonly akte: Akte;
	readonly referenz: Referenz;
	readonly heute: string;
}

/** What the file alone says; parameters, documents and the day say the rest. */
interface Wunschzug {
	/** null: whoever those name for it. */
	readonly partei: Dranpartei | null;
	readonly tat: Wunschtat;
	/** ISO 8601; of what waits for a day, that day. */
	readonly seit: string;
}

/** What an application waits for, as far as the file knows by itself; null: it has ended, or another one is agreed on. */
export function wunschzugAusDerAkte(akte: Akte, wunsch: Wunsch): Wunschzug | null {
	const seit = wunsch.statusSeit;
	if (OFFEN.includes(wunsch.status)) {
		if (akte.status === FREIWILLIGER.nr.OptIn) return { partei: 'FREIWILLIGER', tat: 'BESTAETIGEN', seit };
		if (wunsch.status !== WUNSCH.nr.Vertragseinigung && akte.wuensche.some(({ status }) => GEBUNDEN.includes(status)))
			return null;
	}
	switch (wunsch.status) {
		case 0:
		case 500:
			return { partei: 'EINSATZSTELLE', tat: 'KONTAKTIEREN', seit: spaetestens(seit, akte.bewerbungAbgesendetAm) };
		case 1000:
			return { partei: 'FREIWILLIGER', tat: 'ANTWORTEN', seit };
		case 2000:
			return { partei: wunsch.dienstartID === null ? null : 'EINSATZSTELLE', tat: 'VERHANDELN', seit };
		case 3000:
			return { partei: 'EINSATZSTELLE', tat: 'EINIGEN', seit };
		default:
			return vertragszug(geltenderVertrag(akte, wunsch.id));
	}
}

function vertragszug(vertrag: Vertrag | null): Wunschzug | null {
	switch (vertrag?.status) {
		case 2000:
			return { partei: null, tat: 'ABSCHLIESSEN', seit: vertrag.statusSeit };
		case 3000:
			return amTag(vertrag.vertragsbeginn, 'ANTRETEN');
		case 4000:
			return amTag(vertrag.geplantesEnde ?? vertrag.vertragsende, 'BEENDEN');
		default:
			return null;
	}
}

/** What the Traeger notes once a day has come. */
export const NACH_EINEM_TAG: readonly Wunschtat[] = ['ANTRETEN', 'BEENDEN'];
const amTag = (tag: string | null, tat: Wunschtat): Wunschzug | null =>
	tag === null ? null : { partei: 'TRAEGER', tat, seit: endeDesTages(tag) };

/** null: it takes its course, has ended, or another application is agreed on. */
export function dranAmWunsch(umfeld: Umfeld, wunsch: Wunsch): Wunschdran | null {
	const { akte, referenz, heute } = umfeld;
	const zug = wunschzugAusDerAkte(akte, wunsch);
	if (!zug || (NACH_EINEM_TAG.includes(zug.tat) && tagInBerlin(zug.seit) > heute)) return null;
	if (zug.tat === 'ABSCHLIESSEN') return dranVorAbschluss(umfeld, zug.seit);
	if (zug.tat === 'EINIGEN' && fehltVonIhm(umfeld, wunsch)) return { ...zug, partei: 'FREIWILLIGER', tat: 'ERGAENZEN' };
	return { ...zug, partei: zug.partei ?? werVerhandelt(referenz.parameter) };
}

/** Until the Dienstart is set: only the Traeger can where he keeps that to himself. */
export const werVerhandelt = ({
	isFestlegungDienstartSportjugend,
}: Pick<Parameter, 'isFestlegungDienstartSportjugend'>): Partei =>
	isFestlegungDienstartSportjugend ? 'TRAEGER' : 'EINSATZSTELLE';

/** The document an agreed contract has waited for longest, with whose turn it is; null: for none, or it isn't agreed. */
export function wartendesPapier(umfeld: Umfeld, { id }: Pick<Wunsch, 'id'>) {
	return geltenderVertrag(umfeld.akte, id)?.status === VERTRAG.nr.Einigung ? laengstesPapier(umfeld) : null;
}

function laengstesPapier({ akte, referenz, heute }: Umfeld) {
	const wartende = vertragspapiere(akte, referenz).flatMap(({ anforderung, spec }) => {
		const dran = dranAmDokument(akte, anforderung, spec, heute);
		return dran ? { anforderung, spec, dran } : [];
	});
	return wartende.toSorted((a, b) => a.dran.seit.localeCompare(b.dran.seit))[0] ?? null;
}

const vertragspapiere = (akte: Akte, { specs }: Pick<Referenz, 'specs'>) =>
	akte.anforderungen.flatMap((anforderung) => {
		const spec = specs.find(({ id }) => id === anforderung.specID);
		return spec?.isVertragsrelevant ? { anforderung, spec } : [];
	});

/** Whoever its documents have waited for longest; when they wait for nobody, the Traeger concludes. */
function dranVorAbschluss(umfeld: Umfeld, einigung: string): Wunschdran {
	const laengstes = laengstesPapier(umfeld);
	if (laengstes) return laengstes.dran;
	const { akte, referenz } = umfeld;
	const seit = vertragspapiere(akte, referenz).reduce(
		(spaeteste, { anforderung }) => spaetestens(spaeteste, neuestesDokument(akte, anforderung)?.statusSeit ?? null),
		einigung,
	);
	return { partei: 'TRAEGER', tat: 'ABSCHLIESSEN', seit };
}

const spaetestens = (a: string, b: string | null): string => (b !== null && b > a ? b : a);
