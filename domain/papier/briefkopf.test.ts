import { expect, test } from 'vitest';
import { STANDARD_PARAMETER } from '#domain/parameter/standard.ts';
import { briefkopfVon } from './briefkopf.ts';

const TRAEGER = { ...STANDARD_PARAMETER, mandantBezeichnung: 'Sportjugend Musterland e. V.' };

test('a tenant who said nothing of its papers has a letterhead of what is known, and nothing invented', () => {
	expect(briefkopfVon(TRAEGER)).toEqual({
		...{ name: 'Sportjugend Musterland e. V.', zusatz: null, anschrift: null, kontakt: [], fuss: [] },
		...{ logoText: 'Logo Sportjugend Musterland e. V.', farbe: '#00636E', isFenster: true },
		schrift: 'INTER',
		rand: { links: 25, rechts: 20, oben: 12 },
	});
	const bekannt = { mandantAdresse: 'Am Stadion 1, 50933 Köln', mandantApMail: 'fwd@sportjugend.de' };
	expect(briefkopfVon({ ...TRAEGER, ...bekannt }).kontakt).toEqual(['Am Stadion 1, 50933 Köln', 'fwd@sportjugend.de']);
});

test('lines are as entered, so many as there is room for', () => {
	const gesagt = {
		papierKontakt: 'eins\n\n  zwei \ndrei\nvier\nfünf',
		papierFuss: 'Amtsgericht Köln, VR 1208\nVorstand: Karl Vogt',
	};
	const { kontakt, fuss } = briefkopfVon({ ...TRAEGER, ...gesagt });
	expect(kontakt).toEqual(['eins', 'zwei', 'drei', 'vier']);
	expect(fuss).toEqual(['Amtsgericht Köln, VR 1208', 'Vorstand: Karl Vogt']);
});
