/** Commands on seminars. Table: Seminar. */
import type { Befehl } from '#commands/befehl.ts';
import { loese } from '#commands/dateien/zuordnen.ts';
import { execute } from '#commands/execute.ts';
import type { Sitzung } from '#commands/sitzung.ts';
import { pruefeSeminarauswahl } from '#commands/stammdaten/auswahl.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import type { Referenz } from '#domain/referenz.ts';
import { Abgelehnt, NICHT_GEFUNDEN, unveraendert } from '#domain/regelverstoss.ts';
import {
	aendereSeminar,
	fuehreSeminarDurch,
	legeSeminarAn,
	loescheSeminar,
	type NeuesSeminar,
	oeffneSeminarWieder,
	sageSeminarAb,
	veroeffentlicheSeminar,
	zieheSeminarZurueck,
} from '#domain/seminar/entscheidungen.ts';
import type { SeminarEreignis } from '#domain/seminar/ereignisse.ts';
import { type Seminar, seminarAggregat } from '#domain/seminar/seminar.ts';
import type { SeminarFelder } from '#domain/seminar/seminar-felder.ts';
import { SEMINAR, type SeminarStatus } from '#domain/status/seminar.ts';
import { SEMINARNACHWEIS, type SeminarnachweisStatus } from '#domain/status/seminarnachweis.ts';
import { pruefeOffen } from '#domain/zyklus/regeln.ts';
import { gruppenDesZyklus, mitgliederzahl } from '#projections/queries/seminare/gruppen.ts';
import { hatNachweise } from '#projections/queries/seminare/plaetze.ts';
import { leitungen } from '#projections/queries/seminare/seminare.ts';
import { ladeReferenz } from '#projections/queries/traeger/referenz.ts';
import { platzumfeld } from './teilnahme.ts';

export function legeAn(
	umgebung: Umgebung,
	befehl: Befehl,
	zyklusID: string,
	eingabe: NeuesSeminar,
): Promise<{ id: string }> {
	return execute(umgebung, befehl, async (sitzung) => {
		const id = sitzung.ctx.neueID();
		const seminar = await sitzung.lies(seminarAggregat, id);
		await pruefeSeminarzyklus(sitzung, zyklusID);
		const ereignisse = legeSeminarAn(seminar, zyklusID, eingabe);
		await pruefeGewaehltes(sitzung, zyklusID, eingabe);
		sitzung.schreibe(seminarAggregat, id, ereignisse);
		return { id };
	});
}

export interface Seminaraenderung {
	/** Only what is named changes. */
	readonly felder: Partial<SeminarFelder>;
	readonly status?: SeminarStatus | undefined;
	/** Why it is called off. */
	readonly grund?: string | null | undefined;
	/** The seminar as the caller saw it. */
	readonly version?: number | undefined;
}

/** Changes fields, then the status. */
export async function aendere(
	umgebung: Umgebung,
	befehl: Befehl,
	id: string,
	{ felder, status, grund = null, version }: Seminaraenderung,
): Promise<void> {
	await execute(umgebung, befehl, async (sitzung) => {
		const seminar = await liesVorhandenes(sitzung, id);
		const veraltet = unveraendert(version, seminar.angabenVersion);
		if (veraltet) throw new Abgelehnt([veraltet]);
		const referenz = await pruefeSeminarzyklus(sitzung, seminar.zyklusID);
		const bisher = seminar.felder;
		const mitglieder = await mitgliederzahl(sitzung.db, felder.seminargruppeIDs ?? bisher.seminargruppeIDs);
		const ereignisse = aendereSeminar(seminar, felder, { ...platzumfeld({ ctx: sitzung.ctx, referenz }), mitglieder });
		await pruefeGewaehltes(sitzung, seminar.zyklusID, felder, bisher);
		const neu = sitzung.schreibe(seminarAggregat, id, ereignisse);
		if (status === undefined || status === neu.status) return;
		if (neu.status === SEMINAR.nr.Durchgefuehrt && status === SEMINAR.nr.Published)
			await pruefeNachweise(sitzung, id, [
				SEMINARNACHWEIS.nr.AnerkanntAU,
				SEMINARNACHWEIS.nr.Anerkannt,
				SEMINARNACHWEIS.nr.Abgelehnt,
			]);
		sitzung.schreibe(seminarAggregat, id, schritt(neu, status, { grund, heute: sitzung.ctx.heute, mitglieder }));
	});
}

