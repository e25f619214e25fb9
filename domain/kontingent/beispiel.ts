/** A small world for tests of quotas: two cycles, three Dienstarten, one Einsatzstelle with two Einsatzorte. */
import { falte } from '#domain/aggregat.ts';
import { aufgezeichnet } from '#domain/beispiel.ts';
import { STANDARD_PARAMETER } from '#domain/parameter/standard.ts';
import type { Parameter, Referenz } from '#domain/referenz.ts';
import type { Adresse, Zyklus } from '#domain/referenzsaetze.ts';
import { standardDienstarten } from '#domain/stammdaten/dienstarten.ts';
import { OHNE_RECHTSTEXTE } from '#domain/text/rechtstexte.ts';
import type { Bindungsanfrage } from './bindungsregeln.ts';
import { type KontingentEreignis, KontingentZugeteilt, PlatzFreigegeben, PlatzVergeben } from './ereignisse.ts';
import { kontingentAggregat } from './kontingent.ts';
import type { Belegung, Kontingent } from './zustand.ts';

const zyklus = (id: string, start: string, ende: string, status: Zyklus['status']): Zyklus => ({
	id,
	bezeichnung: `${start.slice(0, 4)}/${ende.slice(0, 4)}`,
	start,
	ende,
	status,
	isAbgeschlossen: false,
	bewerbungVon: null,
	bewerbungBis: null,
	dienstarten: new Map(),
});

/** Previous, current and next cycle of the worked examples. */
export const Y = zyklus('y', '2024-09-01', '2025-08-31', 'BEENDET');
export const Z = zyklus('z', '2025-09-01', '2026-08-31', 'AKTIV');
export const Z1 = zyklus('z1', '2026-09-01', '2027-08-31', 'ANGELEGT');

const ID_VON_KEY: Readonly<Record<string, string>> = { FSJ: 'fsj', BFD_U27: 'bfd', BFD_UE27: 'bfd27', FOEJ: 'foej' };
const DIENSTARTEN = standardDienstarten(Z.start).map((d) => ({ ...d, id: ID_VON_KEY[d.key] ?? d.key, isAktiv: true }));

const adresse = (id: string, typ: Adresse['typ'], bezeichnung: string): Adresse => ({
	id,
	typ,
	bezeichnung,
	einsatzstelleID: 's',
	mindestalter: null,
	hoechstalter: null,
	dienstartIDs: ['fsj', 'bfd', 'bfd27'],
	aktivInZyklen: ['y', 'z', 'z1'],
	isAktiv: true,
	isBuchhaltungTraeger: false,
	regulaereVollzeitstunden: 390,
	attributIDs: [],
	plz: '50667',
	ort: 'Köln',
});

interface Abweichung {
	readonly parameter?: Partial<Parameter>;
	readonly zyklen?: readonly Zyklus[];
}

export function welt({ parameter = {}, zyklen = [Y, Z] }: Abweichung = {}) {
	const orte = ['o1', 'o2'].map((id) => adresse(id, 'EINSATZORT', `Sporthalle ${id}`));
	const referenz: Referenz = {
		parameter: { ...STANDARD_PARAMETER, ...parameter },
		zyklen: nachID(zyklen),
		dienstarten: nachID(DIENSTARTEN),
		adressen: nachID([adresse('s', 'EINSATZSTELLE', 'TSV Musterstadt'), ...orte]),
		benutzer: new Map(),
		specs: [],
		feldabfragen: [],
		rechtstexte: OHNE_RECHTSTEXTE,
		laenderEU: [],
	};
	return { referenz };
}

const nachID = <T extends { id: string }>(eintraege: readonly T[]) => new Map(eintraege.map((e) => [e.id, e]));

/** Folds events as if they had been recorded one after the other. */
export function falteKontingent(
	ereignisse: readonly KontingentEreignis[],
	k: Kontingent = kontingentAggregat.start('s'),
): Kontingent {
	return falte(kontingentAggregat, 's', aufgezeichnet(ereignisse, k.version), k);
}

export const zugeteilt = (anzahl: number, einsatzortID = 'o1', dienstartID = 'fsj', zyklusID = 'z') =>
	KontingentZugeteilt({
		zyklusID,
		einsatzortID,
		dienstartID,
		von: 0,
		nach: anzahl,
		isUebernahmeAusEinsatzstelle: false,
	});

/** A place at o1 as FSJ in cycle z over the whole cycle, unless said otherwise. */
export const platz = (wunschID: string, rest: Partial<Belegung> = {}): Belegung => ({
	wunschID,
	freiwilligerID: `f-${wunschID}`,
	zyklusID: 'z',
	einsatzortID: 'o1',
	dienstartID: 'fsj',
	art: 'RESERVIERT',
	von: '2025-09-01',
	bis: '2026-08-31',
	...rest,
});

export const vergeben = (wunschID: string, rest: Partial<Belegung> = {}) =>
	PlatzVergeben({ ...platz(wunschID, rest), ueberzogen: false });
export const freigegeben = (wunschID: string) => PlatzFreigegeben({ wunschID });

export function anfrage(wunschID: string | null, rest: Partial<Belegung> = {}): Bindungsanfrage {
	const { zyklusID, einsatzortID, dienstartID, von, bis } = platz('', rest);
	return { zyklusID, einsatzortID, dienstartID, von, bis, wunschID };
}
