import { ampelwort } from '#domain/akte/dokumentampel.ts';
import { tagInBerlin } from '#domain/datum.ts';
import { formatDatum, formatDatumUhrzeit } from '#domain/format/datum.ts';
import {
	BEWERBUNGSSPALTE,
	FREIWILLIGENSPALTE,
	POOLSPALTE,
	STATUSWECHSELSPALTE,
	STATUSWECHSELWORT,
} from '#domain/liste/bezeichnung.ts';
import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';
import { formatStatus } from '#domain/status/katalog.ts';
import { WUNSCH } from '#domain/status/wunsch.ts';
import type { Bewerbungszeile } from '#projections/queries/bewerbungen.ts';
import type { Freiwilligenzeile } from '#projections/queries/freiwillige.ts';
import type { Poolzeile } from '#projections/queries/pool.ts';
import type { Statuswechselzeile } from '#projections/queries/statuswechsel.ts';
import type { Spalte } from './csv.ts';

/** Columns of an export by the name of the list's column; a name is two of them. */
export type Spaltensatz<Zeile> = Readonly<Record<string, readonly Spalte<Zeile>[]>>;

interface Benannt {
	readonly vorname: string | null;
	readonly nachname: string | null;
}

export const NAME: readonly Spalte<Benannt>[] = [
	{ kopf: 'Nachname', wert: (z) => z.nachname },
	{ kopf: 'Vorname', wert: (z) => z.vorname },
];

const eine = <Zeile>(kopf: string, wert: Spalte<Zeile>['wert']): readonly Spalte<Zeile>[] => [{ kopf, wert }];
const ALTER = eine<{ readonly alter: number | null }>('Alter', (z) => z.alter);
const zeit = (wert: string | null): string => formatDatum(wert && tagInBerlin(wert));

export function bewerbungsspalten(): Spaltensatz<Bewerbungszeile> {
	const titel = BEWERBUNGSSPALTE;
	return {
		name: NAME,
		alter: ALTER,
		status: eine(titel.status, (z) => formatStatus(FREIWILLIGER, z.status)),
		einsatzort: eine(titel.einsatzort, (z) => z.einsatzort),
		wunschstatus: eine(titel.wunschstatus, (z) => formatStatus(WUNSCH, z.wunschstatus)),
		dienstart: eine(titel.dienstart, (z) => z.dienstart ?? z.dienstartWunsch),
		betreuer: eine(titel.betreuer, (z) => z.betreuer),
		dokumente: eine(titel.dokumente, (z) => ampelwort(z.dokumente)),
		beworbenAm: eine(titel.beworbenAm, (z) => zeit(z.beworbenAm)),
		ort: eine(titel.ort, (z) => [z.plz, z.ort].filter(Boolean).join(' ')),
		bemerkung: eine(titel.bemerkung, (z) => zeit(z.letzteBemerkungAm)),
		wunschstatusSeit: eine(titel.wunschstatusSeit, (z) => zeit(z.wunschstatusSeit)),
	};
}

export function poolspalten(): Spaltensatz<Poolzeile> {
	const titel = POOLSPALTE;
	return {
		name: NAME,
		alter: ALTER,
		ort: eine(titel.ort, (z) => [z.plz, z.ort].filter(Boolean).join(' ')),
		sportarten: eine(titel.sportarten, (z) => z.sportarten.join(', ')),
		dienstartWunsch: eine(titel.dienstartWunsch, (z) => z.dienstartWunsch),
		imPoolSeit: eine(titel.imPoolSeit, (z) => zeit(z.imPoolSeit)),
	};
}

export function freiwilligenspalten(): Spaltensatz<Freiwilligenzeile> {
	const titel = FREIWILLIGENSPALTE;
	return {
		name: NAME,
		alter: ALTER,
		status: eine(titel.status, (z) => formatStatus(FREIWILLIGER, z.status)),
		dienstart: eine(titel.dienstart, (z) => z.dienstart),
		einsatzstelle: eine(titel.einsatzstelle, (z) => z.einsatzstelle),
		einsatzort: eine(titel.einsatzort, (z) => z.einsatzort),
		vertragsnummer: eine(titel.vertragsnummer, (z) => z.vertragsnummer),
		betreuer: eine(titel.betreuer, (z) => z.betreuer),
		dokumente: eine(titel.dokumente, (z) => ampelwort(z.dokumente)),
		vertragsbeginn: eine(titel.vertragsbeginn, (z) => formatDatum(z.vertragsbeginn)),
		vertragsende: eine(titel.vertragsende, (z) => formatDatum(z.vertragsende)),
		dienstantritt: eine(titel.dienstantritt, (z) => formatDatum(z.dienstantritt)),
		dienstende: eine(titel.dienstende, (z) => formatDatum(z.dienstende)),
	};
}

/** In the view of another user both are named; without a user the portal acted. */
function wer({ userID, user, impersoniertVonID, impersoniertVon }: Statuswechselzeile): string {
	if (userID === null) return STATUSWECHSELWORT.system;
	const name = user ?? userID;
	return impersoniertVonID === null ? name : STATUSWECHSELWORT.ansichtVon(impersoniertVon ?? impersoniertVonID, name);
}

export function statuswechselspalten(): Spaltensatz<Statuswechselzeile> {
	const titel = STATUSWECHSELSPALTE;
	return {
		zeit: eine(titel.zeit, (z) => formatDatumUhrzeit(z.zeit)),
		name: NAME,
		von: eine(titel.von, (z) => (z.von === null ? STATUSWECHSELWORT.neu : formatStatus(FREIWILLIGER, z.von))),
		nach: eine(titel.nach, (z) => formatStatus(FREIWILLIGER, z.nach)),
		wer: eine(titel.wer, wer),
		grund: eine(titel.grund, (z) => [z.manuell && STATUSWECHSELWORT.vonHand, z.grund].filter(Boolean).join(': ')),
	};
}
