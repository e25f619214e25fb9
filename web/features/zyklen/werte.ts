import type { Contract } from '#api/contract/contract.ts';
import type { Dienstart, Zyklusdienstart, Zykluszeile } from './queries.ts';

type Aenderung = NonNullable<Contract['PUT /v1/stammdaten/zyklus/{id}']['body']>;

/** One line of the matrix, in the units of the wire. */
export interface Vorgabenzeile {
	dienstartID: string;
	gesamtkontingent: number | null;
	taschengeld: number | null;
	taschengeldHoechstbetrag: number | null;
	wochenstunden: number | null;
	estBeitrag: number | null;
	urlaubstage: number | null;
	isBewerbungsstopp: boolean;
}

export interface Zykluswerte extends Record<string, unknown> {
	bezeichnung: string;
	start: string | null;
	ende: string | null;
	bewerbungVon: string | null;
	bewerbungBis: string | null;
	kontingentabfrageFrist: string | null;
	dienstarten: Vorgabenzeile[];
}

/** The Dienstarten of a cycle: those in use, and those that have something set in it. */
export const dienstartenVon = (zyklus: Zykluszeile, alle: readonly Dienstart[]): readonly Dienstart[] =>
	alle.filter(({ id, isAktiv }) => isAktiv || zyklus.dienstarten.some((d) => d.dienstartID === id));

/** Lines in the order of the Dienstarten, so that the server's refusals name the right ones. */
export function werteVon(zyklus: Omit<Zykluszeile, 'freiwillige'>, dienstarten: readonly Dienstart[]): Zykluswerte {
	const { bezeichnung, start, ende, bewerbungVon, bewerbungBis, kontingentabfrageFrist = null } = zyklus;
	const je = new Map(zyklus.dienstarten.map((d) => [d.dienstartID, d]));
	return {
		bezeichnung,
		start,
		ende,
		bewerbungVon,
		bewerbungBis,
		kontingentabfrageFrist,
		dienstarten: dienstarten.map(({ id }) => zeileVon(id, je.get(id))),
	};
}

const zeileVon = (dienstartID: string, d: Zyklusdienstart | undefined): Vorgabenzeile => ({
	dienstartID,
	gesamtkontingent: d?.gesamtkontingent ?? null,
	taschengeld: d?.taschengeld ?? null,
	taschengeldHoechstbetrag: d?.taschengeldHoechstbetrag ?? null,
	wochenstunden: d?.wochenstunden ?? null,
	estBeitrag: d?.estBeitrag ?? null,
	urlaubstage: d?.urlaubstage ?? null,
	isBewerbungsstopp: d?.isBewerbungsstopp ?? false,
});

/** A day that was left empty is refused by the server, at its field. */
export const alsAenderung = ({ start, ende, ...werte }: Zykluswerte, version: number | undefined): Aenderung => ({
	...werte,
	start: start ?? '',
	ende: ende ?? '',
	version,
});
