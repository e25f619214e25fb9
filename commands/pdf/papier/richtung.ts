/** Letters in the order they are seen: names in Arabic or Hebrew run from right to left, and Arabic letters join. */

const RECHTS = '[\\u0590-\\u08FF\\uFB1D-\\uFDFF\\uFE70-\\uFEFC]+';
const RECHTSLAEUFIG = new RegExp(`${RECHTS}(?:[ \\u00A0]+${RECHTS})*`, 'g');

export const sichtbar = (text: string): string[] => [
	...text.replace(RECHTSLAEUFIG, (lauf) =>
		verbunden([...lauf])
			.reverse()
			.join(''),
	),
];

interface Formen {
	/** Code of the first form: alone, last, first, middle. */
	readonly ab: number;
	/** Nothing joins behind it. */
	readonly istEnde: boolean;
}

/** Letters whose forms follow each other in Unicode (Arabic Presentation Forms-B). */
const FORMEN: ReadonlyMap<string, Formen> = new Map([
	...fortlaufend(
		0xfe81,
		'آ2 أ2 ؤ2 إ2 ئ4 ا2 ب4 ة2 ت4 ث4 ج4 ح4 خ4 د2 ذ2 ر2 ز2 س4 ش4 ص4 ض4 ط4 ظ4 ع4 غ4 ف4 ق4 ك4 ل4 م4 ن4 ه4 و2 ى2 ي4',
	),
	...fortlaufend(0xfb56, 'پ4'),
	...fortlaufend(0xfb7a, 'چ4'),
	...fortlaufend(0xfb8a, 'ژ2 ک4 گ4'),
	...fortlaufend(0xfbfc, 'ی4'),
]);

function fortlaufend(ab: number, buchstaben: string): [string, Formen][] {
	let stelle = ab;
	return buchstaben.split(' ').map((eintrag) => {
		const anzahl = Number(eintrag.at(-1));
		const formen = { ab: stelle, istEnde: anzahl === 2 };
		stelle += anzahl;
		return [eintrag.slice(0, -1), formen];
	});
}

const LAM = 'ل';
/** One sign with the lam before it. */
const LAM_ALEF: ReadonlyMap<string, number> = new Map([
	['آ', 0xfef5],
	['أ', 0xfef7],
	['إ', 0xfef9],
	['ا', 0xfefb],
]);
/** Vowel signs, which join nothing and part nothing. */
const ZEICHEN = /\p{Mn}/u;

function verbunden(buchstaben: readonly string[]): string[] {
	const gezeigt: string[] = [];
	const reihe = buchstaben.filter((zeichen) => !ZEICHEN.test(zeichen));
	for (let i = 0; i < reihe.length; i++) {
		const hier = reihe[i] as string;
		const vorher = verbindet(reihe[i - 1]) ? 1 : 0;
		const ligatur = hier === LAM ? LAM_ALEF.get(reihe[i + 1] ?? '') : undefined;
		const formen = FORMEN.get(hier);
		if (ligatur !== undefined) {
			gezeigt.push(String.fromCodePoint(ligatur + vorher));
			i++;
		} else if (!formen) gezeigt.push(hier);
		else {
			const nachher = !formen.istEnde && FORMEN.has(reihe[i + 1] ?? '') ? 2 : 0;
			gezeigt.push(String.fromCodePoint(formen.ab + vorher + nachher));
		}
	}
	return gezeigt;
}

const verbindet = (zeichen: string | undefined): boolean => {
	const formen = FORMEN.get(zeichen ?? '');
	return formen !== undefined && !formen.istEnde;
};
