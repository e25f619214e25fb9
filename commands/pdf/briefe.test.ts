import { describe, expect, it } from 'vitest';
import { BEISPIELSCHREIBEN, erinnerungsschreiben } from '#domain/papier/erinnerungsschreiben.ts';
import { setzeBriefe } from './briefe.ts';
import { seitentexte, stueckeDerErsten } from './lesen.fixture.ts';
import { BRIEFKOPF } from './papier/muster.fixture.ts';
import { hindernisse } from './papier/zugaenglich.fixture.ts';
import { hatQpdf, lautQpdf } from './siegel/pruefe-siegel.fixture.ts';

const TAG = '2026-09-14';
const brief = (name: string, wiederholt = 1) => {
	const beispiel = BEISPIELSCHREIBEN(TAG);
	return erinnerungsschreiben({
		...beispiel,
		name,
		fehlendes: Array.from({ length: wiederholt }, () => beispiel.fehlendes).flat(),
		...{ traeger: BRIEFKOPF.name, postanschrift: BRIEFKOPF.anschrift, portal: 'https://portal.sj.test' },
		kontakt: { name: 'Tom Kühn', telefon: '0221 98765-0', email: 'kuehn@sj.test' },
		...{ vertragsnummer: 'FSJ-2026-017', tag: TAG, briefkopf: BRIEFKOPF },
	});
};
const setze = (...papiere: ReturnType<typeof brief>[]) =>
	setzeBriefe({ titel: 'Erinnerungsschreiben', briefkopf: BRIEFKOPF, verfasser: BRIEFKOPF.name, tag: TAG, papiere });

describe('letters printed together', () => {
	it('can be read out, and are sound to another program', async () => {
		const bytes = await setze(brief('Łukasz Müßig-Śmigły'), brief('Þórður Ægisson', 12), brief('محمد علي الأحمد'));
		expect(await hindernisse(bytes)).toEqual([]);
		if (hatQpdf) expect(lautQpdf(bytes)).toContain('No syntax or stream encoding errors found');
	});

	it('begin a page each and count their own', async () => {
		const seiten = await seitentexte(
			await setze(brief('Łukasz Müßig-Śmigły'), brief('Þórður Ægisson', 12), brief('Eva')),
		);
		const stand = seiten.map((seite) => [
			/Seite \d von \d/.exec(seite)?.[0],
			/Erinnerungsschreiben, (.*)/.exec(seite)?.[1]?.trim(),
		]);
		expect(stand).toEqual([
			['Seite 1 von 1', 'Łukasz Müßig-Śmigły'],
			['Seite 1 von 2', 'Þórður Ægisson'],
			['Seite 2 von 2', 'Þórður Ægisson'],
			['Seite 1 von 1', 'Eva'],
		]);
		expect(seiten[1]).toContain('Guten Tag Marion Müßig, guten Tag Piotr Śmigły,');
	});

	it('have the address in the window, what they refer to beside it (DIN 5008, form B)', async () => {
		const stuecke = await stueckeDerErsten(await setze(brief('Łukasz Müßig-Śmigły')));
		const x = (text: string) => ((stuecke.find((s) => s.text.startsWith(text))?.x ?? 0) * 25.4) / 72;
		expect(x('An die gesetzlichen Vertretungen von')).toBeCloseTo(25, 1);
		expect(x('53113 Bonn')).toBeCloseTo(25, 1);
		expect(x('Datum')).toBeCloseTo(125, 1);
	});

	it('are the same for the same', async () => {
		expect(Buffer.from(await setze(brief('Eva'), brief('Ada'))).equals(await setze(brief('Eva'), brief('Ada')))).toBe(
			true,
		);
	});
});
