/** Commands on funding programmes. Table: money.md, funding programme. */
import type { Handlung } from '#commands/befehl.ts';
import { readStreamsBis } from '#commands/event-store/read.ts';
import { execute } from '#commands/execute.ts';
import type { Sitzung } from '#commands/sitzung.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { falte } from '#domain/aggregat.ts';
import type { Aufgezeichnet } from '#domain/ereignis.ts';
import {
	type Foerderprogramm,
	type FoerderprogrammFelder,
	foerderprogrammStammdatum,
} from '#domain/geld/foerderung/programm.ts';
import { Abgelehnt, NICHT_GEFUNDEN, type Regelverstoss, unveraendert } from '#domain/regelverstoss.ts';
import type { StammdatenEreignis } from '#domain/stammdaten/ereignisse.ts';
import { GEHOERT_ZUM_PORTAL, NOCH_VERWENDET } from '#domain/stammdaten/pflegen.ts';
import { pruefeFelder } from '#domain/stammdaten/pruefe-felder.ts';
import { hatAbrufe } from '#projections/queries/geld/foerderprogramme.ts';
import { nichtWaehlbar } from '#projections/queries/traeger/stammlisten.ts';

const { aggregat } = foerderprogrammStammdatum;

const UNBEKANNTE_DIENSTART: Regelverstoss = {
	code: 'DIENSTART',
	http: 422,
	feld: 'dienstartIDs',
	text: 'Diese Dienstart gibt es nicht oder nicht mehr.',
};

export function legeFoerderprogrammAn(
	umgebung: Umgebung,
	befehl: Handlung,
	felder: FoerderprogrammFelder,
): Promise<{ id: string }> {
	return execute(umgebung, befehl, async (sitzung) => {
		const id = sitzung.ctx.neueID();
		const satz = await sitzung.lies(aggregat, id);
		await verlangeDienstarten(sitzung, felder.dienstartIDs);
		sitzung.schreibe(aggregat, id, foerderprogrammStammdatum.erfasse(satz, felder));
		return { id };
	});
}

export interface Programmaenderung {
	/** Only what is named changes. */
	readonly felder: Partial<FoerderprogrammFelder>;
	readonly isAktiv?: boolean | undefined;
	readonly version?: number | undefined;
}

export async function aendereFoerderprogramm(
	umgebung: Umgebung,
	befehl: Handlung,
	id: string,
	{ felder, isAktiv, version }: Programmaenderung,
): Promise<void> {
	await execute(umgebung, befehl, async (sitzung) => {
		const satz = await liesProgramm(sitzung, id);
		const veraltet = unveraendert(version, satz.version);
		if (veraltet) throw new Abgelehnt([veraltet]);
		const neue = (felder.dienstartIDs ?? []).filter((dienstart) => !satz.felder.dienstartIDs.includes(dienstart));
		await verlangeDienstarten(sitzung, neue);
		const schaltung = isAktiv === undefined ? [] : foerderprogrammStammdatum.setzeAktiv(satz, isAktiv, befehl.akteur);
		sitzung.schreibe(aggregat, id, [...foerderprogrammStammdatum.aendere(satz, felder), ...schaltung]);
	});
}

export async function loescheFoerderprogramm(umgebung: Umgebung, befehl: Handlung, id: string): Promise<void> {
	await execute(umgebung, befehl, async (sitzung) => {
		const satz = await liesProgramm(sitzung, id);
		if (foerderprogrammStammdatum.vorgaben?.has(id)) throw new Abgelehnt([GEHOERT_ZUM_PORTAL]);
		if (await hatAbrufe(sitzung.db, id)) throw new Abgelehnt([NOCH_VERWENDET]);
		sitzung.schreibe(aggregat, id, foerderprogrammStammdatum.loesche(satz));
	});
}

type Programmereignis = StammdatenEreignis<'Foerderprogramm', FoerderprogrammFelder>;

/** Columns of the programme's files as they were at a position. */
export async function spaltenBei(
	{ pool }: Pick<Umgebung, 'pool'>,
	id: string,
	position: string,
): Promise<FoerderprogrammFelder['spalten']> {
	const [ereignisse = []] = await readStreamsBis(pool, [{ aggregat: aggregat.name, id }], position);
	return falte(aggregat, id, ereignisse as Aufgezeichnet<Programmereignis>[]).felder.spalten;
}

/** A programme nobody has saved, held to the same rules. */
export function foerderregelProbe(regel: Partial<FoerderprogrammFelder>): Foerderprogramm {
	const { schema, leer } = foerderprogrammStammdatum;
	return { id: 'PROBE', isAktiv: true, ...pruefeFelder(schema, { ...leer, bezeichnung: 'Probe', ...regel }) };
}

async function liesProgramm(sitzung: Sitzung, id: string) {
	const satz = await sitzung.lies(aggregat, id);
	if (!satz.existiert || satz.geloescht) throw new Abgelehnt([NICHT_GEFUNDEN]);
	return satz;
}

async function verlangeDienstarten({ db }: Sitzung, ids: readonly string[]): Promise<void> {
	if ((await nichtWaehlbar(db, 'dienstart', ids)).size > 0) throw new Abgelehnt([UNBEKANNTE_DIENSTART]);
}
