import { ladeEmpfang } from '#commands/nachricht/nachrichtempfang.ts';
import type { Sitzung } from '#commands/sitzung.ts';
import type { Lage } from '#domain/akte/lage.ts';
import type { Sammeleingabe } from '#domain/akte/sammelaktion.ts';
import type { Referenzbedarf } from '#projections/queries/traeger/referenz.ts';

/** Whom the input names. */
export const bedarfFuer = (eingabe: Sammeleingabe): Partial<Referenzbedarf> =>
	eingabe.aktion === 'betreuerAendern' ? { benutzerIDs: [eingabe.betreuerUserID] } : {};

/** The input as it is meant for this one: a message is filled with what is known about him. */
export const eingabeFuer = async (
	{ db }: Pick<Sitzung, 'db'>,
	lage: Lage,
	wunschID: string | null,
	eingabe: Sammeleingabe,
): Promise<Sammeleingabe> =>
	eingabe.aktion === 'nachricht'
		? { ...eingabe, empfang: await ladeEmpfang(db, lage, { ...eingabe, wunschID }) }
		: eingabe;
