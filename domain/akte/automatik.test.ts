import { beforeEach, expect, it } from 'vitest';
import { dokumentBereitstellen } from '#domain/akte/entscheidungen/dokument/dokument-bereitstellen.ts';
import { dokumentInvalidieren } from '#domain/akte/entscheidungen/dokument/dokument-invalidieren.ts';
import { annullieren } from '#domain/akte/entscheidungen/vertrag/annullieren.ts';
import { automatischBereitzustellen } from './automatik.ts';
import { testSpec } from './tests/dokumente.fixture.ts';
import { SYSTEM, TRAEGER } from './tests/personen.fixture.ts';
import { bis, geeinigt, weltMitPlaetzen } from './tests/wege.fixture.ts';
import type { Welt } from './tests/welt.fixture.ts';

const VEREINBARUNG = testSpec({
	id: 'vb',
	bezeichnung: 'Vereinbarung',
	nutzungsart: 'GESTELLT',
	isVertragsrelevant: true,
	isAutomatischBereitstellen: true,
	vorlage: 'TEXT',
});

let welt: Welt;
beforeEach(() => {
	welt = weltMitPlaetzen();
	welt.aendere({ specs: [VEREINBARUNG] });
	bis(welt, 'f', 2800);
});

const gefragt = () => welt.akte('f').anforderungen.map((a) => a.id);
const bereit = () => automatischBereitzustellen(welt.lage('f', SYSTEM));

function stelleBereit(): void {
	const datei = { uploadID: 'u', sha256: 'ab', name: 'vereinbarung.pdf' };
	const was = { specID: null, anforderungID: gefragt()[0] ?? '', datei, einsatzortID: null, automatisch: true };
	welt.tue('f', SYSTEM, dokumentBereitstellen, { ...was, dokumentID: 'd1' });
}

it('answers what nobody has answered, once', () => {
	expect(bereit()).toEqual(gefragt());
	stelleBereit();
	expect(bereit()).toEqual([]);
});

it('leaves to a person what a person took back', () => {
	stelleBereit();
	welt.tue('f', TRAEGER, dokumentInvalidieren, { anforderungID: gefragt()[0] ?? '', grund: 'Falscher Name' });
	expect(bereit()).toEqual([]);
});

it('makes a contract anew once there is another agreement, not before', () => {
	stelleBereit();
	welt.tue('f', TRAEGER, annullieren, { grund: 'Anderer Beginn' });
	expect(welt.akte('f').dokumente).toMatchObject([{ status: 8000 }]);
	expect(bereit()).toEqual([]);
	geeinigt(welt, 'f');
	expect(bereit()).toEqual(gefragt());
});
