/** Parts of a template that may leave it: what stands between `{?` and `?}`. */

const AUF = '{?';
const ZU = '?}';

export interface Teil {
	readonly text: string;
	/** Goes where a value it names is empty. */
	readonly istBedingt: boolean;
}

/** Cuts in one pass over the text; what isn't closed is text. */
export function teileIn(vorlage: string): Teil[] {
	const teile: Teil[] = [];
	let ab = 0;
	while (ab < vorlage.length) {
		const auf = vorlage.indexOf(AUF, ab);
		const zu = auf === -1 ? -1 : vorlage.indexOf(ZU, auf + AUF.length);
		if (zu === -1) break;
		teile.push({ text: vorlage.slice(ab, auf), istBedingt: false });
		teile.push({ text: vorlage.slice(auf + AUF.length, zu), istBedingt: true });
		ab = zu + ZU.length;
	}
	return [...teile, { text: vorlage.slice(ab), istBedingt: false }];
}

/** Braces of parts that open or close nothing, stand in one another, or hold no placeholder that could be empty. */
export const falscheKlammern = (vorlage: string): string[] =>
	teileIn(vorlage).flatMap(({ text, istBedingt }) => {
		const fremd = [AUF, ZU].find((klammer) => text.includes(klammer));
		if (fremd) return fremd;
		return istBedingt && !text.includes('{{') ? AUF : [];
	});
