import { NachbearbeitungWiederEroeffnet } from '#domain/akte/ereignisse.ts';
import type { Fall } from '#domain/akte/fall.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { freiwilligerIn } from '#domain/akte/regeln/ausgang.ts';
import { pruefe, type Verb } from '#domain/akte/verb.ts';
import { vollende } from '#domain/akte/vollenden.ts';

export const NACHBEARBEITUNG_OEFFNEN: Verb<Fall> = {
	key: 'nachbearbeitungOeffnen',
	titel: 'Nachbearbeitung wieder öffnen',
	ausgang: [freiwilligerIn(9900)],
};

export function nachbearbeitungOeffnen(lage: Lage): Entschluss {
	pruefe(NACHBEARBEITUNG_OEFFNEN, { lage, eingabe: {} });
	return vollende(lage, [NachbearbeitungWiederEroeffnet({})]);
}
