import { orteVon } from '#domain/akte/dienstort.ts';
import type { Akte, Vertrag, Wunsch } from '#domain/akte/zustand.ts';
import { addiereMonate, addiereTage, tagInBerlin } from '#domain/datum.ts';
import type { BenanntesFeld } from '#domain/felder/freie-felder.ts';
import type { Personenfeld } from '#domain/felder/personenfelder.ts';
import { type Akteur, hatRolle } from '#domain/rollen.ts';
import { VERTRAG } from '#domain/status/vertrag.ts';
import { WUNSCH } from '#domain/status/wunsch.ts';
import { liestSensibles } from '#domain/zugriff/api.ts';
import { type Feldumfang, lesbareFelder } from './felder.ts';
import {
	NAEHE,
	NAEHEN,
	type Naehe,
	SICHTBAR_MONATE,
	SICHTBAR_TAGE,
	type Sichtmodus,
	umfangDerStelle,
} from './sichtregeln.ts';

/** What somebody sees of one file; without any sight of it, the file doesn't exist for him. */
export interface Aktensicht {
	readonly felder: Feldumfang;
	/** The personal fields that are read. */
	readonly lesbar: readonly Personenfeld[];
	/** Wishes shown in full. */
	readonly wuensche: readonly Wunsch[];
	/** Those of them something can be done to: what stayed behind in an earlier cycle is only told of. */
	readonly handelbar: readonly Wunsch[];
	/** Wishes at other places of which only place and state are shown. */
	readonly fremde: readonly Wunsch[];
	/** Number of wishes at other places; 0 where even that is hidden. */
	readonly weitere: number;
	readonly vertraege: readonly Vertrag[];
	readonly erziehungsberechtigte: 'ALLE' | 'NAMEN' | 'KEINE';
	/** Moment of the last line of the history that concerns the viewer; null: none has been the last. */
	readonly verlaufBis: string | null;
}

/** What the sight depends on besides the file. */
export interface Sichtumfeld {
	readonly heute: string;
	readonly modus: Sichtmodus;
	readonly freieFelder: readonly BenanntesFeld[];
	/** Last day of a cycle. */
	zyklusEnde(zyklusID: string): string | null;
}

/** Tables: row-level visibility, modes of visibility. null: not visible. */
export function aktensicht(akteur: Akteur, akte: Akte, umfeld: Sichtumfeld): Aktensicht | null {
	if (!akte.existiert || akte.geloescht) return null;
	if (siehtAlles(akteur, akte)) {
		const { wuensche, vertraege } = akte;
		const felder = liestSensibles(akteur) ? 'ALLE' : 'OHNE_SENSIBLE';
		const ganz = { fremde: [], weitere: 0, erziehungsberechtigte: 'ALLE', verlaufBis: null } as const;
		const leser = istTraeger(akteur) ? 'TRAEGER' : 'FREIWILLIGER';
		const lesbar = lesbareFelder(felder, leser, umfeld.freieFelder);
		return { ...ganz, felder, lesbar, wuensche, handelbar: wuensche, vertraege };
	}
	return hatRolle(akteur, 'MA_VEREIN', true) ? sichtDerStelle(akteur, akte, umfeld) : null;
}

function siehtAlles(akteur: Akteur, akte: Akte): boolean {
	return istTraeger(akteur) || (hatRolle(akteur, 'FREIWILLIGER', true) && akteur.freiwilligerID === akte.id);
}

const istTraeger = (akteur: Akteur): boolean => akteur.art === 'SYSTEM' || hatRolle(akteur, ['MA_VERWALTUNG', 'ADMIN']);

interface EigenerWunsch {
	readonly wunsch: Wunsch;
	readonly naehe: Naehe;
}

