/** How words of a file are compared with words of the portal. */

const UMLAUTE: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** Lower case, umlauts written out, accents off, letters and digits only: `E-Mail ` and `email` are one word. */
export const schluessel = (text: string): string =>
	text
		.normalize('NFC')
		.toLowerCase()
		.replace(/[äöüß]/g, (zeichen) => UMLAUTE[zeichen] ?? zeichen)
		.normalize('NFD')
		.replace(/[^a-z0-9]/g, '');

/** Legal forms tell no two associations apart. */
const RECHTSFORM = /\b(e\.? ?v\.?|gemeinnützige|g?gmbh|mbh)(?=\W|$)/giu;

/** What makes a name: without its legal form. */
export const namenskern = (name: string): string => schluessel(name.replace(RECHTSFORM, ' ')) || schluessel(name);

/** How much alike two words written as keys are: shared pairs of letters, in percent (Dice). */
export function aehnlichkeit(a: string, b: string): number {
	if (a === b) return 100;
	if (a.length < 2 || b.length < 2) return 0;
	const paare = new Map<string, number>();
	for (let i = 0; i < a.length - 1; i++) {
		const paar = a.slice(i, i + 2);
		paare.set(paar, (paare.get(paar) ?? 0) + 1);
	}
	let gemeinsam = 0;
	for (let i = 0; i < b.length - 1; i++) {
		const paar = b.slice(i, i + 2);
		const uebrig = paare.get(paar) ?? 0;
		if (uebrig === 0) continue;
		paare.set(paar, uebrig - 1);
		gemeinsam++;
	}
	return Math.floor((200 * gemeinsam) / (a.length + b.length - 2));
}
