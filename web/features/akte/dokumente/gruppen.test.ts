import { expect, test } from 'vitest';
import { abgeschlossene, dranGruppen, fach, gruppen, zaehle } from './gruppen.ts';
import type { Anforderung, Dokument, Unterschrift } from './queries.ts';

const anforderung = (bezeichnung: string, teil: Partial<Anforderung>): Anforderung =>
	({
		bezeichnung,
		status: 'NOT_PROVIDED',
		stufen: [],
		isVertragsrelevant: false,
		dokumente: [],
		...teil,
	}) as Anforderung;
const mitUnterschrift = (teil: Partial<Unterschrift>): Dokument[] =>
	[{ isGeloescht: false, unterschriften: [{ istEigene: true, istDran: true, sitzungID: 's', ...teil }] }] as Dokument[];

const AKTE = [
	anforderung('Führungszeugnis', {
		stufen: [
			{ abStatus: 2000, stufe: 'ERINNERN' },
			{ abStatus: 4000, stufe: 'UEBERPRUEFUNG' },
		],
	}),
	anforderung('Lebenslauf', { stufen: [{ abStatus: 2000, stufe: 'OPTIONAL' }], status: 'PROVIDED' }),
	anforderung('Vertrag', { isVertragsrelevant: true, status: 'WAIT_SIGNING' }),
	anforderung('Datenschutz', { stufen: [{ abStatus: 2800, stufe: 'PFLICHT' }], isVertragsrelevant: true }),
	anforderung('Ausweis', { stufen: [{ abStatus: 2000, stufe: 'PFLICHT' }], status: 'FINISHED' }),
	anforderung('Attest', { status: 'NOT_REQUESTED' }),
];

test('open requests stand by the first status that isn’t entered without them', () => {
	expect(gruppen(AKTE).map(({ fuer, anforderungen: a }) => [fuer, ...a.map((x) => x.bezeichnung)])).toEqual([
		[2800, 'Datenschutz'],
		[3000, 'Vertrag'],
		[4000, 'Führungszeugnis'],
		[null, 'Lebenslauf'],
	]);
	expect(abgeschlossene(AKTE).map((x) => x.bezeichnung)).toEqual(['Ausweis', 'Attest']);
});

test('what is open is counted once', () => {
	expect(zaehle(AKTE)).toEqual({ fehlen: 2, zuPruefen: 0, zuUnterschreiben: 1 });
});

test('above the list stands who is at turn, with how many', () => {
	const dran = (partei: string) => ({ dran: { partei } }) as unknown as Partial<Anforderung>;
	const alle = ['TRAEGER', 'FREIWILLIGER', 'TRAEGER'].map((partei) => anforderung('', dran(partei)));
	expect(dranGruppen([...alle, anforderung('', { dran: null })])).toEqual([
		{ partei: 'FREIWILLIGER', anzahl: 1 },
		{ partei: 'TRAEGER', anzahl: 2 },
	]);
});

test.each<[ReturnType<typeof fach>, Partial<Anforderung>]>([
	['offen', { status: 'NOT_PROVIDED' }],
	['inPruefung', { status: 'NEEDS_REVIEW' }],
	['erledigt', { status: 'PROVIDED' }],
	['erledigt', { status: 'SIGNED' }],
	['erledigt', { status: 'FINISHED' }],
	['offen', { status: 'WAIT_SIGNING', dokumente: mitUnterschrift({}) }],
	['inPruefung', { status: 'WAIT_SIGNING', dokumente: mitUnterschrift({ istEigene: false }) }],
	['inPruefung', { status: 'WAIT_SIGNING', dokumente: mitUnterschrift({ istDran: false }) }],
	[undefined, { status: 'NOT_REQUESTED' }],
])('the volunteer finds under %s what is %o', (wo, teil) => {
	expect(fach(anforderung('Vertrag', teil))).toBe(wo);
});
