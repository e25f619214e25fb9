import { dokumentIn, ERSETZT } from '#domain/akte/dokument/anforderungsregeln.ts';
import { type Anforderungsfall, anforderungsfall } from '#domain/akte/dokument/dokumentfall.ts';
import { DokumentInvalidiert } from '#domain/akte/ereignisse.ts';
import type { Befund } from '#domain/akte/fall.ts';
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
	/** The document that was seen; left out: whichever is the newest. */
	readonly dokumentID?: string | undefined;
}

type Fall = Anforderungsfall<DokumentInvalidierenEingabe>;

export const DOKUMENT_INVALIDIEREN: Verb<Fall, 'dokumentInvalidieren'> = {
	key: 'dokumentInvalidieren',
	titel: 'Dokument invalidieren',
	ausgang: [dokumentIn(0, 1000, 1500, 2000, 4000)],
	felder: [angegeben('grund')],
	regeln: [gesehenes],
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

/** What was handed in meanwhile isn't thrown away unseen. */
function gesehenes({ dokument, eingabe }: Fall): Befund {
	return eingabe?.dokumentID && eingabe.dokumentID !== dokument?.id ? ERSETZT : null;
}
