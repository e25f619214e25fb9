import { expect, test } from 'vitest';
import { kontingentAggregat } from '#domain/kontingent/kontingent.ts';
import { type Adresse, adresseAggregat } from './adresse.ts';
import { type Adressstand, adressunterschiede, adressvergleich } from './unterschiede.ts';

const NAMEN: Readonly<Record<string, string>> = { z: '2026/2027', fsj: 'FSJ', halle: 'Halle Nord', bad: 'Freibad' };
const name = (id: string) => NAMEN[id] ?? id;

function stand(istStelle: boolean, aendere: (a: Adresse, k: ReturnType<typeof kontingentAggregat.start>) => void) {
	const adresse = adresseAggregat.start(istStelle ? 'stelle' : 'halle');
	const kontingent = kontingentAggregat.start('stelle');
	adresse.existiert = true;
	aendere(adresse, kontingent);
	return { adresse, istStelle, kontingent } satisfies Adressstand;
}
const zeilen = (alt: Adressstand, neu: Adressstand) =>
	adressunterschiede(alt, neu, name).map(({ gruppe, bezeichnung, von, nach }) => [gruppe, bezeichnung, von, nach]);
const leer = () => {};

test('the same state has no differences', () => {
	expect(zeilen(stand(true, leer), stand(true, leer))).toEqual([]);
});

test('tells fields, services, cycles and places, each as a person reads it', () => {
	const neu = stand(true, (a, k) => {
		a.felder = {
			...a.felder,
			telefon: '+49 6441 5550',
			regulaereVollzeitstunden: 385,
			leistungen: { ...a.felder.leistungen, TASCHENGELD: 42_500, UNTERKUNFT: true },
		};
		a.isAktiv = false;
		a.zyklen.set('z', { isAktiv: true, isOnline: true });
		k.anerkanntePlaetze = 12;
		k.genehmigt.set('z/fsj', 7);
		k.angefragt.set('z/fsj', 9);
	});
	const alt = stand(true, (a) => {
		a.isAktiv = true;
		a.felder = { ...a.felder, leistungen: { ...a.felder.leistungen, TASCHENGELD: 40_000, UNTERKUNFT: false } };
	});
	expect(zeilen(alt, neu)).toEqual([
		['Angaben', 'Status', 'aktiv', 'deaktiviert'],
		['Angaben', 'Telefon', null, '+49 6441 5550'],
		['Angaben', 'Reguläre Vollzeitstunden', '39', '38,5'],
		['Leistungen', 'Taschengeld', '400,00 €', '425,00 €'],
		['Leistungen', 'Unterkunft', 'nein', 'ja'],
		['Zyklen', '2026/2027', null, 'dabei, auf der Karte'],
		['Kontingent', 'Anerkannt', null, '12'],
		['Kontingent', 'Angefragt 2026/2027, FSJ', null, '9'],
		['Kontingent', 'Genehmigt 2026/2027, FSJ', null, '7'],
	]);
});

test('an Einsatzort shows only the places that name it; what went is told as well', () => {
	const zuteilung = { zyklusID: 'z', dienstartID: 'fsj', isUebernahmeAusEinsatzstelle: false };
	const mit = (plaetze: number) => (_: Adresse, k: ReturnType<typeof kontingentAggregat.start>) => {
		k.genehmigt.set('z/fsj', plaetze);
		k.zugeteilt.set('halle', { ...zuteilung, einsatzortID: 'halle', zugeteilt: plaetze });
		k.zugeteilt.set('bad', { ...zuteilung, einsatzortID: 'bad', zugeteilt: plaetze });
	};
	expect(zeilen(stand(false, mit(2)), stand(false, mit(3)))).toEqual([
		['Kontingent', 'Zugeteilt 2026/2027, FSJ, Halle Nord', '2', '3'],
	]);
	expect(zeilen(stand(false, mit(2)), stand(false, leer))).toEqual([
		['Kontingent', 'Zugeteilt 2026/2027, FSJ, Halle Nord', '2', null],
	]);
});

test('before it was there, everything is new; once deleted, everything is gone', () => {
	const da = stand(true, (a) => {
		a.felder = { ...a.felder, bezeichnung: 'SV Lahntal' };
	});
	const nochNicht = stand(true, (a) => {
		a.existiert = false;
	});
	expect(zeilen(nochNicht, da)).toContainEqual(['Angaben', 'Bezeichnung', null, 'SV Lahntal']);
	expect(zeilen(da, nochNicht)).toContainEqual(['Angaben', 'Bezeichnung', 'SV Lahntal', null]);
});

test('counts who holds a place, reserved ones included, at the Einsatzort only its own', () => {
	const belegung = { freiwilligerID: 'f', zyklusID: 'z', dienstartID: 'fsj', von: '2026-09-01', bis: '2027-08-31' };
	const mit = (_: Adresse, k: ReturnType<typeof kontingentAggregat.start>) => {
		k.belegungen.set('w1', { ...belegung, wunschID: 'w1', einsatzortID: 'halle', art: 'BELEGT' });
		k.belegungen.set('w2', { ...belegung, wunschID: 'w2', einsatzortID: 'halle', art: 'RESERVIERT' });
		k.belegungen.set('w3', { ...belegung, wunschID: 'w3', einsatzortID: 'bad', art: 'BELEGT' });
	};
	expect(zeilen(stand(true, leer), stand(true, mit))).toEqual([['Kontingent', 'Vergeben 2026/2027, FSJ', null, '3']]);
	expect(zeilen(stand(false, leer), stand(false, mit))).toEqual([['Kontingent', 'Vergeben 2026/2027, FSJ', null, '2']]);
});

test('a whole comparison tells what is the same as well, and nothing of what never had a value', () => {
	const eine = stand(true, (a) => {
		a.isAktiv = true;
		a.felder = { ...a.felder, ort: 'Gießen', telefon: null };
	});
	const alle = adressvergleich(eine, eine, name);
	expect(alle).toContainEqual({ gruppe: 'Angaben', bezeichnung: 'Ort', von: 'Gießen', nach: 'Gießen' });
	expect(alle.map(({ bezeichnung }) => bezeichnung)).not.toContain('Telefon');
});
