import type { Parameter } from '../../client/contract.ts';
import { STAMMDATEN } from '../../texte/verwaltung/stammdaten.ts';
import type { Listenart } from './arten.ts';

/** How a kind is called; the tenant names its groups itself. */
export function titelVon(key: Listenart['key'], parameter: Parameter): string {
	const eigene: Partial<Record<Listenart['key'], string>> = {
		'attribut-1': parameter.gruppierungAttribut1Bezeichnung,
		'attribut-2': parameter.gruppierungAttribut2Bezeichnung,
	};
	return eigene[key] || STAMMDATEN.arten[key][0];
}
