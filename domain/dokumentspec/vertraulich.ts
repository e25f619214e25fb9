/** What a document prints that no mail may carry (table: Field-level limits). */
import { istSensibel } from '#domain/felder/personenfelder.ts';
import { zerlege } from '#domain/vorlagen/platzhalter.ts';
import { SENSIBEL } from '#domain/vorlagen/variablen.ts';
import type { DokumentSpecFelder } from './dokumentspec-felder.ts';
import { STEUERUNGSFELDKEYS } from './steuerungsfelder.ts';

const SENSIBLE_FELDER: readonly string[] = STEUERUNGSFELDKEYS.filter(istSensibel);

/** It tells of bank, tax, insurance, religion, disability or health: by what it is, what it names and what its text holds. */
export const istVertraulich = ({
	isGesundheit,
	steuerungsfelder,
	vorlageText,
}: Pick<DokumentSpecFelder, 'isGesundheit' | 'steuerungsfelder' | 'vorlageText'>): boolean =>
	isGesundheit ||
	steuerungsfelder.some(({ feld }) => SENSIBLE_FELDER.includes(feld)) ||
	zerlege(vorlageText ?? '').some((s) => s.art === 'PLATZHALTER' && s.name !== null && SENSIBEL.includes(s.name));
