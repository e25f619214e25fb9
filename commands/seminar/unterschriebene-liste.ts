/**
 * The signed list of a seminar: filed, replaced, removed. It names everybody who was there: where one of them is erased it
 * stays until its term as evidence for the others (docs/adr/0004), and goes with its seminar.
 */
import type { Handlung } from '#commands/befehl.ts';
import type { Ablage } from '#commands/dateien/ablage.ts';
import { type Eingehend, ladeHoch } from '#commands/dateien/hochladen.ts';
import { type Anspruch, loese, ordneZu } from '#commands/dateien/zuordnen.ts';
import { dateiVon } from '#commands/dokumente/datei.ts';
import { readStreams } from '#commands/event-store/read.ts';
import { execute } from '#commands/execute.ts';
import type { Sitzung } from '#commands/sitzung.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { falte } from '#domain/aggregat.ts';
import type { Aufgezeichnet } from '#domain/ereignis.ts';
import { Abgelehnt, NICHT_GEFUNDEN } from '#domain/regelverstoss.ts';
import type { Akteur } from '#domain/rollen.ts';
import type { SeminarEreignis } from '#domain/seminar/ereignisse.ts';
import { type Seminar, seminarAggregat } from '#domain/seminar/seminar.ts';
import { entferneListe, legeListeAb } from '#domain/seminar/unterschriebene-liste.ts';
import { liesVorhandenes, pruefeSeminarzyklus } from './seminare.ts';

/** A scan, or a photograph of the sheet. */
const SCAN: Anspruch = { endungen: ['pdf', 'jpg', 'jpeg', 'png', 'webp'] };

/** What would be refused in any case is refused before the file is taken in. */
export async function nimmListe(
	umgebung: Umgebung,
	ablage: Ablage,
	{ akteur, idempotenz }: Handlung,
	seminarID: string,
	datei: Eingehend,
): Promise<void> {
	legeListeAb(await liesSeminar(umgebung, seminarID), { uploadID: '', dateiname: '' }, umgebung.ctx().heute);
	const { uploadID } = await ladeHoch(umgebung, ablage, { ...akteur, userID: akteur.userID ?? '' }, datei);
	const zuordnung = { seminarID, uploadID, feld: 'content' };
	await execute(umgebung, { akteur, idempotenz }, (sitzung) => ordneListeZu(sitzung, akteur, zuordnung));
}

interface Listenzuordnung {
	readonly seminarID: string;
	readonly uploadID: string;
	/** In which its id came. */
	readonly feld: string;
}

/** Gives an uploaded file to its seminar; the one before is let go. */
export async function ordneListeZu(
	sitzung: Sitzung,
	{ userID }: Pick<Akteur, 'userID'>,
	{ seminarID, uploadID, feld }: Listenzuordnung,
): Promise<void> {
	const seminar = await liesVorhandenes(sitzung, seminarID);
	await pruefeSeminarzyklus(sitzung, seminar.zyklusID);
	const bisher = seminar.liste?.uploadID;
	if (bisher === uploadID) return;
	await ordneZu(sitzung, { uploadID, userID, feld }, { art: 'SEMINAR', id: seminarID }, SCAN);
	const { name: dateiname } = await dateiVon(sitzung, uploadID);
	sitzung.schreibe(seminarAggregat, seminarID, legeListeAb(seminar, { uploadID, dateiname }, sitzung.ctx.heute));
	if (bisher) await loese(sitzung, bisher);
}

export async function entferneUnterschriebeneListe(
	umgebung: Umgebung,
	befehl: Handlung,
	seminarID: string,
): Promise<void> {
	await execute(umgebung, befehl, async (sitzung) => {
		const seminar = await liesVorhandenes(sitzung, seminarID);
		const bisher = seminar.liste?.uploadID;
		sitzung.schreibe(seminarAggregat, seminarID, entferneListe(seminar));
		if (bisher) await loese(sitzung, bisher, true);
	});
}

async function liesSeminar({ pool }: Umgebung, id: string): Promise<Seminar> {
	const [inhalt] = await readStreams(pool, [{ aggregat: seminarAggregat.name, id }]);
	const seminar = falte(seminarAggregat, id, (inhalt?.ereignisse ?? []) as Aufgezeichnet<SeminarEreignis>[]);
	if (!seminar.existiert || seminar.geloescht) throw new Abgelehnt([NICHT_GEFUNDEN]);
	return seminar;
}
