import { ErziehungsberechtigterEntfernt } from '#domain/akte/ereignisse.ts';
import type { Befund, Fall } from '#domain/akte/fall.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { jemandUnterschreibt } from '#domain/akte/regeln/erziehungsberechtigte.ts';
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
	regeln: [unterschriftBleibt],
};

export function erziehungsberechtigteEntfernen(lage: Lage, eingabe: ErziehungsberechtigteEntfernenEingabe): Entschluss {
	const { id } = findeErziehungsberechtigten(lage, eingabe.erziehungsberechtigterID);
	pruefe(ERZIEHUNGSBERECHTIGTE_ENTFERNEN, { lage, eingabe });
	return vollende(lage, [ErziehungsberechtigterEntfernt({ erziehungsberechtigterID: id })]);
}

function unterschriftBleibt({ lage, eingabe }: Fall<ErziehungsberechtigteEntfernenEingabe>): Befund {
	const danach = lage.akte.erziehungsberechtigte.filter((e) => e.id !== eingabe?.erziehungsberechtigterID);
	return jemandUnterschreibt(lage, danach);
}
