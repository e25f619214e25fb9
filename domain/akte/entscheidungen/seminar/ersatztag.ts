/** A day off for a seminar day that was free anyway is taken. Table: Computations, Ersatztage. */

import { ErsatztagGenommen, ErsatztagZurueckgenommen } from '#domain/akte/ereignisse.ts';
import type { Befund, Fall } from '#domain/akte/fall.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { vertragAm } from '#domain/akte/seminar/dienstzeit.ts';
import { ersatztagkonto, istFrei } from '#domain/akte/seminar/ersatztage.ts';
import { konflikt } from '#domain/akte/seminar/seminarfall.ts';
import { pruefe, type Verb } from '#domain/akte/verb.ts';
import { vollende } from '#domain/akte/vollenden.ts';
import { addiereMonate } from '#domain/datum.ts';
import { Abgelehnt, NICHT_GEFUNDEN, type Regelverstoss } from '#domain/regelverstoss.ts';
import { istSeminartag } from '#domain/seminar/anwesenheit.ts';
import { SEMINARNACHWEIS } from '#domain/status/seminarnachweis.ts';

interface Ersatztagfall extends Fall {
	readonly tag: string;
}

const amTag = (text: string): Regelverstoss => ({ code: 'ERSATZTAG', http: 422, feld: 'tag', text });

const MONATE_VORAUS = 3;

function imDienst({ lage, tag }: Ersatztagfall): Befund {
	if (tag > addiereMonate(lage.ctx.heute, MONATE_VORAUS))
		return amTag('Ersatztage lassen sich höchstens drei Monate im Voraus eintragen.');
	return vertragAm(lage.akte, tag) ? null : amTag('Der Tag liegt außerhalb der Dienstzeit.');
}

/** He would be off anyway, or is at a seminar. */
function istDiensttag({ lage: { akte, ctx }, tag }: Ersatztagfall): Befund {
	const vertrag = vertragAm(akte, tag);
	if (akte.ersatztage.some((e) => e.tag === tag)) return amTag('An diesem Tag steht schon ein Ersatztag.');
	if (akte.seminarnachweise.some((n) => n.status !== SEMINARNACHWEIS.nr.Abgelehnt && istSeminartag(n, tag)))
		return amTag('An diesem Tag ist ein Seminar.');
	return vertrag && istFrei(ersatztagkonto(akte, vertrag, ctx.heute).grundlage, tag)
		? amTag('Dieser Tag ist nach der Dienstwoche ohnehin frei.')
		: null;
}

function stehtZu({ lage: { akte, ctx }, tag }: Ersatztagfall): Befund {
	const vertrag = vertragAm(akte, tag);
	if (!vertrag) return null;
	const { grundlage, stand } = ersatztagkonto(akte, vertrag, ctx.heute);
	if (grundlage.art === 'FEHLT')
		return konflikt('DIENSTWOCHE', 'Ersatztage sind nicht berechenbar, im Vertrag fehlt die Dienstwoche.');
	return stand > 0 ? null : konflikt('ERSATZTAGE', 'Es steht kein Ersatztag mehr zu.');
}

const NEHMEN: Verb<Ersatztagfall, 'ersatztagEintragen'> = {
	key: 'ersatztagEintragen',
	titel: 'Genommenen Ersatztag eintragen',
	ausgang: [],
	felder: [imDienst],
	regeln: [stehtZu, istDiensttag],
};

export function ersatztagNehmen(lage: Lage, { tag }: { readonly tag: string }): Entschluss {
	pruefe(NEHMEN, { lage, tag, eingabe: {} });
	const vertragID = vertragAm(lage.akte, tag)?.id ?? '';
	return vollende(lage, [ErsatztagGenommen({ ersatztagID: lage.ctx.neueID(), vertragID, tag })]);
}

const ZURUECKNEHMEN: Verb<Fall, 'ersatztagEintragen'> = {
	key: 'ersatztagEintragen',
	titel: 'Ersatztag zurücknehmen',
	ausgang: [],
};

/** It wasn't taken after all, or entered by mistake. */
export function ersatztagZuruecknehmen(lage: Lage, { ersatztagID }: { readonly ersatztagID: string }): Entschluss {
	pruefe(ZURUECKNEHMEN, { lage, eingabe: {} });
	if (!lage.akte.ersatztage.some(({ id }) => id === ersatztagID)) throw new Abgelehnt([NICHT_GEFUNDEN]);
	return vollende(lage, [ErsatztagZurueckgenommen({ ersatztagID })]);
}
