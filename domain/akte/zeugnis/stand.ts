/** How far the Zeugnis of a contract is, and whose turn it is. */
import type { Akte, Vertrag } from '#domain/akte/zustand.ts';
import { addiereTage, maxDatum } from '#domain/datum.ts';
import { DOKUMENT, GUELTIG } from '#domain/status/dokument.ts';
import { OHNE_TEXTE, type Zeugnistexte } from '#domain/zeugnis/texte.ts';

export const ZEUGNISSTAENDE = [
	'NICHT_VERLANGT',
	'STELLE',
	'TRAEGER',
	'BERICHTIGUNG',
	'AUSSTELLUNG',
	'UNTERSCHRIFT',
	'FERTIG',
] as const;
export type Zeugnisstand = (typeof ZEUGNISSTAENDE)[number];

export const ZEUGNIS_STANDWORT: Readonly<Record<Zeugnisstand, string>> = {
	NICHT_VERLANGT: 'nicht verlangt',
	STELLE: 'Einsatzstelle schreibt',
	TRAEGER: 'Träger prüft',
	BERICHTIGUNG: 'Berichtigung erbeten',
	AUSSTELLUNG: 'wird ausgestellt',
	UNTERSCHRIFT: 'wird unterschrieben',
	FERTIG: 'fertig',
};

/** Somebody may still write in it. */
export const SCHREIBBAR: readonly Zeugnisstand[] = ['STELLE', 'TRAEGER', 'BERICHTIGUNG'];
/** The Traeger decides. */
export const BEIM_TRAEGER: readonly Zeugnisstand[] = ['TRAEGER', 'BERICHTIGUNG'];

/** Once issued, also past the workshop, it goes as its document goes; withdrawn it is the Traeger's again. */
export function zeugnisstand(
	{ dokumente }: Pick<Akte, 'dokumente'>,
	{ zeugnis }: Pick<Vertrag, 'zeugnis'>,
): Zeugnisstand {
	if (zeugnis === null) return 'NICHT_VERLANGT';
	const { stand, dokumentID } = zeugnis;
	if (stand === 'BERICHTIGUNG') return stand;
	if (dokumentID === null) return stand === 'FREIGEGEBEN' ? 'AUSSTELLUNG' : stand;
	const dokument = dokumente.find(({ id, isGeloescht }) => id === dokumentID && !isGeloescht);
	if (dokument?.status === DOKUMENT.nr.UnterschriftenSammeln) return 'UNTERSCHRIFT';
	if (dokument && GUELTIG.includes(dokument.status)) return 'FERTIG';
	return stand === 'FREIGEGEBEN' ? 'TRAEGER' : stand;
}

const endeVon = ({ dienstende, geplantesEnde, vertragsende }: Vertrag): string | null =>
	dienstende ?? geplantesEnde ?? vertragsende;

/** The end of the service, or the day it was wanted where that is later; null: neither. */
export function fristbeginn(vertrag: Vertrag): string | null {
	const ende = endeVon(vertrag);
	const verlangt = vertrag.zeugnis?.verlangtAm ?? null;
	return ende && verlangt ? maxDatum(ende, verlangt) : (ende ?? verlangt);
}

/** Last day on which it is to be issued. */
export function zeugnisfrist(vertrag: Vertrag, { zeugnisFrist }: { readonly zeugnisFrist: number }): string | null {
	const ab = fristbeginn(vertrag);
	return ab && addiereTage(ab, zeugnisFrist);
}

export const texteVon = ({ zeugnis }: Pick<Vertrag, 'zeugnis'>): Zeugnistexte => zeugnis?.texte ?? OHNE_TEXTE;
