/** What whoever holds a paper of the portal is told about it. */
import { DOKUMENT, type DokumentStatus, GUELTIG } from '#domain/status/dokument.ts';
import type { Akte, Ausgabe, Dokument } from '../zustand.ts';

export const AUSGABESTAENDE = [
	'GUELTIG',
	'UNTERSCHRIFT_OFFEN',
	'ENTWURF',
	'ERSETZT',
	'ABGELAUFEN',
	'ZURUECKGEZOGEN',
] as const;
export type Ausgabestand = (typeof AUSGABESTAENDE)[number];

/** Of one file of a document. It stays what it was when the file of the volunteer is erased. */
export function ausgabestand(akte: Akte, dokument: Dokument, ausgabe: Ausgabe): Ausgabestand {
	const scan = geltenderScan(akte, dokument);
	if (scan) return SCANSTAND[scan.status] ?? 'ZURUECKGEZOGEN';
	if (nachfolger(akte, dokument)) return 'ERSETZT';
	if (dokument.status === DOKUMENT.nr.Abgelaufen) return 'ABGELAUFEN';
	if (dokument.isGeloescht || dokument.status === DOKUMENT.nr.Invalidiert || dokument.status === DOKUMENT.nr.Abgelehnt)
		return 'ZURUECKGEZOGEN';
	const zaehlt = dokument.siegel?.sha256 ?? dokument.sha256;
	const stelle = dokument.ausgaben.indexOf(ausgabe);
	const gilt = dokument.ausgaben.findLastIndex(({ sha256 }) => sha256 === zaehlt);
	// What came after the file that counts was taken back with its signatures.
	if (stelle !== gilt) return stelle < gilt ? 'ERSETZT' : 'ZURUECKGEZOGEN';
	if (dokument.status === DOKUMENT.nr.UnterschriftenSammeln) return 'UNTERSCHRIFT_OFFEN';
	return ausgabe.isEntwurf ? 'ENTWURF' : 'GUELTIG';
}

export interface Ausstellung {
	/** When the file that counts went out. */
	readonly am: string;
	readonly stand: Ausgabestand;
	/** Since when it no longer counts; null: it does, or doesn't yet. */
	readonly seit: string | null;
}

/** What the paper of a document is worth; null: the portal issued none. */
export function ausstellung(akte: Akte, dokument: Dokument): Ausstellung | null {
	const zaehlt = dokument.siegel?.sha256 ?? dokument.sha256;
	const ausgabe = dokument.ausgaben.findLast(({ sha256 }) => sha256 === zaehlt) ?? dokument.ausgaben.at(-1);
	if (!ausgabe) return null;
	const stand = ausgabestand(akte, dokument, ausgabe);
	return { am: ausgabe.am, stand, seit: endete(akte, dokument, stand) };
}

function endete(akte: Akte, dokument: Dokument, stand: Ausgabestand): string | null {
	if (stand === 'ERSETZT') return nachfolger(akte, dokument)?.ausgaben[0]?.am ?? null;
	const woran = geltenderScan(akte, dokument) ?? dokument;
	return stand === 'ZURUECKGEZOGEN' || stand === 'ABGELAUFEN' ? woran.statusSeit : null;
}

/** A newer one that answers the same request. */
function nachfolger({ dokumente }: Akte, { id, anforderungID }: Dokument): Dokument | undefined {
	const danach = dokumente.slice(dokumente.findIndex((d) => d.id === id) + 1);
	return danach.find(
		(d) =>
			d.anforderungID === anforderungID &&
			!d.isGeloescht &&
			d.ausgaben.length > 0 &&
			(d.status === DOKUMENT.nr.UnterschriftenSammeln || GUELTIG.includes(d.status)),
	);
}

/** What was signed by hand is the paper itself: it is worth what its scan is, unless that was none. */
function geltenderScan({ dokumente, drucke }: Akte, { id }: Dokument): Dokument | undefined {
	const kennungen = drucke.filter((d) => d.dokumentID === id).map(({ kennung }) => kennung);
	return dokumente.findLast(
		(d) => d.druck !== null && kennungen.includes(d.druck) && !d.isGeloescht && d.status !== DOKUMENT.nr.Abgelehnt,
	);
}

const SCANSTAND: Readonly<Partial<Record<DokumentStatus, Ausgabestand>>> = {
	0: 'UNTERSCHRIFT_OFFEN',
	2000: 'GUELTIG',
	4000: 'ABGELAUFEN',
};
