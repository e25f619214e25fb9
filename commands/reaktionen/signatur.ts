import type { OutboxZeile } from '#commands/umgebung.ts';
import { dienstort } from '#domain/akte/dienstort.ts';
import { wunschDesDokuments } from '#domain/akte/signatur/partei.ts';
import type { Akte, Signatursitzung } from '#domain/akte/zustand.ts';
import { type Empfaenger, MANDANT_AP, mailzeile } from './mailzeile.ts';

export const BITTE = 'UNTERSCHRIFT_ANGEFORDERT';

/** The mail that asks for a signature; of an Einsatzstelle all its contact persons get one. */
export function signaturmail(akte: Akte, sitzung: Signatursitzung): OutboxZeile[] {
	const an = empfaengerDerBitte(akte, sitzung);
	return an ? [mailzeile(BITTE, an, { freiwilligerID: akte.id, sitzungID: sitzung.id })] : [];
}

/** Whom the mail goes to; null: nobody. */
export function empfaengerDerBitte(
	akte: Akte,
	{ partei, unterzeichnerID, dokumentID }: Signatursitzung,
): Empfaenger | null {
	switch (partei) {
		case 'FREIWILLIGER':
			return { art: 'FREIWILLIGER', id: akte.id };
		case 'ERZIEHUNGSBERECHTIGTER':
			return unterzeichnerID === null ? null : { art: 'ERZIEHUNGSBERECHTIGTER', id: unterzeichnerID };
		case 'EINSATZSTELLE': {
			const dokument = akte.dokumente.find((d) => d.id === dokumentID);
			const wunsch = dokument && wunschDesDokuments(akte, dokument);
			return wunsch ? { art: 'EINSATZORT', id: dienstort(akte, wunsch) } : null;
		}
		case 'TRAEGER':
			return MANDANT_AP;
	}
}

/** The Traeger hears of a signature nobody gave in time; whoever asks anew knows it. */
export function abgelaufenMail(akte: Akte, sitzungID: string): OutboxZeile[] {
	return [mailzeile('UNTERSCHRIFT_ABGELAUFEN', MANDANT_AP, { freiwilligerID: akte.id, sitzungID })];
}

/** Everybody has signed, and the sealed file is there. */
export function vollstaendigMail(akte: Akte, dokumentID: string): OutboxZeile[] {
	const daten = { freiwilligerID: akte.id, dokumentID };
	const empfaenger: readonly Empfaenger[] = [MANDANT_AP, { art: 'FREIWILLIGER', id: akte.id }];
	return empfaenger.map((an) => mailzeile('UNTERSCHRIFTEN_VOLLSTAENDIG', an, daten));
}

export const DOKUMENT_BESIEGELN = 'dokument-besiegeln';

/** The finished file is made beside the command: it takes its time. */
export const besiegelung = (freiwilligerID: string, dokumentID: string): OutboxZeile => ({
	art: 'job',
	schluessel: DOKUMENT_BESIEGELN,
	daten: { freiwilligerID, dokumentID },
});
