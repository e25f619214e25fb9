import { lueckenDerBescheinigung } from '#commands/dokumente/bescheinigung.ts';
import { ladeEmpfang } from '#commands/nachricht/nachrichtempfang.ts';
import type { Sitzung } from '#commands/sitzung.ts';
import type { Lage } from '#domain/akte/lage.ts';
import type { Sammeleingabe } from '#domain/akte/sammelaktion.ts';
import type { Referenzbedarf } from '#projections/queries/traeger/referenz.ts';

/** Whom the input names. */
export const bedarfFuer = (eingabe: Sammeleingabe): Partial<Referenzbedarf> =>
	eingabe.aktion === 'betreuerAendern' ? { benutzerIDs: [eingabe.betreuerUserID] } : {};

/** The input as it is meant for this one: a message, or a certificate, is filled with what is known about him. */
export async function eingabeFuer(
	{ db }: Pick<Sitzung, 'db'>,
	lage: Lage,
	wunschID: string | null,
	eingabe: Sammeleingabe,
): Promise<Sammeleingabe> {
	switch (eingabe.aktion) {
		case 'nachricht':
			return { ...eingabe, empfang: await ladeEmpfang(db, lage, { ...eingabe, wunschID }) };
		case 'bescheinigungAusstellen':
			return { ...eingabe, luecken: await lueckenDerBescheinigung(db, lage) };
		default:
			return eingabe;
	}
}
