import { nachbearbeitungErledigt } from '#domain/akte/dokument/vollstaendigkeit.ts';
import { NachbearbeitungAbgeschlossen } from '#domain/akte/ereignisse.ts';
import type { Fall } from '#domain/akte/fall.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { freiwilligerIn } from '#domain/akte/regeln/ausgang.ts';
import { pruefe, type Verb } from '#domain/akte/verb.ts';
import { vollende } from '#domain/akte/vollenden.ts';

export const NACHBEARBEITUNG_ABSCHLIESSEN: Verb<Fall> = {
	key: 'nachbearbeitungAbschliessen',
	titel: 'Nachbearbeitung abschließen',
	ausgang: [freiwilligerIn(9000, 9300, 9500)],
	regeln: [nachbearbeitungErledigt],
};

/** All documents and certificates are issued: the file is closed. */
export function nachbearbeitungAbschliessen(lage: Lage): Entschluss {
	pruefe(NACHBEARBEITUNG_ABSCHLIESSEN, { lage, eingabe: {} });
	return vollende(lage, [NachbearbeitungAbgeschlossen({})]);
}
