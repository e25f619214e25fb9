import { ROLLEN_LABEL, type Rolle } from '#domain/rollen.ts';
import { AKTE } from '../../texte/akte/akte.ts';

const istRolle = (durch: string): durch is Rolle => durch in ROLLEN_LABEL;

/** Who else can remove an obstacle, in words: `Träger (MA Verwaltung) oder Administration`; empty: the viewer, or time. */
export function wer(behebbarDurch: readonly string[]): string {
	const genannt = [...new Set(behebbarDurch)];
	if (genannt.includes('SELBST')) return '';
	const namen = genannt.filter(istRolle).map((rolle) => ROLLEN_LABEL[rolle]);
	if (namen.length < 2) return namen[0] ?? '';
	return `${namen.slice(0, -1).join(', ')} ${AKTE.oder} ${namen.at(-1)}`;
}
