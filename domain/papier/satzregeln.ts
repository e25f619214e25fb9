/** What belongs together on a line, by a space no line breaks at. */

const ENGE: readonly RegExp[] = [
	/§+ (?=\d)/g,
	// e. V., z. B., a. d. Lahn
	/(?<!\p{L})\p{L}\. (?=\p{L}\.)/gu,
	/(?<!\p{L})a\.[ \u00A0]d\. (?=\p{Lu})/gu,
	/(?<!\p{L})(?:Art|Abs|Nr|Dr|Prof)\. (?=[\p{Lu}\d])/gu,
	/\d (?=[€%])/g,
];

const FEST = '\u00A0';

export const gebunden = (text: string): string =>
	ENGE.reduce((satz, regel) => satz.replace(regel, (paar) => paar.replaceAll(' ', FEST)), text);
