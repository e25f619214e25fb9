import { vorgabebeginn } from '#domain/akte/regeln/beginn.ts';
import { monatserster, tagInBerlin } from '#domain/datum.ts';
import type { Vertrag } from '../typen.ts';
import { SEITENFELDER, type Vertragswert, vertragswert } from './vertragsfelder.ts';

export type Vertragswerte = Record<string, Vertragswert>;

export const werteVon = (vertrag: Vertrag, felder: readonly string[]): Vertragswerte =>
	Object.fromEntries(
		SEITENFELDER.filter(({ feld }) => felder.includes(feld)).map((f) => [f.feld, vertragswert(vertrag, f)]),
	);

/**
 * What the draft proposed when it was made (`entworfenAm`) isn't proposed any more once it is past; a begin somebody has
 * set stays.
 */
export function nieVergangen(
	{ vertragsbeginn }: Vertragswerte,
	entworfenAm: string,
	zyklus: { readonly start: string; readonly ende: string } | undefined,
	heute: string,
	gewuenscht: string | null = null,
): Vertragswerte {
	if (!zyklus || typeof vertragsbeginn !== 'string' || vertragsbeginn >= heute) return {};
	const damals = tagInBerlin(entworfenAm);
	// Up to 4.13 the month after was proposed, whatever was wished for.
	const vorgaben = [vorgabebeginn(zyklus, damals, gewuenscht), zyklus.start, monatserster(damals, 1)];
	return vorgaben.includes(vertragsbeginn) ? { vertragsbeginn: vorgabebeginn(zyklus, heute, gewuenscht) } : {};
}

/** Only what differs goes over the wire: a side may not even repeat what it mayn't change. */
export const geaendert = (werte: Vertragswerte, vorher: Vertragswerte): Vertragswerte =>
	Object.fromEntries(Object.entries(werte).filter(([feld, wert]) => wert !== (vorher[feld] ?? null)));

export type Widerspruch = 'beide' | 'andere' | 'sie';

/** One term that at least one side has changed since the form was opened. */
export interface Konfliktzeile {
	feld: string;
	art: Widerspruch;
	basis: Vertragswert;
	jetzt: Vertragswert;
	meine: Vertragswert;
}

/** What both, only the others, or only this side changed; equal changes are no contradiction. */
export function vergleiche(basis: Vertragswerte, jetzt: Vertragswerte, meine: Vertragswerte): Konfliktzeile[] {
	return Object.keys(basis).flatMap((feld) => {
		const zeile = { feld, basis: basis[feld] ?? null, jetzt: jetzt[feld] ?? null, meine: meine[feld] ?? null };
		const andere = zeile.jetzt !== zeile.basis;
		const sie = zeile.meine !== zeile.basis;
		if (!andere && !sie) return [];
		const art = andere && sie && zeile.jetzt !== zeile.meine ? 'beide' : andere ? 'andere' : 'sie';
		return [{ ...zeile, art } satisfies Konfliktzeile];
	});
}

/** Equal changes leave nothing to choose. */
export const bietetWahl = ({ jetzt, meine }: Konfliktzeile): boolean => jetzt !== meine;
