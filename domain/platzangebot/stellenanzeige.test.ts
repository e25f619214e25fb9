import fc from 'fast-check';
import { expect, test } from 'vitest';
import '#scripts/test/zufall.ts';
import { QUELLE, RAHMEN } from './angebot.fixture.ts';
import { angebotVon } from './angebot.ts';
import { nachAussen } from './nach-aussen.ts';
import { EMPLOYMENT_TYPES, TYPEN, verstoesse } from './schema-org.fixture.ts';
import { stellenanzeige } from './stellenanzeige.ts';

const ADRESSE = { seiten: 'https://portal.example.org', aufrufe: 'https://portal.example.org/api' };
const anzeige = (quelle: Partial<typeof QUELLE> = {}, heute = '2026-08-01') => {
	const angebot = angebotVon('33333333-3333-4333-8333-333333333333', { ...QUELLE, ...quelle }, RAHMEN);
	const platz = nachAussen({ ...angebot, hindernis: null, geaendertAm: '2026-07-22T08:00:00.000Z' }, ADRESSE, 'suche');
	return stellenanzeige(platz, { heute });
};

test('a place is a JobPosting of schema.org for volunteers', () => {
	expect(verstoesse(anzeige())).toEqual([]);
	expect(EMPLOYMENT_TYPES).toContain(anzeige().employmentType);
	expect(anzeige()).toMatchObject({
		...{
			'@context': 'https://schema.org',
			'@type': 'JobPosting',
			employmentType: 'VOLUNTEER',
			jobStartDate: '2026-09-01',
		},
		hiringOrganization: { name: 'TV Gießen' },
		jobLocation: { address: { postalCode: '35390', addressLocality: 'Gießen', addressCountry: 'DE' } },
		url: `https://portal.example.org/karte/${QUELLE.einsatzortID}?ref=suche`,
		validThrough: '2027-08-31',
	});
});

test('a start that has passed isn’t told', () => {
	expect(anzeige({}, '2026-11-24')).not.toHaveProperty('jobStartDate');
});

test('whatever a place says and leaves out, it is one', () => {
	const wort = fc.option(fc.string({ minLength: 1, maxLength: 50 }));
	const quelle = fc.record({
		...{ beschreibung: wort, taetigkeiten: wort, einsatzstelle: wort, strasse: wort, hausnummer: wort },
		...{ bezeichnung: fc.string({ minLength: 1 }), plz: fc.constant('35390'), ort: fc.string({ minLength: 1 }) },
		lat: fc.option(fc.integer({ min: -90_000_000, max: 90_000_000 })),
		lon: fc.option(fc.integer({ min: -180_000_000, max: 180_000_000 })),
		taetigkeitsfelder: fc.array(fc.string({ minLength: 1 })),
		bildUploadIDs: fc.array(fc.uuid(), { maxLength: 3 }),
	});
	fc.assert(
		fc.property(quelle, (eine) => {
			expect(verstoesse(anzeige(eine))).toEqual([]);
		}),
	);
});

test('the vocabulary finds what isn’t in it', () => {
	expect(verstoesse({ ...anzeige(), unfug: 1 })).toEqual(['/unfug: gibt es an JobPosting nicht']);
	expect(verstoesse({ ...anzeige(), datePosted: 'gestern' })).toEqual(['/datePosted: "gestern" passt nicht']);
	expect(verstoesse({ ...anzeige(), jobLocation: { '@type': 'Organization', name: 'x' } })).toEqual([
		'/jobLocation: Organization passt nicht',
	]);
	expect(verstoesse({ '@type': 'JobPosting' })).toHaveLength(TYPEN.JobPosting?.pflicht.length ?? 0);
});
