/** Reference data for tests: two cycles, four Dienstarten, three Einsatzstellen with four Einsatzorte, five users. */
import type { Adresse, Benutzer, Zyklus, ZyklusDienstart } from '#domain/referenzsaetze.ts';
import type { Rolle } from '#domain/rollen.ts';
import { standardDienstarten } from '#domain/stammdaten/dienstarten.ts';

const DIENSTART_ID: Readonly<Record<string, string>> = { FSJ: 'fsj', BFD_U27: 'bfd', BFD_UE27: 'bfd27', FOEJ: 'foej' };
export const DIENSTARTEN = standardDienstarten('2025-09-01').map((d) => ({
	...d,
	id: DIENSTART_ID[d.key] ?? d.key,
	isAktiv: true,
}));
const DIENSTART_IDS = DIENSTARTEN.map((d) => d.id);

const VORGABEN: ZyklusDienstart = {
	isBewerbungsstopp: false,
	gesamtkontingent: null,
	taschengeld: 45_000,
	taschengeldHoechstbetrag: 64_400,
	wochenstunden: 385,
	estBeitrag: 50_000,
	urlaubstage: 26,
};

const zyklus = (id: string, jahr: number, status: Zyklus['status']): Zyklus => ({
	id,
	bezeichnung: `${jahr}/${jahr + 1}`,
	start: `${jahr}-09-01`,
	ende: `${jahr + 1}-08-31`,
	status,
	isAbgeschlossen: false,
	bewerbungVon: null,
	bewerbungBis: null,
	dienstarten: new Map(DIENSTART_IDS.map((id) => [id, VORGABEN])),
});

const adresse = (id: string, einsatzstelleID: string, typ: Adresse['typ'], bezeichnung: string): Adresse => ({
	id,
	typ,
	bezeichnung,
	einsatzstelleID,
	mindestalter: null,
	hoechstalter: null,
	dienstartIDs: typ === 'EINSATZORT' ? DIENSTART_IDS : [],
	aktivInZyklen: ['z', 'z1'],
	isAktiv: true,
	isBuchhaltungTraeger: false,
	regulaereVollzeitstunden: 390,
	attributIDs: [],
	plz: '50667',
	ort: 'Köln',
});

export const ADRESSEN = [
	adresse('s1', 's1', 'EINSATZSTELLE', 'TSV Musterstadt'),
	adresse('o1', 's1', 'EINSATZORT', 'Sporthalle Nord'),
	adresse('o2', 's1', 'EINSATZORT', 'Sporthalle Süd'),
	adresse('s2', 's2', 'EINSATZSTELLE', 'SV Lahntal'),
	adresse('o3', 's2', 'EINSATZORT', 'Stadion Lahntal'),
	adresse('s3', 's3', 'EINSATZSTELLE', 'Ruderclub Wetzlar'),
	adresse('o4', 's3', 'EINSATZORT', 'Bootshaus'),
];
export const EINSATZORTE = ['o1', 'o2', 'o3', 'o4'] as const;

const benutzer = (id: string, name: string, rolle: Rolle, einsatzstelleIDs: string[] = []): Benutzer => ({
	id,
	name,
	rollen: rolle === 'ADMIN' ? ['ADMIN', 'MA_VERWALTUNG'] : [rolle],
	isAktiv: true,
	einsatzstelleIDs,
	einsatzortIDs: [],
	isBetreuerAutomatischZuweisen: false,
});

export const BENUTZER = [
	benutzer('admin', 'Anna Admin', 'ADMIN'),
	benutzer('traeger', 'Sabine Koch', 'MA_VERWALTUNG'),
	benutzer('verein1', 'Elke Brandt', 'MA_VEREIN', ['s1']),
	benutzer('verein2', 'Markus Thielen', 'MA_VEREIN', ['s2']),
	benutzer('verein3', 'Katrin Döring', 'MA_VEREIN', ['s3']),
];

export const ZYKLEN = [zyklus('z', 2025, 'AKTIV'), zyklus('z1', 2026, 'ANGELEGT')];
