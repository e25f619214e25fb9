import { expect, test } from 'vitest';
import type { Empfaenger } from '#commands/reaktionen/mailzeile.ts';
import { bloecke } from '#domain/vorlagen/bloecke.ts';
import { VORLAGEN } from '#domain/vorlagen/katalog.ts';
import type { Mailvorlage } from '#domain/vorlagen/vorlage.ts';
import type { Mailkontext } from './kontext.ts';
import { seite } from './seite.ts';

const AKTE = { akte: { id: 'a' }, wunsch: { status: 3500 } } as Mailkontext;
const FREIWILLIGER: Empfaenger = { art: 'FREIWILLIGER', id: 'a' };
const PERSON: Empfaenger = { art: 'PERSON', id: 'p' };
const MANDANT_AP: Empfaenger = { art: 'MANDANT_AP', id: null };

/** What the button says that leads to `{{ link }}`. */
const knopf = ({ inhalt }: Mailvorlage): string =>
	bloecke(inhalt).flatMap((b) => (b.art === 'KNOPF' && /^\{\{\s*link/.test(b.ziel) ? b.beschriftung : []))[0] ?? '';
const mitKnopf = (muster: RegExp, an: RegExp) =>
	[...VORLAGEN.values()].filter((v) => muster.test(knopf(v)) && v.an.some((kreis) => an.test(kreis)));

const AN_SIE = /^(?:FREIWILLIGE|VERANTWORTLICHE|EINREICHENDE)$/;
const AN_ANDERE = /^(?:EINSATZSTELLE|TRAEGER|VERANTWORTLICHE|EINREICHENDE)$/;

test.each([
	...mitKnopf(/Bewerbung(?:en)? ansehen|Zur Bewerbung/, AN_SIE).map((v) => [v.key, '/admin/meine-bewerbungen']),
	...mitKnopf(/Vertrag/, AN_SIE).map((v) => [v.key, '/admin/mein-vertrag']),
	...mitKnopf(/Dokumente? ansehen/, AN_SIE).map((v) => [v.key, '/admin/meine-dokumente']),
	...mitKnopf(/Portal/, AN_SIE).map((v) => [v.key, '/admin/']),
	['NACHFRAGE', '/admin/'],
])('the button of %s leads the volunteer to %s', (key, wohin) => {
	expect(seite(key as string, FREIWILLIGER, AKTE)).toBe(wohin);
});

test.each(mitKnopf(/Seminare? ansehen/, AN_SIE))('the button of $key leads to the seminars', ({ key }) => {
	const mitSeminar = { ...AKTE, seminar: {} } as Mailkontext;
	expect(seite(key, FREIWILLIGER, mitSeminar)).toBe('/admin/meine-seminare');
});

test.each([
	...mitKnopf(/Bewerbung ansehen|Zur Bewerbung|Akte/, AN_ANDERE).map((v) => [v.key, '/admin/freiwillige/a']),
	...mitKnopf(/Vertrag/, AN_ANDERE).map((v) => [v.key, '/admin/freiwillige/a/vertrag']),
	...mitKnopf(/Dokumente? ansehen/, AN_ANDERE).map((v) => [v.key, '/admin/freiwillige/a/akte']),
	...mitKnopf(/Zum Portal/, AN_ANDERE).map((v) => [v.key, '/admin/']),
	['DOKUMENT_EINGEGANGEN', '/admin/freiwillige/a/akte'],
])('the button of %s leads the Einsatzstelle to %s', (key, wohin) => {
	expect(seite(key as string, PERSON, AKTE)).toBe(wohin);
});

test('documents that wait for the Träger are opened where it checks them', () => {
	expect(seite('DOKUMENT_EINGEGANGEN', MANDANT_AP, AKTE)).toBe('/admin/pruefliste');
});

test('of an application that has ended the list is opened', () => {
	const beendet = { ...AKTE, wunsch: { status: 9000 } } as Mailkontext;
	expect(seite('ABSAGE', PERSON, beendet)).toBe('/admin/bewerbungen');
});
