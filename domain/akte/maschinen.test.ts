import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { NEU, uebergang, wortuebergang } from '#domain/maschine.ts';
import { DOKUMENT } from '#domain/status/dokument.ts';
import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';
import { SEMINARNACHWEIS } from '#domain/status/seminarnachweis.ts';
import { VERTRAG } from '#domain/status/vertrag.ts';
import { WUNSCH } from '#domain/status/wunsch.ts';
import { type BfdUebergang, bfdVereinbarungMaschine } from './maschinen/bfd-vereinbarung.machine.ts';
import { dokumentMaschine } from './maschinen/dokument.machine.ts';
import { freiwilligerMaschine } from './maschinen/freiwilliger.machine.ts';
import { seminarnachweisMaschine } from './maschinen/seminarnachweis.machine.ts';
import { signaturMaschine } from './maschinen/signatur.machine.ts';
import { vertragMaschine } from './maschinen/vertrag.machine.ts';
import { wunschMaschine } from './maschinen/wunsch.machine.ts';
import { type Zeugnisuebergang, zeugnisMaschine } from './maschinen/zeugnis.machine.ts';
import { signaturSchritt } from './signatur/schritt.ts';
import {
	DOKUMENT_ZEILEN,
	FREIWILLIGER_ZEILEN,
	SEMINARNACHWEIS_ZEILEN,
	VERTRAG_ZEILEN,
	WUNSCH_ZEILEN,
	type Zeile,
} from './tests/uebergaenge.fixture.ts';

const MASCHINEN: readonly [string, AnyStateMachine, readonly Zeile[], object][] = [
	['Freiwilliger', freiwilligerMaschine, FREIWILLIGER_ZEILEN, FREIWILLIGER.eintraege],
	['FreiwilligerAdresswunsch', wunschMaschine, WUNSCH_ZEILEN, WUNSCH.eintraege],
	['FreiwilligerDokument', dokumentMaschine, DOKUMENT_ZEILEN, DOKUMENT.eintraege],
	['Seminarnachweis', seminarnachweisMaschine, SEMINARNACHWEIS_ZEILEN, SEMINARNACHWEIS.eintraege],
	['FreiwilligerVertrag', vertragMaschine, VERTRAG_ZEILEN, VERTRAG.eintraege],
];

const erwartet = (zeilen: readonly Zeile[], von: string, ereignis: string): number | null => {
	const zustand = von === NEU ? null : Number(von);
	const treffer = zeilen.filter(([, name, aus]) => name === ereignis && aus.includes(zustand));
	return treffer[0]?.[3] ?? null;
};

describe.each(MASCHINEN)('%s', (_name, maschine, zeilen, katalog) => {
	const zustaende = Object.keys(maschine.states);
	const ereignisse = [...new Set([...maschine.events, ...zeilen.map(([, ereignis]) => ereignis)])];

	it('kennt genau die Status des Katalogs', () => {
		expect(zustaende.filter((z) => z !== NEU).sort()).toEqual(Object.keys(katalog).sort());
	});

	it('hat keine Bedingungen, Aktionen und Daten', () => {
		const knoten = Object.values(maschine.states);
		const uebergaenge = knoten.flatMap((k) => [...k.transitions.values()].flat());
		expect(uebergaenge.filter((u) => u.guard || u.actions.length)).toEqual([]);
		expect(knoten.filter((k) => k.entry.length || k.exit.length || k.invoke.length)).toEqual([]);
	});

	it.each(zustaende)('führt aus %s mit jedem Ereignis dorthin, wohin die Tabelle sagt', (von) => {
		const paare = (frage: (ereignis: string) => number | null) =>
			Object.fromEntries(ereignisse.map((ereignis) => [ereignis, frage(ereignis)]));
		const status = von === NEU ? NEU : Number(von);
		expect(paare((ereignis) => uebergang(maschine, status as never, ereignis as never))).toEqual(
			paare((ereignis) => erwartet(zeilen, von, ereignis)),
		);
	});
});

/** Table: Signature session. From every state by every event; what isn't named leads nowhere. */
const SIGNATUR: Readonly<Record<string, Readonly<Record<string, string>>>> = {
	neu: { SignaturAngefordert: 'CREATED' },
	CREATED: { SignaturGeoeffnet: 'STARTED', UnterschriftGeleistet: 'SIGNED', SignaturAbgebrochen: 'CANCELED' },
	STARTED: { UnterschriftGeleistet: 'SIGNED', SignaturAbgebrochen: 'CANCELED' },
	SIGNED: {},
	CANCELED: { 'SignaturWiederhergestellt.CREATED': 'CREATED', 'SignaturWiederhergestellt.STARTED': 'STARTED' },
};

