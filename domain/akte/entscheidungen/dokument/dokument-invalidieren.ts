import { dokumentIn } from '#domain/akte/dokument/anforderungsregeln.ts';
import { type Anforderungsfall, anforderungsfall } from '#domain/akte/dokument/dokumentfall.ts';
import { DokumentInvalidiert } from '#domain/akte/ereignisse.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { angegeben } from '#domain/akte/regeln/eingabe.ts';
import { brichSignaturenAb } from '#domain/akte/signatur/ablauf.ts';
import { dokumentSchritt } from '#domain/akte/signatur/schritt.ts';
import { worte } from '#domain/akte/texte.ts';
import { pruefe, type Verb } from '#domain/akte/verb.ts';
import { vollende } from '#domain/akte/vollenden.ts';
import { Abgelehnt, NICHT_GEFUNDEN } from '#domain/regelverstoss.ts';

export interface DokumentInvalidierenEingabe {
	readonly anforderungID: string;
	readonly grund: string | null;
}

export const DOKUMENT_INVALIDIEREN: Verb<Anforderungsfall<DokumentInvalidierenEingabe>, 'dokumentInvalidieren'> = {
	key: 'dokumentInvalidieren',
	titel: 'Dokument invalidieren',
	ausgang: [dokumentIn(0, 1000, 1500, 2000, 4000)],
	felder: [angegeben('grund')],
};

/** The newest document of the request counts no longer; the request stands again. */
export function dokumentInvalidieren(lage: Lage, eingabe: DokumentInvalidierenEingabe): Entschluss {
	const fall = anforderungsfall(lage, eingabe.anforderungID, eingabe);
	pruefe(DOKUMENT_INVALIDIEREN, fall);
	const { dokument } = fall;
	if (!dokument) throw new Abgelehnt([NICHT_GEFUNDEN]);
	const schritt = { ...dokumentSchritt(dokument, 'DokumentInvalidiert'), anlass: 'HAND' as const };
	return vollende(lage, [
		...brichSignaturenAb(lage.akte, dokument.id, 'DOKUMENT'),
		DokumentInvalidiert(schritt, worte(lage.akte.id, { grund: eingabe.grund })),
	]);
}