function sichtDerStelle(akteur: Akteur, akte: Akte, umfeld: Sichtumfeld): Aktensicht | null {
	const eigene = akte.wuensche.flatMap((wunsch): EigenerWunsch[] => {
		const naehe = istEigener(akteur, akte, wunsch) ? naeheVon(akte, wunsch, umfeld) : null;
		return naehe ? [{ wunsch, naehe }] : [];
	});
	const stand = { status: akte.status, modus: umfeld.modus, naehen: new Set(eigene.map(({ naehe }) => naehe)) };
	const umfang = umfangDerStelle(stand);
	if (!umfang) return null;
	const nah = (...naehen: readonly Naehe[]) =>
		eigene.filter(({ naehe }) => naehen.includes(naehe)).map(({ wunsch }) => wunsch);
	const dienst = nah('DIENST');
	const einigung = nah('EINIGUNG');
	const offen = [...dienst, ...einigung, ...nah('BEWERBUNG', 'VORSCHLAG')];
	const vertraege = vertraegeVon(akte, dienst.length ? dienst : offen);
	const wuensche = eigene.map(({ wunsch }) => wunsch);
	const isGebunden = dienst.length + einigung.length > 0;
	const felder = umfang === 'DIENST' && rechnetSelbstAb(vertraege) ? 'ABRECHNUNG' : umfang;
	return {
		felder,
		lesbar: lesbareFelder(felder, 'EINSATZSTELLE', umfeld.freieFelder),
		wuensche,
		handelbar: wuensche.filter((w) => w.zyklusID === akte.zyklusID || dienst.includes(w)),
		...(isGebunden || umfang === 'NAME' ? { fremde: [], weitere: 0 } : andere(akte, wuensche, umfeld)),
		vertraege,
		erziehungsberechtigte: dienst.length ? 'ALLE' : einigung.length ? 'NAMEN' : 'KEINE',
		verlaufBis: offen.length ? null : wuensche.reduce((bis, { beendetAm }) => maxZeit(bis, beendetAm), ''),
	};
}

const maxZeit = (a: string, b: string | null): string => (b !== null && b > a ? b : a);

const istEigener = (akteur: Akteur, akte: Akte, wunsch: Wunsch): boolean =>
	orteVon(akte, wunsch).some((ort) => akteur.einsatzortIDs.includes(ort));

/** null: it has been forgotten, or stayed behind in an earlier cycle. */
function naeheVon(akte: Akte, wunsch: Wunsch, umfeld: Sichtumfeld): Naehe | null {
	return NAEHEN.find((naehe) => trifftZu(NAEHE[naehe], akte, wunsch, umfeld)) ?? null;
}

function trifftZu(
	{ status, dauer, isNurVorschlag }: (typeof NAEHE)[Naehe],
	akte: Akte,
	wunsch: Wunsch,
	umfeld: Sichtumfeld,
): boolean {
	if (!status.includes(wunsch.status)) return false;
	if (isNurVorschlag !== undefined && isNurVorschlag !== (wunsch.beendetAus === WUNSCH.nr.Vorschlag)) return false;
	if (dauer === 'IM_ZYKLUS') return wunsch.zyklusID === akte.zyklusID;
	if (dauer === 'ZYKLUS_UND_EIN_JAHR') return !istAbgelaufen(wunsch, umfeld);
	return wunsch.beendetAm !== null && tagInBerlin(wunsch.beendetAm) >= addiereTage(umfeld.heute, -SICHTBAR_TAGE);
}

const vertraegeVon = (akte: Akte, wuensche: readonly Wunsch[]): Vertrag[] =>
	akte.vertraege.filter((v) => wuensche.some((w) => w.id === v.wunschID));

function istAbgelaufen(wunsch: Wunsch, { heute, zyklusEnde }: Sichtumfeld): boolean {
	const ende = zyklusEnde(wunsch.zyklusID);
	return ende !== null && addiereMonate(ende, SICHTBAR_MONATE) < heute;
}

const rechnetSelbstAb = (vertraege: readonly Vertrag[]): boolean =>
	vertraege.some((v) => v.status !== VERTRAG.nr.Storniert && !v.isBuchhaltungTraeger);

/** Wishes at other places: hidden, counted, or by place and state, depending on the mode. */
function andere(akte: Akte, eigene: readonly Wunsch[], { modus }: Sichtumfeld): Pick<Aktensicht, 'fremde' | 'weitere'> {
	const fremde = akte.wuensche.filter((w) => w.zyklusID === akte.zyklusID && !eigene.includes(w));
	if (modus === 'EIGENE') return { fremde: [], weitere: 0 };
	return modus === 'ALLE' ? { fremde, weitere: fremde.length } : { fremde: [], weitere: fremde.length };
}
