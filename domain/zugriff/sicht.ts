import type { Akte, Vertrag, Wunsch } from '#domain/akte/zustand.ts';
import { addiereMonate, addiereTage } from '#domain/datum.ts';
import type { Referenz } from '#domain/referenz.ts';
import { type Akteur, hatRolle } from '#domain/rollen.ts';
import { DIENST_BEENDET, OFFEN, type WunschStatus } from '#domain/status/wunsch.ts';
import { liestSensibles } from './api.ts';
import type { Feldumfang } from './felder.ts';

/** What somebody sees of one file; without any sight of it, the file doesn't exist for him. */
export interface Aktensicht {
	readonly felder: Feldumfang;
	/** Wishes shown in full. */
	readonly wuensche: readonly Wunsch[];
	/** Wishes at other places of which only place and state are shown. */
	readonly fremde: readonly Wunsch[];
	/** Number of wishes at other places; 0 where even that is hidden. */
	readonly weitere: number;
	readonly vertraege: readonly Vertrag[];
	readonly erziehungsberechtigte: 'ALLE' | 'NAMEN' | 'KEINE';
}

/** What the sight depends on besides the file. */
export interface Sichtumfeld {
	readonly heute: string;
	readonly modus: Referenz['parameter']['freiwilligenSichtbarkeitMode'];
	/** Last day of a cycle. */
	zyklusEnde(zyklusID: string): string | null;
}

/** Tables: row-level visibility, modes of visibility. null: not visible. */
export function aktensicht(akteur: Akteur, akte: Akte, umfeld: Sichtumfeld): Aktensicht | null {
	if (!akte.existiert || akte.geloescht) return null;
	if (siehtAlles(akteur, akte)) {
		const { wuensche, vertraege } = akte;
		const felder = liestSensibles(akteur) ? 'ALLE' : 'OHNE_SENSIBLE';
		return { felder, wuensche, fremde: [], weitere: 0, vertraege, erziehungsberechtigte: 'ALLE' };
	}
	return hatRolle(akteur, 'MA_VEREIN', true) ? sichtDerStelle(akteur, akte, umfeld) : null;
}

function siehtAlles(akteur: Akteur, akte: Akte): boolean {
	if (akteur.art === 'SYSTEM' || hatRolle(akteur, ['MA_VERWALTUNG', 'ADMIN'])) return true;
	return hatRolle(akteur, 'FREIWILLIGER', true) && akteur.freiwilligerID === akte.id;
}

const IN_BEWERBUNG: readonly WunschStatus[] = OFFEN.filter((s) => s < 3500);
const IM_DIENST: readonly WunschStatus[] = [4000, 5000, ...DIENST_BEENDET];
const ABGESAGT_SICHTBAR_TAGE = 90;
const NACH_ZYKLUSENDE_MONATE = 12;

function sichtDerStelle(akteur: Akteur, akte: Akte, umfeld: Sichtumfeld): Aktensicht | null {
	if (akte.status === 0) return null;
	const eigene = akte.wuensche.filter((w) => orteVon(akte, w).some((ort) => akteur.einsatzortIDs.includes(ort)));
	const inStatus = (status: readonly WunschStatus[]) => eigene.filter((w) => status.includes(w.status));

	const dienst = inStatus(IM_DIENST).filter((w) => !istAbgelaufen(w, umfeld));
	if (dienst.length) return nachAbschluss(akte, eigene, dienst);
	if (akte.status >= 3000) return null;

	const einigung = inStatus([3500]);
	if (einigung.length) return stelle('BEWERBUNG', eigene, vertraegeVon(akte, einigung), 'NAMEN');
	const weitere = andere(akte, eigene, umfeld);
	const bewerbungen = inStatus(IN_BEWERBUNG);
	if (bewerbungen.length) {
		const nurVorgeschlagen = umfeld.modus === 'EIGENE_UND_POOL' && bewerbungen.every((w) => w.status === 1000);
		const vertraege = vertraegeVon(akte, bewerbungen);
		return { ...stelle(nurVorgeschlagen ? 'POOL' : 'BEWERBUNG', eigene, vertraege), ...weitere };
	}
	if (umfeld.modus === 'ALLE' && akte.status >= 1500 && akte.status <= 2500) {
		return { ...stelle('BEWERBUNG', eigene), ...weitere };
	}
	if (umfeld.modus === 'EIGENE_UND_POOL' && akte.status === 1500) return { ...stelle('POOL', eigene), ...weitere };
	const frist = addiereTage(umfeld.heute, -ABGESAGT_SICHTBAR_TAGE);
	const kuerzlich = inStatus([9000, 9500]).filter((w) => (w.beendetAm ?? '').slice(0, 10) >= frist);
	return kuerzlich.length ? stelle('NAME', kuerzlich) : null;
}

/** Whose wish it is: the Einsatzort applied to, and the contract's; once that is concluded only the contract's. */
export function orteVon(akte: Akte, wunsch: Wunsch): readonly string[] {
	const vertrag = akte.vertraege.findLast((v) => v.wunschID === wunsch.id && v.status !== 9500);
	if (!vertrag) return [wunsch.einsatzortID];
	return IM_DIENST.includes(wunsch.status) ? [vertrag.einsatzortID] : [wunsch.einsatzortID, vertrag.einsatzortID];
}

const vertraegeVon = (akte: Akte, wuensche: readonly Wunsch[]): Vertrag[] =>
	akte.vertraege.filter((v) => wuensche.some((w) => w.id === v.wunschID));

function istAbgelaufen(wunsch: Wunsch, { heute, zyklusEnde }: Sichtumfeld): boolean {
	const ende = zyklusEnde(wunsch.zyklusID);
	return ende !== null && addiereMonate(ende, NACH_ZYKLUSENDE_MONATE) < heute;
}

function nachAbschluss(akte: Akte, eigene: readonly Wunsch[], dienst: readonly Wunsch[]): Aktensicht {
	const vertraege = vertraegeVon(akte, dienst);
	const rechnetSelbstAb = vertraege.some((v) => v.status !== 9500 && !v.isBuchhaltungTraeger);
	return stelle(rechnetSelbstAb ? 'ABRECHNUNG' : 'DIENST', eigene, vertraege, 'ALLE');
}

const stelle = (
	felder: Feldumfang,
	wuensche: readonly Wunsch[],
	vertraege: readonly Vertrag[] = [],
	erziehungsberechtigte: Aktensicht['erziehungsberechtigte'] = 'KEINE',
): Aktensicht => ({ felder, wuensche, fremde: [], weitere: 0, vertraege, erziehungsberechtigte });

/** Wishes at other places: hidden, counted, or by place and state, depending on the mode. */
function andere(akte: Akte, eigene: readonly Wunsch[], { modus }: Sichtumfeld): Pick<Aktensicht, 'fremde' | 'weitere'> {
	const fremde = akte.wuensche.filter((w) => w.zyklusID === akte.zyklusID && !eigene.includes(w));
	if (modus === 'EIGENE') return { fremde: [], weitere: 0 };
	return modus === 'ALLE' ? { fremde, weitere: fremde.length } : { fremde: [], weitere: fremde.length };
}
