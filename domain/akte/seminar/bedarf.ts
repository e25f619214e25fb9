import { vereinbarter } from '#domain/akte/vertragswahl.ts';
import type { Akte, Vertrag } from '#domain/akte/zustand.ts';
import { rechneSeminartage, type Seminarrechnung, seminartage } from '#domain/recht/seminartage.ts';
import { vorgeschrieben } from '#domain/recht/zusammensetzung.ts';
import type { Dienstart } from '#domain/referenzsaetze.ts';
import type { Bedarf } from '#domain/seminar/pflicht.ts';
import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';
import { gezaehltes, type Seminarteil } from './gezaehlt.ts';

/** What of a contract decides how far its seminar days are; with what is on offer it says what can still be reached. */
export interface Seminarbedarf extends Bedarf {
	readonly vertragID: string;
	readonly dienstartID: string;
	/** null: the contract has no beginning and no end yet. */
	readonly rechnung: Seminarrechnung | null;
}

/** null: nobody knows how many days there are to be. `dienstart`: where its rates weren't kept when it was agreed on. */
export function seminarbedarf(akte: Seminarteil, vertrag: Vertrag, dienstart: Dienstart | null): Seminarbedarf | null {
	const { geburtsdatum } = akte.person;
	const tage = seminartage(vertrag, dienstart, geburtsdatum);
	if (tage === null) return null;
	const rechnung = rechneSeminartage(vertrag, dienstart, geburtsdatum);
	const teile = rechnung
		? vorgeschrieben({ art: rechnung.saetze.art, isUe27: rechnung.isUe27, vertragsbeginn: rechnung.von })
		: [];
	return {
		vertragID: vertrag.id,
		dienstartID: vertrag.dienstartID,
		rechnung,
		pflicht: { tage: tage * 10, teile },
		gezaehltes: gezaehltes(akte, vertrag.id),
		istHinweis: rechnung !== null && rechnung.monate < rechnung.saetze.regelmonate,
	};
}

/** What lists reckon with: of the contract that was agreed on, while its service is ahead or under way. */
export function laufenderBedarf(akte: Akte): (Seminarbedarf & { readonly rechnung: Seminarrechnung }) | null {
	const vertrag =
		akte.status >= FREIWILLIGER.nr.BewerbungEinigung && akte.status < FREIWILLIGER.nr.Dienstende
			? vereinbarter(akte)
			: undefined;
	const bedarf = vertrag ? seminarbedarf(akte, vertrag, null) : null;
	return bedarf?.rechnung ? { ...bedarf, rechnung: bedarf.rechnung } : null;
}
