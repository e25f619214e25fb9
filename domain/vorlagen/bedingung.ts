/** What makes a part of a document stay, in words, and whether it does. */

import { zerlege } from './platzhalter.ts';
import { platzhalterName } from './platzhaltername.ts';
import { istTatsache } from './tatsachen.ts';
import { OHNE_TEXT } from './teile.ts';
import { jeVertretende, mitEinzelnen } from './vertretende.ts';

const namenIn = (text: string): string[] => [
	...new Set(
		zerlege(text).flatMap((s) => (s.art === 'PLATZHALTER' && s.name !== null && !OHNE_TEXT.test(s.name) ? s.name : [])),
	),
];

const AUFZAEHLUNG = new Intl.ListFormat('de', { type: 'conjunction' });

/** `Nur wenn minderjährig`, `Nur wenn Vertrag: Probezeit bekannt`; `teil`: what stands between `{?` and `?}`. */
export function bedingungInWorten(teil: string): string {
	const namen = namenIn(teil);
	const tatsachen = namen.filter(istTatsache).map((name) => platzhalterName(name).replace(/^Wenn /, ''));
	const angaben = namen.filter((name) => !istTatsache(name)).map(platzhalterName);
	const gruende = [...tatsachen, ...(angaben.length ? [`${AUFZAEHLUNG.format(angaben)} bekannt`] : [])];
	return gruende.length ? `Nur wenn ${AUFZAEHLUNG.format(gruende)}` : 'Ohne Bedingung';
}

/** Whether the part stays, with these values. */
export function trifftZu(teil: string, wert: (name: string) => string): boolean {
	const einzeln = mitEinzelnen(wert);
	return namenIn(jeVertretende(teil, wert)).every((name) => einzeln(name) !== '');
}
