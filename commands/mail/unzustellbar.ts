import PostalMime from 'postal-mime';

/** Why a mail couldn't be delivered, without a word of others: their reports repeat the address. */
export type Unzustellbarkeit = 'ADRESSE_UNBEKANNT' | 'POSTFACH_VOLL' | 'ABGELEHNT' | 'NICHT_ERREICHBAR' | 'UNBEKANNT';

/** As it stands beside the mail. */
export const UNZUSTELLBAR_WORTE: Readonly<Record<Unzustellbarkeit, string>> = {
	ADRESSE_UNBEKANNT: 'Die Adresse gibt es nicht',
	POSTFACH_VOLL: 'Das Postfach ist voll',
	ABGELEHNT: 'Der Mailserver des Empfängers hat die E-Mail abgelehnt',
	NICHT_ERREICHBAR: 'Der Mailserver des Empfängers war nicht erreichbar',
	UNBEKANNT: 'Der Grund ist nicht bekannt',
};

/** Nothing will ever arrive there; everything else may be better tomorrow. */
export const istEndgueltig = (grund: Unzustellbarkeit): boolean => grund === 'ADRESSE_UNBEKANNT';

/**
 * What a report of delivery (RFC 3464) says; null: it is no report of a failure, but a delay, a receipt or somebody's
 * answer.
 */
export async function leseBericht(roh: Uint8Array): Promise<Unzustellbarkeit | null> {
	const mail = await PostalMime.parse(roh);
	const bericht = mail.attachments.find(({ mimeType }) => mimeType.toLowerCase() === 'message/delivery-status');
	if (!bericht) return null;
	const text = alsText(bericht.content);
	if (feld(text, 'Action')?.toLowerCase() !== 'failed') return null;
	return grundVon(feld(text, 'Status') ?? '');
}

const alsText = (inhalt: string | ArrayBuffer | Uint8Array): string =>
	typeof inhalt === 'string' ? inhalt : new TextDecoder().decode(inhalt);

const feld = (text: string, name: string): string | undefined =>
	new RegExp(`^${name}:[ \\t]*([^\\r\\n;]*)`, 'im').exec(text)?.[1]?.trim();

/** Enhanced status codes (RFC 3463). */
function grundVon(status: string): Unzustellbarkeit {
	const [klasse, gruppe, punkt] = status.split('.');
	if (gruppe === '1' || (gruppe === '2' && punkt === '1')) return klasse === '5' ? 'ADRESSE_UNBEKANNT' : 'UNBEKANNT';
	if (gruppe === '2' && punkt === '2') return 'POSTFACH_VOLL';
	if (gruppe === '4') return 'NICHT_ERREICHBAR';
	return gruppe === '7' || gruppe === '6' ? 'ABGELEHNT' : 'UNBEKANNT';
}
