import { expect } from 'vitest';
import type { Antwort, Fragend } from './portal.fixture.ts';
import { kleinportal } from './test-portal.fixture.ts';

export interface Adresse {
	readonly id: string;
	readonly isDeaktiviert: boolean;
	readonly telefon: string | null;
	readonly lat: number | null;
	readonly einsatzstelleID: string | null;
	readonly einsatzorte: { id: string }[];
	readonly leistungen: Record<string, unknown>;
	readonly akte: {
		version: number;
		iban: string | null;
		anerkanntePlaetze: number | null;
		verband: string | null;
		zyklen: { zyklusID: string; isAktiv: boolean; isOnline: boolean }[];
		personen: { nachname: string; funktionen: { funktion: string }[] }[];
	} | null;
}

/** A portal with its first Einsatzstelle and one of its places, and what tests of addresses do there. */
export async function adressportal() {
	const t = await kleinportal();
	const { data } = await t.admin('GET', '/v1/stammdaten/zyklus');
	const zyklusID = (data as { id: string; isAktiv: boolean }[]).find((z) => z.isAktiv)?.id ?? '';
	const stelle = t.grundlage.stellen[0]?.id ?? '';
	let laufend = 0;
	const naechste = () => ++laufend;
	const eineStelle = (rest: object = {}) => ({
		typ: 'EINSATZSTELLE',
		bezeichnung: `SV Lahntal ${naechste()}`,
		plz: '35578',
		ort: 'Wetzlar',
		email: 'info@lahntal.test',
		...rest,
	});
	const einOrt = (uebergeordneteID: string, rest: object = {}) => ({
		typ: 'EINSATZORT',
		bezeichnung: `Halle ${naechste()}`,
		plz: '35578',
		ort: 'Wetzlar',
		uebergeordneteID,
		dienstartIDs: [t.dienstart('FSJ')],
		...rest,
	});
	async function lege(eingabe: object, wer: Fragend = t.traeger): Promise<Adresse> {
		const antwort = await wer('POST', '/v1/adresse', eingabe);
		expect(antwort.status, antwort.roh.body).toBe(201);
		return antwort.data as unknown as Adresse;
	}
	const hole = async (id: string, wer: Fragend = t.traeger) =>
		(await wer('GET', `/v1/adresse/${id}`)).data as unknown as Adresse;
	const aendere = (id: string, eingabe: object, wer: Fragend = t.traeger) => wer('PUT', `/v1/adresse/${id}`, eingabe);
	return { t, stelle, ort: t.ort(0), zyklusID, naechste, eineStelle, einOrt, lege, hole, aendere };
}

export const verstoesse = ({ status, error }: Antwort) => [
	status,
	...(error?.details ?? []).map((d) => (d.feld ? `${d.feld}: ${d.text}` : d.text)),
];
