import { ErziehungsberechtigterEntfernt } from '#domain/akte/ereignisse.ts';
import type { Befund, Fall } from '#domain/akte/fall.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { jemandUnterschreibt } from '#domain/akte/regeln/erziehungsberechtigte.ts';
import { istOffen } from '#domain/akte/signatur/ablauf.ts';
import { pruefe, type Verb } from '#domain/akte/verb.ts';
import { vollende } from '#domain/akte/vollenden.ts';
import { findeErziehungsberechtigten } from '#domain/akte/zugang.ts';

export interface ErziehungsberechtigteEntfernenEingabe {
	readonly erziehungsberechtigterID: string;
}

const ERZIEHUNGSBERECHTIGTE_ENTFERNEN: Verb<Fall<ErziehungsberechtigteEntfernenEingabe>> = {
	key: 'erziehungsberechtigteBearbeiten',
	titel: 'Erziehungsberechtigte Person entfernen',
	unbestaetigt: true,
	ausgang: [],
	regeln: [keineOffeneUnterschrift, unterschriftBleibt],
};

export function erziehungsberechtigteEntfernen(lage: Lage, eingabe: ErziehungsberechtigteEntfernenEingabe): Entschluss {
	const { id } = findeErziehungsberechtigten(lage, eingabe.erziehungsberechtigterID);
	pruefe(ERZIEHUNGSBERECHTIGTE_ENTFERNEN, { lage, eingabe });
	return vollende(lage, [ErziehungsberechtigterEntfernt({ erziehungsberechtigterID: id })]);
}

/** Whoever is asked for a signature stays until it is given, or the signatures are reset. */
function keineOffeneUnterschrift({ lage, eingabe }: Fall<ErziehungsberechtigteEntfernenEingabe>): Befund {
	const gefragt = lage.akte.signaturen.some(
		(s) => istOffen(s) && s.unterzeichnerID === eingabe?.erziehungsberechtigterID,
	);
	if (!gefragt) return null;
	const text =
		'Diese Person ist um eine Unterschrift gebeten worden. Bitte setzen Sie zuerst die Unterschriften zurück.';
	return { code: 'SIGNATUR', http: 409, text };
}

function unterschriftBleibt({ lage, eingabe }: Fall<ErziehungsberechtigteEntfernenEingabe>): Befund {
	const danach = lage.akte.erziehungsberechtigte.filter((e) => e.id !== eingabe?.erziehungsberechtigterID);
	return jemandUnterschreibt(lage, danach);
}
