import { hochgeladen } from '#domain/akte/dokument/dokumentdatei.ts';
import { type Anforderungsfall, anforderungsfall } from '#domain/akte/dokument/dokumentfall.ts';
import type { Befund } from '#domain/akte/fall.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { pruefe } from '#domain/akte/verb.ts';
import { vollende } from '#domain/akte/vollenden.ts';
import type { Druck } from '#domain/akte/zustand.ts';
import { Abgelehnt, NICHT_GEFUNDEN } from '#domain/regelverstoss.ts';
import { DOKUMENT } from '#domain/status/dokument.ts';
import { letzterDruck } from './dokument-drucken.ts';
import { DOKUMENT_HOCHLADEN, type DokumentHochladenEingabe } from './dokument-hochladen.ts';

export interface ScanEingabe {
	/** Of the new document. */
	readonly dokumentID: string;
	/** Of the number in the codes. */
	readonly kennung: string;
	/** Pages of the scan, each of them seen to be one of the print. */
	readonly seiten: number;
	readonly datei: DokumentHochladenEingabe['datei'];
	/** Where the paper lies. */
	readonly original: string;
}

type Hochladen = typeof DOKUMENT_HOCHLADEN;
type Fall = Anforderungsfall<DokumentHochladenEingabe>;

/** A scan comes in like any file; that it is whole, and of the print that counts, is known by its codes. */
export function scanZuordnen(lage: Lage, eingabe: ScanEingabe): Entschluss {
	const { fall, druck } = scanfall(lage, eingabe.kennung, eingabe);
	const { dokumentID, datei, original } = eingabe;
	pruefe(verb(druck, eingabe.seiten), fall);
	return vollende(lage, [
		hochgeladen(lage, fall.spec, {
			...{ dokumentID, anforderungID: druck.anforderungID, datei, einsatzortID: null, herkunft: 'UPLOAD', nach: 0 },
			...{ druck: druck.kennung, original: original.trim() },
		}),
	]);
}

/** Why it can't be assigned, as whoever holds the scan is told before; empty: it can. */
export function scanhindernisse(lage: Lage, kennung: string): readonly string[] {
	const { fall, druck } = scanfall(lage, kennung, null);
	const { rechte = [], ausgang = [], regeln = [] } = verb(druck, druck.seiten);
	const befunde = [...rechte, ...ausgang, ...regeln].flatMap((regel) => regel(fall, TITEL) ?? []);
	return befunde.flatMap((befund) => (befund !== null && typeof befund === 'object' ? befund.text : []));
}

export function scanfall(lage: Lage, kennung: string, eingabe: ScanEingabe | null): { fall: Fall; druck: Druck } {
	const druck = lage.akte.drucke.find((d) => d.kennung === kennung);
	if (!druck) throw new Abgelehnt([NICHT_GEFUNDEN]);
	const hochladen = eingabe && { ...eingabe, anforderungID: druck.anforderungID, einsatzortID: null };
	return { fall: anforderungsfall(lage, druck.anforderungID, hochladen), druck };
}

const TITEL = 'Scan zuordnen';

const verb = (druck: Druck, seiten: number): Hochladen => ({
	...DOKUMENT_HOCHLADEN,
	titel: TITEL,
	regeln: [
		(fall) => nichtSchonDa(fall, druck) ?? druckGilt(fall, druck),
		() => vollzaehlig(druck, seiten),
		...(DOKUMENT_HOCHLADEN.regeln ?? []),
	],
});

function nichtSchonDa({ lage }: Fall, { kennung }: Druck): Befund {
	const da = lage.akte.dokumente.some(
		(d) =>
			d.druck === kennung &&
			!d.isGeloescht &&
			(d.status === DOKUMENT.nr.Hochgeladen || d.status === DOKUMENT.nr.Unterschrieben),
	);
	if (!da) return null;
	return { code: 'SCAN', http: 409, text: 'Der Scan dieses Drucks ist bereits eingegangen.' };
}

/** What was printed with other contents since isn't what is to be signed any more. */
function druckGilt(fall: Fall, druck: Druck): Befund {
	if (letzterDruck(fall.lage.akte, fall)?.kennung === druck.kennung) return null;
	const text =
		'Dieser Druck gilt nicht mehr: Das Dokument wurde seitdem mit anderem Inhalt gedruckt oder neu bereitgestellt. Bitte lassen Sie den neuen Druck unterschreiben.';
	return { code: 'SCAN', http: 409, text };
}

function vollzaehlig(druck: Druck, seiten: number): Befund {
	if (seiten === druck.seiten) return null;
	const text = `Der Druck hat ${druck.seiten === 1 ? 'eine Seite' : `${druck.seiten} Seiten`}, der Scan ${seiten}.`;
	return { code: 'SCAN', http: 422, feld: 'seiten', text };
}
