/** The commands of docs/betrieb.md, as its code blocks mark them. */
const MARKEN = ['probe', 'einstellungen', 'vorspann', 'dienst', 'ohne-probe'] as const;

export interface Block {
	readonly sprache: 'sh' | 'sql';
	/** How it is tried; null: it says nothing about that. */
	readonly marke: (typeof MARKEN)[number] | null;
	/** Why it can't be tried. */
	readonly grund: string | null;
	readonly text: string;
	/** Where it stands. */
	readonly zeile: number;
}

const BLOCK = /^```(sh|sql)(?: ([\w-]+)(?:: (.+))?)?\n([\s\S]*?)^```$/gm;

/** All blocks with commands, in their order. */
export const bloecke = (dokument: string): Block[] =>
	[...dokument.matchAll(BLOCK)].map(({ 1: sprache, 2: wort, 3: grund, 4: text = '', index }) => ({
		sprache: sprache === 'sql' ? 'sql' : 'sh',
		marke: MARKEN.find((marke) => marke === wort) ?? null,
		grund: grund ?? null,
		text,
		zeile: dokument.slice(0, index).split('\n').length,
	}));