describe('Signatursitzung', () => {
	const ereignisse = [
		'SignaturAngefordert',
		'SignaturGeoeffnet',
		'UnterschriftGeleistet',
		'SignaturAbgebrochen',
		'SignaturWiederhergestellt.CREATED',
		'SignaturWiederhergestellt.STARTED',
	];

	it('kennt genau die Status und Ereignisse der Tabelle', () => {
		expect(Object.keys(signaturMaschine.states).sort()).toEqual(Object.keys(SIGNATUR).sort());
		expect([...signaturMaschine.events].sort()).toEqual(ereignisse.sort());
	});

	it.each(Object.keys(SIGNATUR))('führt aus %s mit jedem Ereignis dorthin, wohin die Tabelle sagt', (von) => {
		for (const ereignis of ereignisse)
			expect([ereignis, wortuebergang(signaturMaschine, von as 'CREATED', ereignis as 'SignaturGeoeffnet')]).toEqual([
				ereignis,
				SIGNATUR[von]?.[ereignis] ?? null,
			]);
	});

	it('lässt keinen Schritt zu, den sie nicht kennt', () => {
		const fertig = { id: 's', status: 'SIGNED' } as const;
		expect(() => signaturSchritt(fertig, 'SignaturAbgebrochen')).toThrow(
			'kein Übergang SignaturAbgebrochen aus SIGNED',
		);
	});
});

/** Table: BFD agreement at the federal office; what was refused goes in once more. */
const BFD: Readonly<Record<string, Readonly<Record<string, string>>>> = {
	neu: { BfdVereinbarungEingereicht: 'EINGEREICHT' },
	EINGEREICHT: {
		BfdRueckfrageErhalten: 'RUECKFRAGE',
		BfdVereinbarungGenehmigt: 'GENEHMIGT',
		BfdVereinbarungAbgelehnt: 'ABGELEHNT',
	},
	RUECKFRAGE: {
		BfdRueckfrageBeantwortet: 'EINGEREICHT',
		BfdVereinbarungGenehmigt: 'GENEHMIGT',
		BfdVereinbarungAbgelehnt: 'ABGELEHNT',
	},
	GENEHMIGT: {},
	ABGELEHNT: { BfdVereinbarungEingereicht: 'EINGEREICHT' },
};

describe('BfdVereinbarung', () => {
	it.each(Object.keys(BFD))('führt aus %s mit jedem Ereignis dorthin, wohin die Tabelle sagt', (von) => {
		expect(Object.keys(bfdVereinbarungMaschine.states).sort()).toEqual(Object.keys(BFD).sort());
		for (const ereignis of bfdVereinbarungMaschine.events)
			expect([
				ereignis,
				wortuebergang(bfdVereinbarungMaschine, von as 'EINGEREICHT', ereignis as BfdUebergang),
			]).toEqual([ereignis, BFD[von]?.[ereignis] ?? null]);
	});
});

/** Table: Documents, Certificate: written by the site, released by the Traeger, corrected, wanted again to be extended. */
const ZEUGNIS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
	neu: { ZeugnisVerlangt: 'STELLE' },
	STELLE: { ZeugnisVerlangt: 'STELLE', ZeugnisWeitergegeben: 'TRAEGER' },
	TRAEGER: { ZeugnisVerlangt: 'STELLE', ZeugnisZurueckgegeben: 'STELLE', ZeugnisFreigegeben: 'FREIGEGEBEN' },
	FREIGEGEBEN: {
		ZeugnisVerlangt: 'STELLE',
		ZeugnisZurueckgegeben: 'STELLE',
		ZeugnisFreigegeben: 'FREIGEGEBEN',
		ZeugnisBerichtigungVerlangt: 'BERICHTIGUNG',
	},
	BERICHTIGUNG: {
		ZeugnisVerlangt: 'STELLE',
		ZeugnisZurueckgegeben: 'STELLE',
		ZeugnisFreigegeben: 'FREIGEGEBEN',
		ZeugnisBerichtigungAbgelehnt: 'FREIGEGEBEN',
	},
};

describe('Zeugnis', () => {
	it.each(Object.keys(ZEUGNIS))('führt aus %s mit jedem Ereignis dorthin, wohin die Tabelle sagt', (von) => {
		expect(Object.keys(zeugnisMaschine.states).sort()).toEqual(Object.keys(ZEUGNIS).sort());
		for (const ereignis of zeugnisMaschine.events)
			expect([ereignis, wortuebergang(zeugnisMaschine, von as 'STELLE', ereignis as Zeugnisuebergang)]).toEqual([
				ereignis,
				ZEUGNIS[von]?.[ereignis] ?? null,
			]);
	});
});

it('die Tabellen widersprechen sich nicht', () => {
	for (const [, , zeilen] of MASCHINEN) {
		const ziele = new Map<string, Set<number>>();
		for (const [, ereignis, von, nach] of zeilen) {
			for (const z of von) {
				const schluessel = `${z} ${ereignis}`;
				ziele.set(schluessel, (ziele.get(schluessel) ?? new Set()).add(nach));
			}
		}
		expect([...ziele].filter(([, nach]) => nach.size > 1)).toEqual([]);
	}
});
