/** Fields whose answers are valid only together, or mean nothing alone: whoever asks for one asks for the others. */
import { ELTERNFELDER, elternplatz } from '#domain/felder/elternfelder.ts';
import type { Abfragefeld } from './abfragefelder.ts';

/** What identifies a guardian, and where he gets his link to sign. */
const ELTERNKERN = ['art', 'vorname', 'nachname', 'email'] as const;

const ELTERN = Object.fromEntries(
	ELTERNFELDER.map((feld) => {
		const eigener = elternplatz(feld);
		const kern = ELTERNFELDER.filter((anderes) => {
			const platz = elternplatz(anderes);
			return platz?.platz === eigener?.platz && ELTERNKERN.some((teil) => teil === platz?.teil);
		});
		return [feld, kern];
	}),
);

const BRAUCHT: Readonly<Partial<Record<Abfragefeld, readonly Abfragefeld[]>>> = {
	iban: ['kontoinhaber', 'bic'],
	bic: ['iban', 'kontoinhaber'],
	kontoinhaber: ['iban'],
	strasse: ['hausnummer'],
	hausnummer: ['strasse'],
	plz: ['landID'],
	landID: ['plz'],
	vordienstVon: ['isVordienst', 'vordienstBis'],
	vordienstBis: ['isVordienst', 'vordienstVon'],
	vordienstDienstart: ['isVordienst'],
	vordienstTraeger: ['isVordienst'],
	rettungsschwimmStufe: ['isRettungsschwimmabzeichen'],
	...ELTERN,
};

/** Only some need them: an account abroad, an address abroad. */
const MANCHMAL: ReadonlySet<Abfragefeld> = new Set(['bic', 'landID']);

/** What this field itself asks for. */
export const gehoertZu = (feld: Abfragefeld): readonly Abfragefeld[] => BRAUCHT[feld] ?? [];

/** What is missing beside these fields, in the order they ask for it. */
export function fehlendeZu(felder: readonly Abfragefeld[]): Abfragefeld[] {
	const alle = new Set(felder);
	// A set grows under the loop over it, so that what is added brings its own.
	for (const feld of alle) for (const anderes of gehoertZu(feld)) alle.add(anderes);
	return [...alle].slice(new Set(felder).size);
}

interface Zeile {
	readonly feldKey: Abfragefeld;
	readonly isPflicht: boolean;
}

/** With what belongs to them, asked of the same people; behind the field that needs it. */
export function mitZugehoerigen<Z extends Zeile>(zeilen: readonly Z[]): Z[] {
	const ergaenzt = [...zeilen];
	for (let nr = 0; nr < ergaenzt.length; nr += 1) {
		const zeile = ergaenzt[nr] as Z;
		const da = ergaenzt.map(({ feldKey }) => feldKey);
		const fehlend = gehoertZu(zeile.feldKey).filter((feld) => !da.includes(feld));
		const neue = fehlend.map((feldKey) => ({
			...zeile,
			feldKey,
			isPflicht: zeile.isPflicht && !MANCHMAL.has(feldKey),
		}));
		ergaenzt.splice(nr + 1, 0, ...neue);
	}
	return ergaenzt;
}
