/** The versions of a contract's terms: who set them, for which side, when, and which of them were agreed on. */
import { type Aggregat, hebe } from '#domain/aggregat.ts';
import { akteAggregat } from '#domain/akte/akte.ts';
import type { AkteEreignis } from '#domain/akte/ereignisse.ts';
import type { Akte, Vertragsbedingungen } from '#domain/akte/zustand.ts';
import type { Aufgezeichnet } from '#domain/ereignis.ts';
import { type Seite, seiteDerRollen } from '#domain/rollen.ts';

/** Who did it and when. */
export interface Urheber {
	/** Stream version of the event. */
	readonly version: number;
	readonly zeit: string;
	readonly userID: string | null;
	readonly impersoniertVon: string | null;
	readonly seite: Seite;
}

export interface Fassung extends Urheber {
	/** VORGAENGER: the last terms of the contract it was copied from. */
	readonly anlass: 'VORGAENGER' | 'ENTWURF' | 'AENDERUNG' | 'EINIGUNG' | 'UNTERSCHRIFT' | 'VON_HAND';
	readonly bedingungen: Vertragsbedingungen;
	/** As recorded when the terms were frozen; null: they weren't, or before fingerprints were recorded. */
	readonly hash: string | null;
}

export interface Zustimmung extends Urheber {
	readonly hash: string;
}

export interface Vertragsverlauf {
	readonly vertragID: string;
	/** Oldest first; never empty. */
	readonly fassungen: readonly [Fassung, ...Fassung[]];
	readonly zustimmungen: readonly Zustimmung[];
}

type Sammlung = Map<string, { fassungen: [Fassung, ...Fassung[]]; zustimmungen: Zustimmung[] }>;
type Ereignis = Aufgezeichnet<AkteEreignis>;

/** The course of one contract's terms; null: the file has no such contract. */
export function vertragsverlauf(ereignisse: readonly Ereignis[], vertragID: string): Vertragsverlauf | null {
	const sammlung: Sammlung = new Map();
	for (const roh of ereignisse) sammle(sammlung, hebe(akteAggregat as Aggregat<Akte, AkteEreignis>, roh));
	const gesammelt = sammlung.get(vertragID);
	return gesammelt ? { vertragID, ...gesammelt } : null;
}

/** The terms last agreed on or signed; null while they never were. */
export function letzteVereinbarung({ fassungen }: Pick<Vertragsverlauf, 'fassungen'>): Fassung | null {
	return fassungen.findLast(istVereinbart) ?? null;
}

/** What was set by hand is nobody's agreement. */
const istVereinbart = ({ anlass }: Fassung): boolean =>
	anlass === 'EINIGUNG' || anlass === 'UNTERSCHRIFT' || anlass === 'VORGAENGER';

export const neueste = ({ fassungen }: Pick<Vertragsverlauf, 'fassungen'>): Fassung => fassungen.at(-1) ?? fassungen[0];

function sammle(sammlung: Sammlung, e: Ereignis): void {
	if (e.type === 'VertragEntworfen') return void beginne(sammlung, e);
	if (!('vertragID' in e.facts)) return;
	const vertrag = e.facts.vertragID && sammlung.get(e.facts.vertragID);
	if (!vertrag) return;
	if (e.type === 'VertragsbedingungenZugestimmt') {
		vertrag.zustimmungen.push({ ...urheber(e), hash: e.facts.hash });
		return;
	}
	const neu = naechste(neueste(vertrag).bedingungen, e);
	if (neu) vertrag.fassungen.push({ ...urheber(e), ...neu });
}

function beginne(sammlung: Sammlung, e: Extract<Ereignis, { type: 'VertragEntworfen' }>): void {
	const { vertragID, bedingungen, kopieVon } = e.facts;
	const entwurf: Fassung = { ...urheber(e), anlass: 'ENTWURF', bedingungen, hash: null };
	const vorgaenger = kopieVon === null ? undefined : sammlung.get(kopieVon);
	const vereinbart = vorgaenger && letzteVereinbarung(vorgaenger);
	sammlung.set(vertragID, {
		fassungen: vereinbart ? [{ ...vereinbart, anlass: 'VORGAENGER' }, entwurf] : [entwurf],
		zustimmungen: [],
	});
}

function naechste(bisher: Vertragsbedingungen, e: Ereignis): Pick<Fassung, 'anlass' | 'bedingungen' | 'hash'> | null {
	switch (e.type) {
		case 'VertragGeaendert':
			return { anlass: 'AENDERUNG', bedingungen: { ...bisher, ...e.facts.bedingungen }, hash: null };
		case 'VertragGeeinigt':
			return { anlass: 'EINIGUNG', bedingungen: bisher, hash: e.facts.hash };
		case 'VertragUnterschrieben':
			return { anlass: 'UNTERSCHRIFT', bedingungen: bisher, hash: e.facts.hash };
		case 'VertragManuellGesetzt':
			return { anlass: 'VON_HAND', bedingungen: { ...bisher, geplantesEnde: e.facts.geplantesEnde }, hash: null };
		default:
			return null;
	}
}

function urheber({ version, meta }: Ereignis): Urheber {
	const { zeit, userID, impersoniertVon, rollen } = meta;
	return { version, zeit, userID, impersoniertVon, seite: userID === null ? 'SYSTEM' : seiteDerRollen(rollen) };
}
