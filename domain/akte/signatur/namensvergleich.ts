/** Whether the name under a signature is that of who was asked for it. */
import type { Signatursitzung } from '#domain/akte/zustand.ts';
import { gefaltet } from '#domain/suche/schreibweise.ts';

const worte = (name: string): string[] => gefaltet(name).split(' ').filter(Boolean);

/** `P.` may stand for Petra. */
const passt = (a: string, b: string): boolean =>
	a === b || (a.length === 1 && b.startsWith(a)) || (b.length === 1 && a.startsWith(b));

/**
 * Clearly another name: case, accents, the order, hyphens, a title and first names left out or added make none. Of two
 * names of several words at least two agree, or a family would be one person.
 */
export function weichtAb(gefragt: string, eingetragen: string): boolean {
	const [wenige, viele] = [worte(gefragt), worte(eingetragen)].toSorted((a, b) => a.length - b.length) as [
		string[],
		string[],
	];
	if (wenige.length < Math.min(2, viele.length)) return true;
	const frei = [...viele];
	return !wenige.every((wort) => {
		const stelle = [frei.indexOf(wort), frei.findIndex((anderes) => passt(wort, anderes))].find((i) => i >= 0);
		if (stelle === undefined) return false;
		frei.splice(stelle, 1);
		return true;
	});
}

/** Who was asked, where somebody else stands under the signature; null: nobody else does. */
export const andererAlsGefragt = ({ gefragt, name }: Pick<Signatursitzung, 'gefragt' | 'name'>): string | null =>
	gefragt !== null && name !== null && weichtAb(gefragt, name) ? gefragt : null;
