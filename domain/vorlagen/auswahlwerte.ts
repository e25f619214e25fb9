import { AUSWAHL, ERZIEHUNGSBERECHTIGTER_ART } from '#domain/felder/auswahl.ts';
import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';
import { PERSONENPLATZHALTER } from './feldplatzhalter.ts';

const JA_NEIN = ['ja', 'nein'];

/** Placeholders that are written in one of a few ways. */
const WERTE: ReadonlyMap<string, readonly string[]> = new Map([
	...PERSONENPLATZHALTER.flatMap(({ variable, angaben }): [string, readonly string[]][] => {
		if (angaben.art === 'auswahl') return [[variable, Object.values(angaben.werte)]];
		return angaben.art === 'janein' ? [[variable, JA_NEIN]] : [];
	}),
	['freiwilliger.rettungsschwimmabzeichen', [...JA_NEIN, ...Object.values(AUSWAHL.rettungsschwimmStufe)]],
	['freiwilliger.status', Object.values(FREIWILLIGER.eintraege).map(({ label }) => label)],
	['freiwilliger.volljaehrig', JA_NEIN],
	...['eins', 'zwei'].map((stelle): [string, readonly string[]] => [
		`erziehungsberechtigter_${stelle}.art`,
		Object.values(ERZIEHUNGSBERECHTIGTER_ART),
	]),
]);

/** All ways a placeholder may be written but for empty; null: there is no end of them. */
export const auswahlwerte = (variable: string): readonly string[] | null => WERTE.get(variable) ?? null;
