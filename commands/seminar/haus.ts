/** Commands on rooms, beds and guests of a seminar. Table: House and kitchen. */
import type { Befehl } from '#commands/befehl.ts';
import { readStreams } from '#commands/event-store/read.ts';
import { execute } from '#commands/execute.ts';
import type { Sitzung } from '#commands/sitzung.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { falte } from '#domain/aggregat.ts';
import type { Aufgezeichnet } from '#domain/ereignis.ts';
import { Abgelehnt, NICHT_GEFUNDEN } from '#domain/regelverstoss.ts';
import type { SeminarEreignis } from '#domain/seminar/ereignisse.ts';
import {
	aendereRaum,
	type Bettvergabe,
	belege,
	entferneRaum,
	erfasseHausangaben,
	type Hausumfeld,
	legeRaumAn,
	setzeHausteam,
	uebernimmRaeume,
} from '#domain/seminar/haus/entscheidungen.ts';
import type { HausEreignis } from '#domain/seminar/haus/ereignisse.ts';
import { alsGast } from '#domain/seminar/haus/gast.ts';
import { gaeste, leitende, type Seminar, seminarAggregat } from '#domain/seminar/seminar.ts';
import { ersterTag } from '#domain/seminar/seminar-felder.ts';
import { hauspersonen } from '#projections/queries/seminare/haus.ts';
import { leitungen } from '#projections/queries/seminare/seminare.ts';
import { pruefeSeminarzyklus } from './seminare.ts';

export interface Raumeingabe {
	readonly bezeichnung: string | null;
	readonly betten: number | null;
	readonly fuer: string | null;
	readonly isBarrierefrei: boolean;
}

export function legeSeminarraumAn(
	umgebung: Umgebung,
	befehl: Befehl,
	seminarID: string,
	eingabe: Raumeingabe,
): Promise<{ id: string }> {
	return execute(umgebung, befehl, async (sitzung) => {
		const id = sitzung.ctx.neueID();
		await entscheide(sitzung, seminarID, (seminar, umfeld) => legeRaumAn(seminar, id, eingabe, umfeld));
		return { id };
	});
}

export const aendereSeminarraum = (
	umgebung: Umgebung,
	befehl: Befehl,
	{ seminarID, raumID }: { seminarID: string; raumID: string },
	eingabe: Raumeingabe,
): Promise<void> =>
	fuehreAus(umgebung, befehl, seminarID, (seminar, umfeld) => aendereRaum(seminar, raumID, eingabe, umfeld));

export const entferneSeminarraum = (
	umgebung: Umgebung,
	befehl: Befehl,
	{ seminarID, raumID }: { seminarID: string; raumID: string },
): Promise<void> => fuehreAus(umgebung, befehl, seminarID, (seminar, umfeld) => entferneRaum(seminar, raumID, umfeld));

/** The rooms of an earlier seminar in the same house. */
export function uebernimmSeminarraeume(
	umgebung: Umgebung,
	befehl: Befehl,
	seminarID: string,
	ausSeminarID: string,
): Promise<{ n: number }> {
	return execute(umgebung, befehl, async (sitzung) => {
		const frueheres = await liesVorhandenes(sitzung, ausSeminarID);
		const n = await entscheide(sitzung, seminarID, (seminar, umfeld) =>
			uebernimmRaeume(seminar, frueheres, () => sitzung.ctx.neueID(), umfeld),
		);
		return { n };
	});
}

export const belegeBetten = (
	umgebung: Umgebung,
	befehl: Befehl,
	seminarID: string,
	betten: readonly Bettvergabe[],
): Promise<void> => fuehreAus(umgebung, befehl, seminarID, (seminar, umfeld) => belege(seminar, betten, umfeld));

export const erfasseGast = (
	umgebung: Umgebung,
	befehl: Befehl,
	{ seminarID, gastID }: { seminarID: string; gastID: string },
	eingabe: object,
): Promise<void> =>
	fuehreAus(umgebung, befehl, seminarID, (seminar, umfeld) => erfasseHausangaben(seminar, gastID, eingabe, umfeld));

export const setzeSeminarteam = (
	umgebung: Umgebung,
	befehl: Befehl,
	seminarID: string,
	personIDs: readonly string[],
): Promise<void> =>
	execute(umgebung, befehl, async (sitzung) => {
		const waehlbar = new Set((await leitungen(sitzung.db)).map(({ id }) => id));
		await entscheide(sitzung, seminarID, (seminar, umfeld) => {
			const bisher = leitende(seminar);
			if (personIDs.some((id) => !waehlbar.has(id) && !bisher.includes(id))) throw new Abgelehnt([NICHT_WAEHLBAR]);
			return setzeHausteam(seminar, personIDs, umfeld);
		});
	});

const NICHT_WAEHLBAR = {
	code: 'PT',
	http: 400,
	feld: 'personIDs',
	text: 'Bitte wählen Sie Personen mit der Funktion Seminar.',
} as const;

type Entscheidung = (seminar: Seminar, umfeld: Hausumfeld) => HausEreignis[];

async function fuehreAus(umgebung: Umgebung, befehl: Befehl, seminarID: string, tue: Entscheidung): Promise<void> {
	await execute(umgebung, befehl, async (sitzung) => {
		await entscheide(sitzung, seminarID, tue);
	});
}

async function entscheide(sitzung: Sitzung, seminarID: string, tue: Entscheidung): Promise<number> {
	const seminar = await liesVorhandenes(sitzung, seminarID);
	const { parameter } = await pruefeSeminarzyklus(sitzung, seminar.zyklusID);
	const { heute } = sitzung.ctx;
	const personen = await hauspersonen(sitzung.db, gaeste(seminar));
	const ereignisse = tue(seminar, {
		heute,
		seminardatenMonate: parameter.seminardatenMonate,
		gaeste: personen.map((person) => alsGast(person, ersterTag(seminar.felder) ?? heute)),
	});
	sitzung.schreibe(seminarAggregat, seminarID, ereignisse);
	return ereignisse.length;
}

async function liesVorhandenes(sitzung: Sitzung, id: string): Promise<Seminar> {
	const seminar = await sitzung.lies(seminarAggregat, id);
	if (!seminar.existiert || seminar.geloescht) throw new Abgelehnt([NICHT_GEFUNDEN]);
	return seminar;
}

/** A seminar as it stands, for looking at; null: there is none. */
export async function liesSeminar({ pool }: Umgebung, id: string): Promise<Seminar | null> {
	const [inhalt] = await readStreams(pool, [{ aggregat: seminarAggregat.name, id }]);
	const ereignisse = (inhalt?.ereignisse ?? []) as Aufgezeichnet<SeminarEreignis>[];
	const seminar = falte(seminarAggregat, id, ereignisse);
	return seminar.existiert && !seminar.geloescht ? seminar : null;
}
