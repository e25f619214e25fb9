import {
	nachtraeglichErlaubt,
	stelleReichtEin,
	vorlageVeroeffentlicht,
} from '#domain/akte/dokument/anforderungsregeln.ts';
import { stehendeAnforderung } from '#domain/akte/dokument/dokumentbedarf.ts';
import { type Vorlagenfall, vorlagenfall } from '#domain/akte/dokument/dokumentfall.ts';
import { fristVorDienst } from '#domain/akte/dokument/dokumentfolgen.ts';
import { DokumentAngefordert } from '#domain/akte/ereignisse.ts';
import type { Befund } from '#domain/akte/fall.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { freitext } from '#domain/akte/texte.ts';
import { pruefe, type Verb } from '#domain/akte/verb.ts';
import { vollende } from '#domain/akte/vollenden.ts';

export interface DokumentAnfordernEingabe {
	readonly specID: string;
	/** Day it is due; left out: as the specification has it. */
	readonly frist?: string | null;
	readonly bemerkung?: string | null;
}

export const DOKUMENT_ANFORDERN: Verb<Vorlagenfall<DokumentAnfordernEingabe>, 'dokumentAnfordern'> = {
	key: 'dokumentAnfordern',
	titel: 'Dokument anfordern',
	rechte: [stelleReichtEin],
	ausgang: [],
	felder: [fristKuenftig],
	regeln: [vorlageVeroeffentlicht, nachtraeglichErlaubt, nochNichtAngefordert],
};

/** By hand, whatever levels and conditions say. */
export function dokumentAnfordern(lage: Lage, eingabe: DokumentAnfordernEingabe): Entschluss {
	const fall = vorlagenfall(lage, eingabe.specID, eingabe);
	pruefe(DOKUMENT_ANFORDERN, fall);
	const { specID, bemerkung } = eingabe;
	const frist = eingabe.frist === undefined ? fristVorDienst(lage, lage.akte, fall.spec) : eingabe.frist;
	const facts = { anforderungID: lage.ctx.neueID(), specID, isManuell: true, frist };
	const wort = bemerkung?.trim();
	return vollende(lage, [DokumentAngefordert(facts, wort ? freitext(lage.akte.id, { bemerkung: wort }) : undefined)]);
}

function fristKuenftig({ lage, eingabe }: Vorlagenfall<DokumentAnfordernEingabe>): Befund {
	if (!eingabe?.frist || eingabe.frist >= lage.ctx.heute) return null;
	return { code: 'FRIST', http: 422, feld: 'frist', text: 'Die Frist darf nicht in der Vergangenheit liegen.' };
}

/** One that is finished is opened again instead. */
function nochNichtAngefordert({ lage, spec }: Vorlagenfall): Befund {
	const stehende = stehendeAnforderung(lage.akte, spec, lage.referenz.specs);
	if (!stehende) return null;
	const text = stehende.geschlossenAm
		? 'Dieses Dokument wurde bereits angefordert. Bitte öffnen Sie die abgeschlossene Anforderung wieder.'
		: 'Dieses Dokument ist bereits angefordert.';
	return { code: 'ANGEFORDERT', http: 409, text };
}
