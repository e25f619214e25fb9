import { describe, expect, test } from 'vitest';
import { falte } from '#domain/aggregat.ts';
import { aufgezeichnet } from '#domain/beispiel.ts';
import { parameterAlsReferenz, parameterStammdatum } from '#domain/parameter/parameter.ts';
import { STANDARD_PARAMETER } from '#domain/parameter/standard.ts';
import { PersonenbezugGeloescht } from '#domain/personenbezug.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import type { Akteur } from '#domain/rollen.ts';
import { type DienstartFelder, dienstartAlsReferenz, dienstartStammdatum } from './dienstart.ts';
import { standardDienstarten } from './dienstarten.ts';

const { aggregat, ...dienstart } = dienstartStammdatum;
const akteur = (rollen: Akteur['rollen']): Akteur => ({
	art: 'USER',
	userID: 'u',
	rollen,
	einsatzortIDs: [],
	einsatzstelleIDs: [],
	freiwilligerID: null,
	impersoniertVon: null,
});
const FSJ = standardDienstarten('2026-01-01')[0] as DienstartFelder;
const erfasst = () => dienstart.erfasse(aggregat.start('d1'), FSJ);
const verstoesse = (tue: () => unknown) => {
	try {
		tue();
	} catch (e) {
		if (e instanceof Abgelehnt) return e.verstoesse;
		throw e;
	}
	return [];
};

describe('erfassen', () => {
	test('texts are the personal part, everything else is a fact', () => {
		const [e] = erfasst();
		expect(e).toMatchObject({
			type: 'DienstartErfasst',
			facts: { werte: { key: 'FSJ', art: 'FSJ', maxAlter: 26 } },
			person: { werte: { bezeichnung: 'Freiwilliges Soziales Jahr', kurz: 'FSJ', farbe: null } },
			betroffener: 'd1',
			art: 'FREITEXT',
		});
		expect(JSON.stringify(e?.facts)).not.toContain('Freiwilliges');
	});
	test('folds back into the record', () => {
		const satz = falte(aggregat, 'd1', aufgezeichnet(erfasst()));
		expect(satz).toMatchObject({ existiert: true, isAktiv: true, felder: FSJ, version: 1 });
		expect(dienstartAlsReferenz(satz)).toMatchObject({ id: 'd1', kurz: 'FSJ', isAktiv: true });
	});
	test('all violated field rules at once', () => {
		const leer = { ...FSJ, bezeichnung: ' ', minMonate: -1 };
		expect(verstoesse(() => dienstart.erfasse(aggregat.start('d1'), leer))).toEqual([
			{ code: 'P', text: 'Dies ist ein Pflichtfeld', http: 422, feld: 'bezeichnung' },
			{ code: 'MIN', text: 'Bitte geben Sie mindestens 1 ein', http: 422, feld: 'minMonate' },
		]);
	});
});

describe('ändern', () => {
	const satz = falte(aggregat, 'd1', aufgezeichnet(erfasst()));

	test('names old and new value of each changed field', () => {
		expect(dienstart.aendere(satz, { maxMonate: 24, kurz: 'FSJ+' })).toMatchObject([
			{
				type: 'DienstartGeaendert',
				facts: { aenderungen: { maxMonate: { von: 18, nach: 24 } } },
				person: { aenderungen: { kurz: { von: 'FSJ', nach: 'FSJ+' } } },
			},
		]);
	});
	test('has no personal part when no text changes, and no event when nothing does', () => {
		expect(dienstart.aendere(satz, { maxMonate: 24 })[0]).toMatchObject({ person: null, betroffener: null, art: null });
		expect(dienstart.aendere(satz, { maxMonate: 18 })).toEqual([]);
	});
	test('takes effect', () => {
		const folge = [...erfasst(), ...dienstart.aendere(satz, { maxMonate: 24, kurz: 'FSJ+' })];
		expect(falte(aggregat, 'd1', aufgezeichnet(folge)).felder).toEqual({ ...FSJ, maxMonate: 24, kurz: 'FSJ+' });
	});
});

describe('deaktivieren', () => {
	test('only by administrators', () => {
		const satz = falte(aggregat, 'd1', aufgezeichnet(erfasst()));
		expect(verstoesse(() => dienstart.setzeAktiv(satz, false, akteur(['MA_VERWALTUNG'])))).toMatchObject([
			{ http: 403, text: 'Nur Administratoren dürfen Stammdaten deaktivieren.' },
		]);
		expect(dienstart.setzeAktiv(satz, false, akteur(['ADMIN', 'MA_VERWALTUNG']))).toMatchObject([
			{ type: 'DienstartDeaktiviert' },
		]);
	});
	test('reactivating takes it back', () => {
		const satz = falte(aggregat, 'd1', aufgezeichnet(erfasst()));
		satz.isAktiv = false;
		expect(dienstart.setzeAktiv(satz, true, akteur(['MA_VERWALTUNG']))).toMatchObject([{ type: 'DienstartAktiviert' }]);
	});
});

test('erasing the texts of a record leaves its facts', () => {
	const erloschen = PersonenbezugGeloescht({ betroffener: 'd1', arten: ['FREITEXT'] });
	const satz = falte(aggregat, 'd1', aufgezeichnet([...erfasst(), erloschen]));
	expect(satz.felder).toMatchObject({ bezeichnung: '', kurz: '', key: 'FSJ' });
	const ohneTeil = aufgezeichnet([...erfasst(), erloschen]).map((e) => ({ ...e, person: null }) as typeof e);
	expect(falte(aggregat, 'd1', ohneTeil)).toEqual(satz);
});

describe('parameters', () => {
	const parameter = parameterStammdatum;

	test('before the first event they are the standard ones', () => {
		expect(parameterAlsReferenz(parameter.aggregat.start('mandant'))).toEqual(STANDARD_PARAMETER);
	});
	test('beginning and end of the contract stay with the Einsatzstelle', () => {
		const start = parameter.aggregat.start('mandant');
		const [e] = parameter.aendere(start, { einigungFelderEinsatzstelle: ['urlaubstage'] });
		expect(e?.facts).toMatchObject({
			aenderungen: { einigungFelderEinsatzstelle: { nach: ['vertragsbeginn', 'vertragsende', 'urlaubstage'] } },
		});
	});
});
