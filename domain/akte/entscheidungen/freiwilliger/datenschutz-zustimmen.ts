import { type AkteEreignis, DatenschutzZugestimmt } from '#domain/akte/ereignisse.ts';
import type { Befund, Fall } from '#domain/akte/fall.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { pruefe, type Verb } from '#domain/akte/verb.ts';
import { vollende } from '#domain/akte/vollenden.ts';
import { rechtstexteDa } from '#domain/text/rechtstexte.ts';
import type { Aktion } from '#domain/zugriff/matrix.ts';

/** What somebody ticked the box for. */
export interface Datenschutzhaken {
	/** The version that was shown; left out: the one that stands. */
	readonly datenschutzVersion?: number | undefined;
}

const DATENSCHUTZ_ZUSTIMMEN: Verb<Fall<Datenschutzhaken>, Aktion> = {
	key: 'datenschutzZustimmen',
	titel: 'Datenschutzerklärung zustimmen',
	ausgang: [],
	felder: [gelesenWieSieSteht],
	regeln: [({ lage }) => rechtstexteDa(lage.referenz.rechtstexte)],
};

/** The volunteer has read the privacy notice; the same words aren't noted twice. */
export function datenschutzZustimmen(lage: Lage, eingabe: Datenschutzhaken): Entschluss {
	pruefe(DATENSCHUTZ_ZUSTIMMEN, { lage, eingabe });
	return vollende(lage, datenschutzZugestimmt(lage));
}

/** The tick as an event of the file. */
export function datenschutzZugestimmt({ akte, referenz }: Lage): AkteEreignis[] {
	const { datenschutz } = referenz.rechtstexte;
	if (!datenschutz || akte.datenschutz?.hash === datenschutz.hash) return [];
	const { version: textVersion, hash: textHash, vom: textVom } = datenschutz;
	return [DatenschutzZugestimmt({ textVersion, textHash, textVom })];
}

/** Nobody agrees to words he wasn't shown. */
export function gelesenWieSieSteht({ lage, eingabe }: Fall<Datenschutzhaken>): Befund {
	const steht = lage.referenz.rechtstexte.datenschutz?.version;
	const gelesen = eingabe?.datenschutzVersion;
	if (gelesen === undefined || steht === undefined || gelesen === steht) return null;
	const text = 'Die Datenschutzerklärung wurde inzwischen geändert. Bitte lesen Sie sie noch einmal.';
	return { code: 'VERSION', http: 422, feld: 'datenschutz', text };
}
