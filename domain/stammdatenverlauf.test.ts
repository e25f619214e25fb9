import { expect, test } from 'vitest';
import { aufgezeichnet } from '#domain/beispiel.ts';
import type { Ereignis } from '#domain/ereignis.ts';
import type { Akteur } from '#domain/rollen.ts';
import { portaltextStammdatum, setzeText } from '#domain/text/portaltext.ts';
import { listeMit } from './stammdaten/listen.ts';
import { stammdatenverlauf, stammdatumVon, VERLAUFSARTEN, type Verlaufsart } from './stammdatenverlauf.ts';

const ADMIN: Akteur = {
	art: 'USER',
	userID: 'u',
	rollen: ['ADMIN'],
	einsatzortIDs: [],
	einsatzstelleIDs: [],
	freiwilligerID: null,
	impersoniertVon: null,
};

type Verlaufsereignisse = Parameters<typeof stammdatenverlauf>[2];
const zeige = (art: Verlaufsart, id: string, ereignisse: readonly Ereignis[]) =>
	stammdatenverlauf(stammdatumVon(art), id, aufgezeichnet(ereignisse) as unknown as Verlaufsereignisse);

test('every page has its kind', () => {
	expect(VERLAUFSARTEN.map((art) => stammdatumVon(art).name)).toEqual([
		'Sportart',
		'Taetigkeitsfeld',
		'Schulabschluss',
		'Titel',
		'Ausbildung',
		'Attribut1',
		'Attribut2',
		'Funktion',
		'Seminartyp',
		'Land',
		'Schulferien',
		'Dienstart',
		'Portaltext',
		'Feldabfrage',
	]);
});

test('an entry is created, renamed, moved, switched and deleted', () => {
	const sportart = listeMit('sportart');
	const satz = { ...sportart.aggregat.start('s'), existiert: true, felder: { bezeichnung: 'Judo', sortierung: 1 } };
	const verlauf = zeige('sportart', 's', [
		...sportart.erfasse(sportart.aggregat.start('s'), { bezeichnung: 'Judo', sortierung: 1 }),
		...sportart.aendere(satz, { bezeichnung: 'Karate', sortierung: 3 }),
		...sportart.setzeAktiv(satz, false, ADMIN),
		...sportart.setzeAktiv({ ...satz, isAktiv: false }, true, ADMIN),
		...sportart.loesche(satz),
	]);
	expect(verlauf.map(({ satz }) => satz)).toEqual([
		'hat „Judo“ angelegt.',
		'hat „Judo“ geändert.',
		'hat „Karate“ deaktiviert.',
		'hat „Karate“ aktiviert.',
		'hat „Karate“ gelöscht.',
	]);
	expect(verlauf[1]?.aenderungen).toEqual([
		{ bezeichnung: 'Bezeichnung', von: 'Judo', nach: 'Karate' },
		{ bezeichnung: 'Stelle in der Liste', von: '1', nach: '3' },
	]);
});

test('what the portal comes with was there before its first event', () => {
	const funktion = listeMit('funktion');
	const umbenannt = funktion.aendere(funktion.aggregat.start('VORSTAND'), { bezeichnung: 'Vorsitz' });
	expect(zeige('funktion', 'VORSTAND', umbenannt)).toMatchObject([
		{
			satz: 'hat „Vorstand“ geändert.',
			aenderungen: [{ bezeichnung: 'Bezeichnung', von: 'Vorstand', nach: 'Vorsitz' }],
		},
	]);
});

test('a text shows the tenant’s words, cut where they are long', () => {
	const start = portaltextStammdatum.aggregat.start('impressum');
	const eigen = setzeText(start, 'Verein');
	const zurueck = setzeText(
		{ ...start, existiert: true, felder: { content: 'x'.repeat(600), von: null, bis: null } },
		null,
	);
	expect(zeige('text', 'impressum', [...eigen, ...zurueck])).toMatchObject([
		{ satz: 'hat den Text „Impressum“ geändert.', aenderungen: [{ bezeichnung: 'Text', von: null, nach: 'Verein' }] },
		{ satz: 'hat den Text „Impressum“ geändert.', aenderungen: [{ von: `${'x'.repeat(500)} …`, nach: null }] },
	]);
});

test('pinned information tells the days it is shown on; other texts have none', () => {
	const start = portaltextStammdatum.aggregat.start('angepinnt.freiwillige');
	const neu = setzeText(start, 'Freitag zu', { von: '2026-09-01', bis: null });
	expect(zeige('text', 'angepinnt.freiwillige', neu)).toMatchObject([
		{
			satz: 'hat den Text „Angepinnte Informationen: Freiwillige“ geändert.',
			aenderungen: [
				{ bezeichnung: 'Text', nach: 'Freitag zu' },
				{ bezeichnung: 'Gezeigt ab', von: null, nach: '01.09.2026' },
			],
		},
	]);
	const impressum = portaltextStammdatum.aggregat.start('impressum');
	expect(() => setzeText(impressum, 'Verein', { von: '2026-09-01', bis: null })).toThrow(
		'Nur angepinnte Informationen haben Zeiten.',
	);
});
