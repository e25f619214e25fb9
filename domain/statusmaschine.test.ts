import { globSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { bis, vertragAn, weltMitPlaetzen, wunschAn } from '#domain/akte/tests/wege.fixture.ts';
import type { Welt } from '#domain/akte/tests/welt.fixture.ts';
import { type Aggregat, falte } from './aggregat.ts';
import { AGGREGATE } from './aggregate.ts';
import { akteAggregat } from './akte/akte.ts';
import {
	type AkteEreignis,
	BfdVereinbarungGenehmigt,
	DokumentAbgelaufen,
	EinladungAngenommen,
	FreiwilligerStatusGeaendert,
	SeminarnachweisZurueckgestellt,
	SignaturGeoeffnet,
	VertragAnnulliert,
	VertragGeeinigt,
	WunschKontaktiert,
	WunschManuellGesetzt,
	ZeugnisWeitergegeben,
} from './akte/ereignisse.ts';
import { aufgezeichnet } from './beispiel.ts';
import { dokumentSpecAggregat } from './dokumentspec/dokumentspec.ts';
import { DokumentSpecAbgeloest } from './dokumentspec/ereignisse.ts';
import type { Ereignis } from './ereignis.ts';
import { LaufGebucht } from './geld/lauf/ereignisse.ts';
import { laufAggregat } from './geld/lauf/lauf.ts';
import {
	KontingentAngefragt,
	KontingentabfrageEntschieden,
	KontingentabfrageGesendet,
} from './kontingent/ereignisse.ts';
import { kontingentAggregat } from './kontingent/kontingent.ts';
import { schritt as meetingSchritt } from './meeting/meeting.ts';
import { SeminarDurchgefuehrt, SeminarplatzAngeboten } from './seminar/ereignisse.ts';
import { seminarAggregat } from './seminar/seminar.ts';
import { GruppenplatzVergeben } from './seminargruppe/ereignisse.ts';
import { seminargruppeAggregat } from './seminargruppe/seminargruppe.ts';
import { einziger, schreibeFort } from './statusmaschine.ts';
import { zugeordnet } from './upload/upload.ts';
import { entscheideBeitritt } from './user/beitritt.ts';
import { schritt } from './user/einladung.ts';
import { UserFreigeschaltet, UserGesperrt } from './user/ereignisse.ts';
import { frei } from './user/test-user.ts';
import { userAggregat } from './user/user.ts';
import { ZyklusBeendet } from './zyklus/ereignisse.ts';
import { zyklusAggregat } from './zyklus/zyklus.ts';

/** Writes after these events as the append does. */
function schreibe<Z, E extends Ereignis>(aggregat: Aggregat<Z, E>, davor: readonly E[], ...neu: readonly E[]): Z {
	const zustand = falte(aggregat, 'id', aufgezeichnet(davor));
	for (const e of aufgezeichnet(neu, davor.length)) schreibeFort(aggregat, zustand, e);
	return zustand;
}

/** That every decision passes it the walks at random show: each of their events goes through it. */
let welt: Welt;
beforeEach(() => {
	welt = weltMitPlaetzen();
	bis(welt, 'f', 2500);
});
const wunschID = () => wunschAn(welt, 'f').id;
const inDieAkte = (ereignis: AkteEreignis) => {
	for (const e of aufgezeichnet([ereignis], welt.akte('f').version)) schreibeFort(akteAggregat, welt.akte('f'), e);
};
const neu = (nach: 0 | 2000) => {
	const { zyklusID, einsatzortID, einsatzstelleID } = wunschAn(welt, 'f');
	const ort = { zyklusID, einsatzortID, einsatzstelleID, dienstartID: null, betreuerUserID: null };
	return EinladungAngenommen({ ...ort, wunschID: 'neu', nach, einladungID: 'e' });
};

describe('what the maps know is written', () => {
	test.each([
		['a wish begun by an invitation', () => neu(2000)],
		[
			'an override the table allows',
			() => WunschManuellGesetzt({ wunschID: wunschID(), von: 3000, nach: 0, beendetVon: null }),
		],
		['a derived number', () => FreiwilligerStatusGeaendert({ von: 2500, nach: 2800, manuell: false })],
		['a number set by hand', () => FreiwilligerStatusGeaendert({ von: 2500, nach: 4000, manuell: true })],
	])('%s', (_, ereignis) => {
		expect(() => inDieAkte(ereignis())).not.toThrow();
	});
});

describe('past them nothing is', () => {
	test.each([
		['a wish begun elsewhere than its row says', () => neu(0)],
		[
			'a step from a status it does not start from',
			() => WunschKontaktiert({ wunschID: wunschID(), von: 3000, nach: 2000 }),
		],
		[
			'a step from another status than it stands in',
			() => WunschKontaktiert({ wunschID: wunschID(), von: 0, nach: 2000 }),
		],
		[
			'an annulment before the agreement',
			() => VertragAnnulliert({ wunschID: wunschID(), vertragID: vertragAn(welt, 'f').id, von: 3000, nach: 3000 }),
		],
		[
			'a contract that jumps',
			() =>
				VertragGeeinigt({
					...{ vertragID: vertragAn(welt, 'f').id, wunschID: wunschID(), von: 0, nach: 3000 },
					...{ hash: null, seminarsaetze: null },
				}),
		],
		['a step of a session there is none of', () => SignaturGeoeffnet({ sitzungID: 'keine' })],
		['a derived number that skips', () => FreiwilligerStatusGeaendert({ von: 2500, nach: 4000, manuell: false })],
		['a number from another than it is', () => FreiwilligerStatusGeaendert({ von: 2100, nach: 2800, manuell: false })],
	])('%s', (_, ereignis) => {
		expect(() => inDieAkte(ereignis())).toThrow(/kein Übergang/);
	});

	test('nor by an event that is no step of the map', () => {
		const faelscher: typeof userAggregat = {
			...userAggregat,
			evolve(user, e) {
				userAggregat.evolve(user, e);
				if (e.type === 'UserGesperrt') user.status = 0;
			},
		};
		expect(() => schreibe(faelscher, frei(), UserGesperrt({}))).toThrow('UserGesperrt: kein Übergang von 1000 nach 0');
		expect(() => schreibe(userAggregat, frei(), UserGesperrt({}))).not.toThrow();
	});

	test('but history is folded as it happened', () => {
		const doppelt = [...frei(), UserFreigeschaltet({ von: 0, nach: 1000 })];
		expect(falte(userAggregat, 'u', aufgezeichnet(doppelt)).status).toBe(1000);
		expect(einziger(1000)).toEqual([['', 1000]]);
	});
});

const z = 'z';
const gesendet = KontingentabfrageGesendet({ zyklusID: z, frist: '2025-01-31' });

/** Per map a change it doesn't have. */
const FALSCH: Readonly<Record<string, () => unknown>> = {
	Freiwilliger: () => inDieAkte(FreiwilligerStatusGeaendert({ von: 2500, nach: 9900, manuell: false })),
	FreiwilligerAdresswunsch: () => inDieAkte(WunschKontaktiert({ wunschID: wunschID(), von: 3000, nach: 2000 })),
	FreiwilligerVertrag: () =>
		inDieAkte(
			VertragGeeinigt({
				...{ vertragID: vertragAn(welt, 'f').id, wunschID: wunschID(), von: 0, nach: 9000 },
				...{ hash: null, seminarsaetze: null },
			}),
		),
	BfdVereinbarung: () =>
		inDieAkte(
			BfdVereinbarungGenehmigt({
				vertragID: vertragAn(welt, 'f').id,
				...{ von: 'EINGEREICHT', nach: 'GENEHMIGT', am: '2025-07-01' },
			}),
		),
	Zeugnis: () =>
		inDieAkte(ZeugnisWeitergegeben({ vertragID: vertragAn(welt, 'f').id, von: 'STELLE', nach: 'TRAEGER' })),
	FreiwilligerDokument: () => inDieAkte(DokumentAbgelaufen({ dokumentID: 'keins', von: 0, nach: 4000 })),
	Signatursitzung: () => inDieAkte(SignaturGeoeffnet({ sitzungID: 'keine' })),
	User: () => schreibe(userAggregat, frei(), UserFreigeschaltet({ von: 1000, nach: 1000 })),
	DokumentSpec: () =>
		schreibe(dokumentSpecAggregat, [], DokumentSpecAbgeloest({ von: 10, nach: 30, nachfolgerID: 'n' })),
	Zyklus: () => schreibe(zyklusAggregat, [], ZyklusBeendet({ von: 'ANGELEGT', nach: 'BEENDET' })),
	Seminarnachweis: () => inDieAkte(SeminarnachweisZurueckgestellt({ nachweisID: 'keiner', von: 10, nach: 0 })),
	Seminarplatz: () =>
		schreibe(
			seminarAggregat,
			[],
			SeminarplatzAngeboten({ freiwilligerID: 'f', von: 'WARTELISTE', nach: 'ANGEBOTEN', frist: '' }),
		),
	Gruppenplatz: () =>
		schreibe(
			seminargruppeAggregat,
			[],
			GruppenplatzVergeben({ freiwilligerID: 'f', von: 'WARTELISTE', nach: 'ANGEMELDET' }),
		),
	Lauf: () => schreibe(laufAggregat, [], LaufGebucht({ von: 'UEBERGEBEN', nach: 'GEBUCHT' })),
	Seminar: () => schreibe(seminarAggregat, [], SeminarDurchgefuehrt({ von: 1000, nach: 5000 })),
	Kontingentabfrage: () =>
		schreibe(
			kontingentAggregat,
			[gesendet, KontingentabfrageEntschieden({ zyklusID: z })],
			KontingentAngefragt({ zyklusID: z, zeilen: [] }),
		),
	Einladung: () => schritt({ status: 'ANGENOMMEN', gueltigBis: '2025-02-01' }, 'Zurueckgezogen', '2025-01-01'),
	Beitrittsanfrage: () => entscheideBeitritt('ABGELEHNT', true),
	Upload: () => zugeordnet('Referenced'),
	Meeting: () => meetingSchritt(9000, 'Gestartet'),
};

/** Their rows lie in tables; the decisions name the status to write. */
const OHNE_STROM = ['Beitrittsanfrage', 'Einladung', 'Meeting', 'Upload'];

const istMaschine = (wert: unknown): wert is AnyStateMachine =>
	typeof wert === 'object' && wert !== null && 'resolveState' in wert;

describe('every map', () => {
	test('is asked by the append, or by the decisions on its rows', async () => {
		const dateien = globSync('**/*.machine.ts', { cwd: import.meta.dirname });
		const module = await Promise.all(
			dateien.map((d): Promise<Record<string, unknown>> => import(join(import.meta.dirname, d))),
		);
		const alle = module.flatMap((m) => Object.values(m)).filter(istMaschine);
		const gefragt = AGGREGATE.flatMap(({ maschinen }) => maschinen.map(({ maschine }) => maschine.id));
		expect(alle.map(({ id }) => id).sort()).toEqual([...gefragt, ...OHNE_STROM].sort());
		expect(Object.keys(FALSCH).sort()).toEqual(alle.map(({ id }) => id).sort());
	});

	test.each(Object.keys(FALSCH))('%s refuses what it does not have', (id) => {
		expect(FALSCH[id]).toThrow(/kein Übergang|ist im Status|Im Status/);
	});
});
