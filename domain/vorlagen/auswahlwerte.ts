import { AUSWAHL, ERZIEHUNGSBERECHTIGTER_ART } from '#domain/felder/auswahl.ts';
import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';

const JA_NEIN = ['ja', 'nein'];
const { geschlecht, familienstand, konfession, ernaehrung, rettungsschwimmStufe, tshirtGroesse } = AUSWAHL;

/** Placeholders that are written in one of a few ways. */
const WERTE: ReadonlyMap<string, readonly string[]> = new Map([
	['freiwilliger.geschlecht', Object.values(geschlecht)],
	['freiwilliger.familienstand', Object.values(familienstand)],
	['freiwilliger.konfession', Object.values(konfession)],
	['freiwilliger.ernaehrung', Object.values(ernaehrung)],
	['freiwilliger.tshirt', Object.values(tshirtGroesse)],
	['freiwilliger.rettungsschwimmabzeichen', [...JA_NEIN, ...Object.values(rettungsschwimmStufe)]],
	['freiwilliger.status', Object.values(FREIWILLIGER.eintraege).map(({ label }) => label)],
	...['volljaehrig', 'vordienst', 'bildrechte', 'schwerbehinderung', 'schwimmfaehigkeit'].map(
		(name): [string, readonly string[]] => [`freiwilliger.${name}`, JA_NEIN],
	),
	...['eins', 'zwei'].map((stelle): [string, readonly string[]] => [
		`erziehungsberechtigter_${stelle}.art`,
		Object.values(ERZIEHUNGSBERECHTIGTER_ART),
	]),
]);

/** All ways a placeholder may be written but for empty; null: there is no end of them. */
export const auswahlwerte = (variable: string): readonly string[] | null => WERTE.get(variable) ?? null;
