import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/**
 * Every place of a statute that the portal names, with what stands there (as of August 2026), read in the statutes
 * themselves. Whoever names another one reads it first.
 */
const GELESEN: Readonly<Record<string, string>> = {
	'§ 2 Nr. 2 BFDG': 'full time, or part time of more than 20 hours a week',
	'§ 2 Nr. 4 BFDG': 'allowance of 8 % of the ceiling at most, reduced in part time',
	'§ 3 Abs. 2 BFDG': '6 to 18 months, 24 with a concept, parts of 3; from 27 on five years between two full services',
	'§ 4 Abs. 3 BFDG': '25 seminar days in 12 months, one more, two less per month; from 27 on as is adequate',
	'§ 4 Abs. 4 BFDG': 'a seminar of five days on politics, among those of paragraph 3',
	'§ 6 BFDG': 'Einsatzstellen are recognised by the federal authority',
	'§ 8 Abs. 1 BFDG': 'the Vereinbarung in writing, what it must contain',
	'§ 8 BFDG': 'Vereinbarung',
	'§ 11 Abs. 1 BFDG': 'the Einsatzstelle issues a certificate; a second copy for the federal authority',
	'§ 11 Abs. 2 BFDG': 'the Einsatzstelle gives a reference in writing',
	'§ 11 BFDG': 'certificate and reference',
	'§ 12 BFDG': 'personal data of the Vereinbarung may be processed for the service',
	'§ 13a Abs. 5 BFDG': 'holiday that can no longer be granted at the end of the service is paid out',
	'§ 13a BFDG': '20 days for 12 months of five days a week; a twelfth per full month; half a day rounds up',
	'§ 2 Abs. 1 JFDG': 'allowance of 8 % of the ceiling at most, reduced in part time (sentence 2 and 3)',
	'§ 2 Abs. 1 Nr. 1 JFDG': 'compulsory schooling done, not yet 27',
	'§ 2 Abs. 1 Nr. 2 JFDG': 'full time, or part time of more than 20 hours a week',
	'§ 5 Abs. 1 JFDG': '6 to 18 months, parts of 3',
	'§ 5 Abs. 2 JFDG': '25 seminar days in 12 months, one more per further month',
	'§ 8 JFDG': 'up to 24 months with a special concept',
	'§ 10 JFDG': 'who is or can be admitted as Traeger',
	'§ 11 Abs. 1 JFDG': 'the Vereinbarung in writing, what it must contain, the admission in Nr. 5',
	'§ 11 Abs. 3 JFDG': 'the certificate: period, that the Act was observed, the admission',
	'§ 11 Abs. 4 JFDG': 'a reference in writing, where the volunteer asks for it',
	'§ 11 JFDG': 'Vereinbarung, certificate, reference',
	'§ 12 JFDG': 'personal data of the Vereinbarung may be processed for the service',
	'§ 13a Abs. 5 JFDG': 'holiday that can no longer be granted at the end of the service is paid out',
	'§ 13a JFDG': '20 days for 12 months of five days a week; a twelfth per full month; half a day rounds up',
	'§ 8 Abs. 1 JArbSchG': '8 hours a day, 40 a week',
	'§ 8 Abs. 2a JArbSchG': '8.5 hours a day where other Werktage of the week are shorter than 8',
	'§ 15 JArbSchG': 'five days a week',
	'§ 19 Abs. 2 JArbSchG': '30, 27, 25 Werktage under 16, 17, 18 at the beginning of the calendar year',
	'§ 32 JArbSchG': 'seen by a doctor in the 14 months before',
	'§ 72a Abs. 5 SGB VIII': 'what may be kept of a certificate that was looked at, and for how long',
	'§ 147 Abs. 3 AO': 'vouchers are kept for eight years (paragraph 4: from the end of the year on)',
	'§ 28f Abs. 1 SGB IV': 'payroll records, kept to the end of the year after the last inspection',
	'§ 3 ArbZG': 'eight hours a Werktag, six of them a week: 48',
	'§ 109 Abs. 2 GewO': 'a reference is clear and says nothing but what it says',
	'§ 2 BGB': 'of age with 18',
	'§ 126 BGB': 'written: signed by hand, of a contract both on the same copy; the electronic form may replace it',
	'§ 126a BGB': 'electronic form: named, and signed with a qualified signature, of a contract by each party',
	'§ 126b BGB': 'text form: a readable declaration that names who declares, on a durable medium',
	'§ 188 BGB': 'end of a term of months where the last month lacks the day',
	'§ 5 DDG': 'what the imprint says',
	'Art. 7 DSGVO': 'consent; withdrawn as easily as given (paragraph 3)',
	'Art. 13 DSGVO': 'what is said when data are collected',
	'Art. 17 DSGVO': 'erasure',
};

const GESETZ = '(?:BFDG|JFDG|JArbSchG|ArbZG|BGB|DDG|SGB [IVX]+|BUrlG|IfSG|EStG|BDSG|AO|HGB|GewO)';
const ZITATE = [
	new RegExp(`§ \\d+[a-z]?(?: Abs\\. \\d+[a-z]?)?(?: Nr\\. \\d+)? ${GESETZ}\\b`, 'g'),
	/Art\. \d+ DSGVO/g,
];
/** Written in another order or without its space, a citation would be overlooked. */
const UNUEBLICH = new RegExp(`\\b${GESETZ} ?§|§\\d+[a-z]? ${GESETZ}\\b|§§ \\d+[^.]{0,30} ${GESETZ}\\b`);

const WURZEL = join(import.meta.dirname, '../..');
const DATEIEN = globSync('{domain,commands,projections,api,web,scripts}/**/*.{ts,tsx}', { cwd: WURZEL })
	.filter((datei) => !datei.includes('node_modules') && !datei.endsWith('zitate.test.ts'))
	.map((datei) => ({ datei, text: readFileSync(join(WURZEL, datei), 'utf8') }));

test('every place of a statute that is named has been read, and none is left over', () => {
	const genannt = new Set(DATEIEN.flatMap(({ text }) => ZITATE.flatMap((muster) => text.match(muster) ?? [])));
	expect([...genannt].toSorted()).toEqual(Object.keys(GELESEN).toSorted());
});

test('they are all written alike', () => {
	expect(DATEIEN.filter(({ text }) => UNUEBLICH.test(text)).map(({ datei }) => datei)).toEqual([]);
});
