import { LEERE_ADRESSE } from '#domain/adresse/adressfelder.ts';
import type { Dienstart } from '#domain/referenzsaetze.ts';
import type { Angebotsquelle, Angebotsrahmen } from './angebot.ts';

/** A place and what is the same for all of its kind. */
export const FSJ: Dienstart = {
	...{ id: '11111111-1111-4111-8111-111111111111', key: 'FSJ', bezeichnung: 'Freiwilliges Soziales Jahr', kurz: 'FSJ' },
	...{
		art: 'FSJ',
		isUe27: false,
		minAlter: null,
		maxAlter: 26,
		minMonate: 6,
		maxMonate: 18,
		isAktiv: true,
		sortierung: 1,
	},
	...{ seminartageBasis: 25, seminartageAbzug: 2, seminartageZuschlag: 1, seminartageUe27ProMonat: 1 },
};

export const QUELLE: Angebotsquelle = {
	...{ einsatzortID: '22222222-2222-4222-8222-222222222222', bezeichnung: 'Ballschule', einsatzstelle: 'TV Gießen' },
	...{ strasse: 'Am Stadion', hausnummer: '1', plz: '35390', ort: 'Gießen', lat: 50_584_000, lon: 8_678_400 },
	...{ beschreibung: 'Wir spielen Ball.', taetigkeiten: 'Trainings begleiten', taetigkeitsfelder: ['Sport'] },
	...{ sportarten: ['Handball'], mindestalter: null, hoechstalter: null, bildUploadIDs: ['bild'], frei: 2 },
	leistungen: { ...LEERE_ADRESSE.leistungen, TASCHENGELD: 45_000, ARBEITSSTUNDEN: 385, UNTERKUNFT: true },
};

export const RAHMEN: Angebotsrahmen = {
	traeger: 'Sportverband Lahn-Main',
	zyklus: {
		...{ id: '33333333-3333-4333-8333-333333333333', status: 'AKTIV' },
		...{ start: '2026-09-01', ende: '2027-08-31', bewerbungBis: null },
	},
	dienstart: FSJ,
	vorgaben: { isBewerbungsstopp: false, wochenstunden: 390 },
	isBewerbungsphase: true,
	zaehltPlaetze: true,
	nenntAnzahl: false,
};
