import { STEUERUNGSFELDER } from '#domain/dokumentspec/steuerungsfelder.ts';
import type { Anforderung, Dokument } from './queries.ts';

export type Steuerwert = string | boolean | null;

/** What a reviewer enters beside the file. */
export interface Pruefeingabe {
	readonly gueltigBis: string | null;
	readonly papier: boolean;
	/** Where the copy signed on paper lies. */
	readonly original: string;
	/** By field; null: left as it is. */
	readonly werte: Readonly<Record<string, Steuerwert>>;
}

/** `dokument`: whoever assigned the scan has said where the paper lies. */
export const anfangswerte = (
	{ steuerungsfelder }: Pick<Anforderung, 'steuerungsfelder'>,
	dokument: Pick<Dokument, 'original'>,
): Pruefeingabe => ({
	gueltigBis: null,
	papier: false,
	original: dokument.original ?? '',
	werte: Object.fromEntries(steuerungsfelder.map(({ feld, wert }) => [feld, wert])),
});

export const wertartVon = (feld: string): 'TEXT' | 'DATUM' | 'JA_NEIN' =>
	STEUERUNGSFELDER.find((eines) => eines.feld === feld)?.wertart ?? 'TEXT';

/** What is sent along: what stays empty isn't touched. */
export function alsAngaben({ gueltigBis, papier, original, werte }: Pruefeingabe) {
	const gesetzt = Object.entries(werte).filter(([, wert]) => wert !== null && wert !== '');
	return {
		...(gueltigBis && { gueltigBis }),
		...(papier && { papier: true }),
		...(original.trim() && { original: original.trim() }),
		...(gesetzt.length > 0 && { steuerwerte: Object.fromEntries(gesetzt) }),
	};
}

/** Fields of the review nobody has filled in yet. */
export const leereFelder = (
	{ steuerungsfelder }: Pick<Anforderung, 'steuerungsfelder'>,
	{ werte }: Pick<Pruefeingabe, 'werte'>,
) =>
	steuerungsfelder.filter(({ feld }) => {
		const wert = werte[feld];
		return wert === undefined || wert === null || (typeof wert === 'string' && wert.trim() === '');
	});
