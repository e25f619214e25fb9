/** What who has signed keeps seeing of what he signed. */

import type { Befund } from '#domain/akte/fall.ts';
import { DOKUMENT } from '#domain/status/dokument.ts';
import { istAbgelaufen, istUnterAchtzehn } from './ablauf.ts';
import { istUnterzeichner, LINK_ABGELAUFEN, type Sitzungsfall } from './fall.ts';

/** SO_WEIT: the document as he signed it; VOLLSTAENDIG: the sealed file with everybody's signature. */
export type Kopie = 'SO_WEIT' | 'VOLLSTAENDIG';

/** A link gives it until the day it was good for; null: nothing (any more). */
export function kopieFuer(fall: Sitzungsfall): Kopie | null {
	const { dokument, sitzung } = fall;
	if (sitzung.status !== 'SIGNED' || sitzung.fassung !== dokument.fassung || !istUnterzeichner(fall)) return null;
	if (
		!(dokument.status === DOKUMENT.nr.UnterschriftenSammeln || dokument.status === DOKUMENT.nr.Unterschrieben) ||
		nochBerechtigt(fall)
	)
		return null;
	return dokument.siegel ? 'VOLLSTAENDIG' : 'SO_WEIT';
}

/** Over for whoever holds a link: its time has passed, or whom he stands for is of age (threat: guardian's access after 18). */
export function nochBerechtigt(fall: Sitzungsfall): Befund {
	const { lage, sitzung, mitLink } = fall;
	if (!mitLink) return null;
	if (sitzung.partei === 'ERZIEHUNGSBERECHTIGTER' && !istUnterAchtzehn(lage.akte, lage.ctx.heute)) return NICHT_MEHR;
	return istAbgelaufen(sitzung, lage.ctx.jetzt) ? LINK_ABGELAUFEN : null;
}

/** What ended without a signature, or counts no more, is shown to nobody. */
export function hatKopie(fall: Sitzungsfall): Befund {
	return nochBerechtigt(fall) ?? (kopieFuer(fall) ? null : NICHT_MEHR);
}

const NICHT_MEHR = {
	code: 'ABGEBROCHEN',
	http: 409,
	text: 'Dieses Dokument steht unter diesem Link nicht mehr bereit.',
} as const;
