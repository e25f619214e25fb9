import { formatDatumUhrzeit } from '#domain/format/datum.ts';
import { seiteDerRollen } from '#domain/rollen.ts';
import { VERGLEICH } from '../../../texte/akte/vertragsvergleich.ts';
import type { Sitzung } from '../../portal/sitzung.ts';
import { bezeichnung, SEITENFELDER, vertragstext } from '../vertrag/vertragsfelder.ts';
import type { Aenderung, Zustimmung } from './queries.ts';

const feldVon = (feld: string) => SEITENFELDER.find((f) => f.feld === feld);

/** The term as the page of the contract names it. */
export function feldname(feld: string): string {
	const bekannt = feldVon(feld);
	return bekannt ? bezeichnung(bekannt) : feld;
}

/** As a person reads it; the Einsatzort comes by name. */
export function feldwert(feld: string, wert: Aenderung['von']): string {
	const bekannt = feldVon(feld);
	return (bekannt && vertragstext(bekannt, wert)) ?? VERGLEICH.leer;
}

/** Who, for which side, when. */
export function urheber({ akteur, impersoniertVon, seite, zeit }: Omit<Aenderung['schritte'][number], 'von' | 'nach'>) {
	const name = akteur ? (akteur.name ?? VERGLEICH.unbekannt) : VERGLEICH.portal;
	const wer = akteur ? `${name} (${VERGLEICH.seite[seite]})` : name;
	const durch = impersoniertVon && VERGLEICH.inDerAnsicht(impersoniertVon.name ?? VERGLEICH.unbekannt);
	return { wer: [wer, durch].filter(Boolean).join(', '), wann: formatDatumUhrzeit(zeit) };
}

/** Whom a change concerns, in few words. */
export function betroffene({ betrifft }: Aenderung): string {
	const parteien = Object.keys(VERGLEICH.partei).length;
	return betrifft.length === parteien ? VERGLEICH.alle : betrifft.map((p) => VERGLEICH.partei[p]).join(', ');
}

/** Enough of a fingerprint to compare by eye. */
export const kurz = (hash: string): string => `${hash.slice(0, 4)} ${hash.slice(4, 8)} ${hash.slice(8, 12)}`;

/** Who still has to agree, as it is told to who stands for one of them. */
export const ausstehendeNamen = (zustimmungen: readonly Zustimmung[], { rollen }: Pick<Sitzung, 'rollen'>): string =>
	ausstehende(zustimmungen)
		.map(({ partei }) => (partei === seiteDerRollen(rollen) ? VERGLEICH.zustimmung.ihre : VERGLEICH.partei[partei]))
		.join(', ');

/** Who still has to agree. */
export const ausstehende = (zustimmungen: readonly Zustimmung[]): Zustimmung[] =>
	zustimmungen.filter(({ ausstehend }) => ausstehend.length > 0);