export async function loesche(umgebung: Umgebung, befehl: Befehl, id: string): Promise<void> {
	await execute(umgebung, befehl, async (sitzung) => {
		const seminar = await liesVorhandenes(sitzung, id);
		await pruefeSeminarzyklus(sitzung, seminar.zyklusID);
		const ereignisse = loescheSeminar(seminar);
		await pruefeNachweise(sitzung, id, [
			SEMINARNACHWEIS.nr.Pruefung,
			SEMINARNACHWEIS.nr.AnerkanntAU,
			SEMINARNACHWEIS.nr.Anerkannt,
			SEMINARNACHWEIS.nr.Abgelehnt,
		]);
		sitzung.schreibe(seminarAggregat, id, ereignisse);
		// A seminar without proofs needs no evidence.
		if (seminar.liste) await loese(sitzung, seminar.liste.uploadID, true);
	});
}

interface Umstaende {
	readonly grund: string | null;
	readonly heute: string;
	readonly mitglieder: number;
}

/** The decision that leads there. */
function schritt(seminar: Seminar, ziel: SeminarStatus, { grund, heute, mitglieder }: Umstaende): SeminarEreignis[] {
	switch (ziel) {
		case 0:
			return zieheSeminarZurueck(seminar);
		case 1000:
			return seminar.status === SEMINAR.nr.Durchgefuehrt
				? oeffneSeminarWieder(seminar)
				: veroeffentlicheSeminar(seminar, mitglieder);
		case 5000:
			return fuehreSeminarDurch(seminar, heute);
		case 9000:
			return sageSeminarAb(seminar, grund);
	}
}

export async function liesVorhandenes(sitzung: Sitzung, id: string): Promise<Seminar> {
	const seminar = await sitzung.lies(seminarAggregat, id);
	if (!seminar.existiert || seminar.geloescht) throw new Abgelehnt([NICHT_GEFUNDEN]);
	return seminar;
}

/** G25 */
export async function pruefeSeminarzyklus({ db }: Sitzung, zyklusID: string): Promise<Referenz> {
	const referenz = await ladeReferenz(db, { adresseIDs: [], benutzerIDs: [] });
	if (!referenz.zyklen.has(zyklusID)) throw new Abgelehnt([KEIN_ZYKLUS]);
	pruefeOffen(referenz, zyklusID);
	return referenz;
}

/** What was attended keeps the seminar as it is. */
async function pruefeNachweise({ db }: Sitzung, id: string, status: readonly SeminarnachweisStatus[]): Promise<void> {
	if (await hatNachweise(db, id, status)) throw new Abgelehnt([NACHWEISE_LIEGEN_VOR]);
}

/** What is newly chosen must be there; what was chosen before stays. */
async function pruefeGewaehltes(
	sitzung: Sitzung,
	zyklusID: string,
	neu: Partial<SeminarFelder>,
	bisher: Partial<SeminarFelder> = {},
): Promise<void> {
	await pruefeSeminarauswahl(sitzung.db, neu, bisher);
	await pruefeLeitung(sitzung, neu.leitungPersonID, bisher.leitungPersonID);
	const gruppen = (neu.seminargruppeIDs ?? []).filter((id) => !bisher.seminargruppeIDs?.includes(id));
	if (gruppen.length === 0) return;
	const waehlbar = new Set((await gruppenDesZyklus(sitzung.db, zyklusID)).map(({ id }) => id));
	if (!gruppen.every((id) => waehlbar.has(id))) throw new Abgelehnt([KEINE_GRUPPE]);
}

/** Whoever newly leads a seminar or a group has the function for it. */
export async function pruefeLeitung(
	{ db }: Sitzung,
	neu: string | null | undefined,
	bisher: string | null | undefined,
): Promise<void> {
	if (!neu || neu === bisher) return;
	if (!(await leitungen(db)).some(({ id }) => id === neu)) throw new Abgelehnt([KEINE_LEITUNG]);
}

const NACHWEISE_LIEGEN_VOR = {
	code: 'NACHWEISE',
	http: 409,
	text: 'Zu diesem Seminar liegen Nachweise vor.',
} as const;
const KEIN_ZYKLUS = { code: 'ZYKLUS', http: 409, text: 'Bitte wählen Sie einen Zyklus aus.' } as const;
const KEINE_GRUPPE = {
	code: 'GRUPPE',
	http: 422,
	feld: 'seminargruppeIDs',
	text: 'Bitte wählen Sie Seminargruppen desselben Zyklus aus.',
} as const;
const KEINE_LEITUNG = {
	code: 'LEITUNG',
	http: 422,
	feld: 'leitungPersonID',
	text: 'Bitte wählen Sie eine Person mit der Funktion Seminar.',
} as const;
