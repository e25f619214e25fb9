/**
 * Parts of a template between braces of their own: what stands between `{?` and `?}` may leave it, what stands between
 * `{+` and `+}` is there once for each guardian.
 */

interface Klammern {
	readonly auf: string;
	readonly zu: string;
}
export const WENN = { auf: '{?', zu: '?}' } as const satisfies Klammern;
export const JE = { auf: '{+', zu: '+}' } as const satisfies Klammern;

interface Stueck {
	readonly text: string;
	readonly istDrin: boolean;
}

/** Cuts in one pass over the text; what isn't closed is text. */
export function zerteile(vorlage: string, { auf: AUF, zu: ZU }: Klammern): Stueck[] {
	const teile: Stueck[] = [];
	let ab = 0;
	while (ab < vorlage.length) {
		const auf = vorlage.indexOf(AUF, ab);
		const zu = auf === -1 ? -1 : vorlage.indexOf(ZU, auf + AUF.length);
		if (zu === -1) break;
		teile.push({ text: vorlage.slice(ab, auf), istDrin: false });
		teile.push({ text: vorlage.slice(auf + AUF.length, zu), istDrin: true });
		ab = zu + ZU.length;
	}
	return [...teile, { text: vorlage.slice(ab), istDrin: false }];
}

export interface Teil {
	readonly text: string;
	/** Goes where a value it names is empty. */
	readonly istBedingt: boolean;
}

export const teileIn = (vorlage: string): Teil[] =>
	zerteile(vorlage, WENN).map(({ text, istDrin }) => ({ text, istBedingt: istDrin }));

/** Braces of parts that open or close nothing, stand in one another, or hold no placeholder that could be empty. */
export const falscheKlammern = (vorlage: string): string[] => falsche(vorlage, WENN, (text) => text.includes('{{'));

/** The same of a document, whose parts for guardians each hold something of a guardian, and cross no other part. */
export function falscheKlammernImDokument(vorlage: string, nenntVertretende: (text: string) => boolean): string[] {
	const stuecke = zerteile(vorlage, JE);
	return [
		...falsche(vorlage, JE, nenntVertretende),
		...stuecke.flatMap(({ text, istDrin }) => (istDrin ? falscheKlammern(text) : [])),
		...falscheKlammern(stuecke.map(({ text, istDrin }) => (istDrin ? '{{ }}' : text)).join('')),
	];
}

const falsche = (vorlage: string, klammern: Klammern, traegt: (text: string) => boolean): string[] =>
	zerteile(vorlage, klammern).flatMap(({ text, istDrin }) => {
		const fremd = [klammern.auf, klammern.zu].find((klammer) => text.includes(klammer));
		if (fremd) return fremd;
		return istDrin && !traegt(text) ? klammern.auf : [];
	});
