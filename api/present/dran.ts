import type { z } from 'zod';
import { dienstort } from '#domain/akte/dienstort.ts';
import { dokumentwunsch } from '#domain/akte/dokument/dokumentbedarf.ts';
import type { Anforderungsblick } from '#domain/akte/dokument/dokumentblick.ts';
import { dranAmDokument } from '#domain/akte/dran/dokument.ts';
import type { Dranpartei } from '#domain/akte/dran/dran.ts';
import { dranAmWunsch } from '#domain/akte/dran/wunsch.ts';
import type { Lage } from '#domain/akte/lage.ts';
import { amZug } from '#domain/akte/signatur/ablauf.ts';
import { nameDesUnterzeichners } from '#domain/akte/signatur/partei.ts';
import { sichtIn } from '#domain/akte/zugang.ts';
import type { Wunsch } from '#domain/akte/zustand.ts';
import { seite } from '#domain/rollen.ts';
import type { dran, wunschdran } from '../contract/formen/dran.ts';

/** Whose turn it is at a request; nobody's where it isn't asked for any more. */
export function zeigeDran(
	lage: Lage,
	{ anforderung, spec, status, dokumente }: Anforderungsblick,
): z.output<typeof dran> | null {
	const { akte, akteur, ctx } = lage;
	const zug = status === 'NOT_REQUESTED' ? null : dranAmDokument(akte, anforderung, spec, ctx.heute);
	if (!zug) return null;
	const dokument = dokumente.find((d) => !d.isGeloescht);
	const unterzeichner = dokument ? amZug(akte, dokument, spec, ctx.heute).map((einer) => einer.unterzeichnerID) : [];
	return {
		...zug,
		istEigene: zug.partei === seite(akteur),
		namen: namen(lage, zug.partei, { wunsch: dokumentwunsch(akte), unterzeichner }),
	};
}

/** Whose turn it is at an application and its contract. */
export function zeigeWunschdran(
	feld: Pick<Lage, 'akte' | 'akteur' | 'referenz'> & { readonly heute: string },
	wunsch: Wunsch,
): z.output<typeof wunschdran> | null {
	const zug = dranAmWunsch(feld, wunsch);
	if (!zug) return null;
	// A site that only may propose itself doesn't know the volunteer's surname: in his own file he needs no name.
	const name = zug.partei === 'EINSATZSTELLE' ? stelle(feld, wunsch) : undefined;
	const gefragt = wunsch.nachfragen.findLast(({ partei }) => partei === zug.partei);
	return {
		...zug,
		istEigene: zug.partei === seite(feld.akteur),
		namen: name === undefined ? [] : [name],
		nachgefragtAm: gefragt?.tag ?? null,
	};
}

interface Wer {
	readonly wunsch: Wunsch | null;
	/** Guardians who haven't signed. */
	readonly unterzeichner: readonly (string | null)[];
}

/** By name as far as the viewer knows them; of the Traeger and the federal office the word says it all. */
function namen(lage: Lage, partei: Dranpartei, { wunsch, unterzeichner }: Wer): string[] {
	const { akte } = lage;
	const vonPerson = (wer: 'FREIWILLIGER' | 'ERZIEHUNGSBERECHTIGTER', unterzeichnerID: string | null) =>
		nameDesUnterzeichners(akte, { partei: wer, unterzeichnerID }) ?? [];
	switch (partei) {
		case 'FREIWILLIGER':
			return [vonPerson(partei, akte.id)].flat();
		case 'ERZIEHUNGSBERECHTIGTER':
			return sichtIn(lage)?.erziehungsberechtigte === 'KEINE'
				? []
				: unterzeichner.flatMap((id) => vonPerson(partei, id));
		case 'EINSATZSTELLE':
			return [stelle(lage, wunsch) ?? []].flat();
		default:
			return [];
	}
}

/** Who looks after the volunteer there, else the place. */
function stelle(
	{ akte, akteur, referenz }: Pick<Lage, 'akte' | 'akteur' | 'referenz'>,
	wunsch: Wunsch | null,
): string | undefined {
	const betreuer = seite(akteur) === 'FREIWILLIGER' ? undefined : referenz.benutzer.get(wunsch?.betreuerUserID ?? '');
	return betreuer?.name ?? (wunsch ? referenz.adressen.get(dienstort(akte, wunsch))?.bezeichnung : undefined);
}
