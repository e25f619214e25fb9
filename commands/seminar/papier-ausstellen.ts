import type { Aktenbefehl } from '#commands/akte/lage.ts';
import { stelleAus } from '#commands/dokumente/ausstellen.ts';
import { entscheide } from '#commands/dokumente/befehl.ts';
import { GEAENDERT } from '#commands/dokumente/bereitstellen.ts';
import type { Pruefvermerk } from '#commands/pdf/papier/pruefvermerk.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import {
	pruefeAusstellbar,
	seminarpapierAusstellen,
} from '#domain/akte/entscheidungen/seminar/seminarpapier-ausstellen.ts';
import type { Lage } from '#domain/akte/lage.ts';
import { letztesSeminarpapier } from '#domain/akte/seminar/seminarpapier.ts';
import type { Papierbezug } from '#domain/akte/zustand.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';

interface Papierauftrag extends Papierbezug {
	/** As the one who fetches it sees the file. */
	readonly lage: Lage;
	/** `stand`: ISO 8601, what it says of when. */
	readonly setze: (vermerk: Pruefvermerk, stand: string) => Promise<Uint8Array>;
	/** May one from this moment be handed out again if it says the same? Default: yes. */
	readonly giltNoch?: (am: string) => boolean;
}

export interface Seminarpapierdatei {
	readonly vermerk: Pruefvermerk;
	readonly stand: string;
	readonly inhalt: Uint8Array;
}

/**
 * A paper about somebody's seminars. As long as it would say the same, whoever fetches it gets the one there is: a printed
 * one isn't outdated because somebody looked.
 */
export async function stelleSeminarpapierAus(
	umgebung: Umgebung,
	befehl: Pick<Aktenbefehl, 'akteur'>,
	{ lage, papier, bezugID, setze, giltNoch = () => true }: Papierauftrag,
): Promise<Seminarpapierdatei> {
	const bezug = { papier, bezugID };
	pruefeAusstellbar(lage, bezug);
	const bisher = letztesSeminarpapier(lage.akte, bezug);
	if (bisher?.nummer && giltNoch(bisher.am)) {
		const { nummer, am: stand, sha256 } = bisher;
		const noch = await stelleAus(umgebung, (vermerk) => setze(vermerk, stand), nummer);
		if (noch.sha256 === sha256) return { ...noch, stand };
	}
	const stand = umgebung.ctx().jetzt;
	const neues = await stelleAus(umgebung, (vermerk) => setze(vermerk, stand));
	const { pruefung, sha256 } = neues;
	await entscheide(umgebung, { akteur: befehl.akteur }, lage.akte.id, (jetzt) => {
		// What is printed is what the file says.
		if (jetzt.akte.version !== lage.akte.version) throw new Abgelehnt([GEAENDERT]);
		return { entschluss: seminarpapierAusstellen(jetzt, { ...bezug, ...pruefung, sha256, am: stand }), ergebnis: null };
	});
	return { ...neues, stand };
}
