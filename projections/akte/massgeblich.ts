import type { Akte, Vertrag, Wunsch } from '#domain/akte/zustand.ts';
import { DIENST_BEENDET, GEBUNDEN } from '#domain/status/wunsch.ts';

/** The wish whose contract counts for the volunteer: the bound one, else the one whose service ended last. */
export function massgeblicherWunsch(akte: Akte): Wunsch | null {
	const imZyklus = akte.wuensche.filter((w) => w.zyklusID === akte.zyklusID);
	return (
		imZyklus.find((w) => GEBUNDEN.includes(w.status)) ??
		imZyklus.filter((w) => DIENST_BEENDET.includes(w.status)).reduce<Wunsch | null>((a, b) => spaeter(akte, a, b), null)
	);
}

/** The newest contract of a wish; older ones are cancelled. */
export function vertragVon(akte: Akte, wunsch: Wunsch | null): Vertrag | null {
	return (wunsch && akte.vertraege.findLast((v) => v.wunschID === wunsch.id)) ?? null;
}

function spaeter(akte: Akte, a: Wunsch | null, b: Wunsch): Wunsch {
	if (!a) return b;
	const ende = (w: Wunsch) => vertragVon(akte, w)?.dienstende ?? w.statusSeit.slice(0, 10);
	return ende(b) >= ende(a) ? b : a;
}
