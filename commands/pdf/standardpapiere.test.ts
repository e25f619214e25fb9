import { describe, expect, it } from 'vitest';
import { faelleVon } from '#domain/dokumentspec/faelle.ts';
import { STANDARD_DOKUMENTSPECS } from '#domain/dokumentspec/standard.ts';
import { luecken } from '#domain/vorlagen/luecken.ts';
import { VORLAGENVARIABLEN } from '#domain/vorlagen/variablen.ts';
import { seitentexte } from './lesen.fixture.ts';
import { BRIEFKOPF } from './papier/muster.fixture.ts';
import { hindernisse } from './papier/zugaenglich.fixture.ts';
import { setzeText } from './satz/textblatt.ts';
import { hatQpdf, lautQpdf } from './siegel/pruefe-siegel.fixture.ts';

/** Every template a new tenant begins with, with the least that is known of somebody and with all there may be. */
const PAPIERE = STANDARD_DOKUMENTSPECS.flatMap((spec) => {
	const { bezeichnung, vorlageText } = spec;
	if (!vorlageText) return [];
	return faelleVon(spec).map((fall, i) => {
		const werte = new Map(VORLAGENVARIABLEN.map(({ name }) => [name, fall(name)]));
		return { name: `${bezeichnung}, ${i === 0 ? 'knappster' : 'vollster'} Fall`, vorlageText, fall, werte };
	});
});

describe.each(PAPIERE)('$name', ({ name, vorlageText, fall, werte }) => {
	it('is a paper without a hole, to be read out, and sound to another program', async () => {
		expect(luecken(vorlageText, fall)).toEqual([]);
		const vermerk = { nummer: '7K3M9QXT2HVAD5RZ8B4N', portal: 'https://portal.test' };
		const vorlage = { art: 'TEXT', titel: name, inhalt: vorlageText, briefkopf: BRIEFKOPF } as const;
		const bytes = await setzeText(vorlage, werte, vermerk);
		const gelesen = (await seitentexte(bytes)).join('\n');
		expect(gelesen).not.toMatch(/\{\{|\}\}|\{[?+]|[?+]\}|\*\*|\(\s*\)|□/);
		expect(await hindernisse(bytes)).toEqual([]);
		if (hatQpdf) expect(lautQpdf(bytes)).toContain('No syntax or stream encoding errors found');
	});
});
