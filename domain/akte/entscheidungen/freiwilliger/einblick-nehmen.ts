import { dokumentIn, stellePrueft } from '#domain/akte/dokument/anforderungsregeln.ts';
import { type Dokumentfall, dokumentfall } from '#domain/akte/dokument/dokumentfall.ts';
import { EinblickGenommen } from '#domain/akte/ereignisse.ts';
import type { Befund } from '#domain/akte/fall.ts';
import { istEinsicht } from '#domain/akte/freiwilliger/einsicht.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { pruefe, type Verb } from '#domain/akte/verb.ts';
import { vollende } from '#domain/akte/vollenden.ts';

interface EinblickEingabe {
	readonly dokumentID: string;
}

/** Who opened it may turn its pages for a while; then it is closed for everybody. */
const MINUTEN = 15;

const EINBLICK_NEHMEN: Verb<Dokumentfall<EinblickEingabe>, 'dokumentPruefen'> = {
	key: 'dokumentPruefen',
	titel: 'Dokument einsehen',
	rechte: [stellePrueft],
	ausgang: [dokumentIn(0)],
	regeln: [nurEinmal],
};

/** Is the viewer's reading of this file limited to one look? The volunteer's own of his own isn't. */
export const brauchtEinblick = ({ lage, spec }: Pick<Dokumentfall, 'lage' | 'spec'>): boolean =>
	istEinsicht(spec) && !(lage.akteur.freiwilligerID === lage.akte.id && lage.akteur.impersoniertVon === null);

/** The one look of who checks it; recorded with the first. */
export function einblickNehmen(lage: Lage, eingabe: EinblickEingabe): Entschluss {
	const fall = dokumentfall(lage, eingabe.dokumentID, eingabe);
	if (!brauchtEinblick(fall)) return vollende(lage, []);
	pruefe(EINBLICK_NEHMEN, fall);
	return vollende(lage, fall.dokument.einblick ? [] : [EinblickGenommen({ dokumentID: fall.dokument.id })]);
}

function nurEinmal({ lage, dokument: { einblick } }: Dokumentfall): Befund {
	if (!einblick) return null;
	const vergangen = Date.parse(lage.ctx.jetzt) - Date.parse(einblick.zeit);
	if (einblick.userID === lage.akteur.userID && vergangen <= MINUTEN * 60_000) return null;
	const text =
		'Dieses Dokument wurde bereits eingesehen. Bitte halten Sie das Ergebnis fest oder weisen Sie es zurück.';
	return { code: 'EINSICHT', http: 409, text };
}
