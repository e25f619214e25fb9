import { execute } from '#commands/execute.ts';
import { mailzeile } from '#commands/reaktionen/mailzeile.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { akteAggregat } from '#domain/akte/akte.ts';
import type { Akteur } from '#domain/rollen.ts';
import { beispielwerte } from '#domain/vorlagen/beispielwerte.ts';
import { GEMEINSAM, namenIn } from '#domain/vorlagen/variablen.ts';
import type { Mailvorlage } from '#domain/vorlagen/vorlage.ts';
import type { Werte } from '#domain/vorlagen/werte.ts';

/**
 * Sends a template to whoever asks for it, with values of a volunteer who doesn't exist or of the one named. False:
 * there is no such volunteer.
 */
export async function sendeProbe(
	umgebung: Umgebung,
	akteur: Akteur,
	schluessel: string,
	freiwilligerID: string | null,
): Promise<boolean> {
	const { userID } = akteur;
	if (userID === null) throw new Error('Eine Probe geht an einen Benutzer');
	return execute(umgebung, { akteur }, async (sitzung) => {
		const akte = freiwilligerID === null ? null : await sitzung.lies(akteAggregat, freiwilligerID);
		if (akte && (akte.version === 0 || akte.geloescht)) return false;
		const wunsch = akte?.wuensche.findLast(({ status }) => status < 9000);
		const daten = {
			isProbe: true as const,
			...(akte && { freiwilligerID: akte.id }),
			...(wunsch && { wunschID: wunsch.id }),
		};
		sitzung.outbox(mailzeile(schluessel, { art: 'USER', id: userID }, daten));
		return true;
	});
}

/** Examples wherever the real values say nothing. */
export function probewerte({ kontext }: Mailvorlage, echte: Werte): Werte {
	const gefuellt = [...echte].filter(
		([, wert]) => wert !== null && wert !== undefined && wert !== '' && !istLeer(wert),
	);
	return new Map([...beispielwerte(namenIn([...GEMEINSAM, ...kontext])), ...gefuellt]);
}

const istLeer = (wert: unknown): boolean => Array.isArray(wert) && wert.length === 0;
