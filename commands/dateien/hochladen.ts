import { rename, rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { PruefungGescheitert } from '#commands/netz/virenpruefung.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { Abgelehnt, type Regelverstoss } from '#domain/regelverstoss.ts';
import type { Akteur } from '#domain/rollen.ts';
import { saubererName } from '#domain/upload/dateiname.ts';
import { type Endung, endungVon, istBild } from '#domain/upload/dateitypen.ts';
import { FALSCHER_TYP, hochgeladen, UNVOLLSTAENDIG, zuGross } from '#domain/upload/upload.ts';
import { istMitarbeitend } from '#domain/user/user.ts';
import { alleParameter } from '#projections/queries/traeger/parameter.ts';
import { type Ablage, behalte, besiegle, eingangsdatei, schreibe } from './ablage.ts';
import { maleNeu } from './bild.ts';
import { pruefeBytes } from './inhalt.ts';

const MB = 2 ** 20;

/** What arrives, and what is said of it. */
export interface Eingehend {
	readonly strom: Readable;
	/** As its sender calls it. */
	readonly name: string;
	/** How long it is; asked for when it has arrived, since it may be said behind it. Null: it wasn't said. */
	erwarteteLaenge(): number | null | Promise<number | null>;
}

/**
 * Takes a file in. When it returns, bytes and row are on the disk; what is refused or breaks off leaves nothing. A process
 * that dies between the two leaves a file without a row, which the nightly cleaning removes.
 */
export async function ladeHoch(
	umgebung: Umgebung,
	ablage: Ablage,
	akteur: Pick<Akteur, 'rollen'> & { readonly userID: string },
	{ strom, name: roh, erwarteteLaenge }: Eingehend,
): Promise<{ uploadID: string; gid: string }> {
	const name = saubererName(roh);
	const endung = endungVon(name);
	if (!endung) throw new Abgelehnt([FALSCHER_TYP]);
	await pruefeVorrat(umgebung, akteur);
	const { uploadMaxMB } = await alleParameter(umgebung.db);
	const eingang = await eingangsdatei(ablage);
	try {
		const laenge = await schreibe(strom, eingang, uploadMaxMB * MB);
		if (laenge > uploadMaxMB * MB) throw new Abgelehnt([zuGross(uploadMaxMB)]);
		const erwartet = await erwarteteLaenge();
		if (laenge === 0 || (erwartet !== null && laenge !== erwartet)) throw new Abgelehnt([UNVOLLSTAENDIG]);
		await pruefeInhalt(eingang, endung);
		await pruefeAufViren(umgebung, eingang);
		return await trageEin(umgebung, ablage, eingang, { name, endung, userID: akteur.userID });
	} finally {
		await rm(eingang, { force: true });
	}
}

/** Afterwards an image holds nothing but its pixels. */
async function pruefeInhalt(pfad: string, endung: Endung): Promise<void> {
	const mangel = await pruefeBytes(pfad, endung);
	if (mangel) throw new Abgelehnt([mangel]);
	if (!istBild(endung)) return;
	const neu = `${pfad}.neu`;
	try {
		if (!(await maleNeu(pfad, neu, endung))) throw new Abgelehnt([UNLESBARES_BILD]);
		await rename(neu, pfad);
	} finally {
		await rm(neu, { force: true });
	}
}

/** Closed where it can't be told: a file nobody has looked into doesn't come in. */
async function pruefeAufViren({ viren }: Umgebung, pfad: string): Promise<void> {
	try {
		if (await viren?.finde(pfad)) throw new Abgelehnt([SCHADHAFT]);
	} catch (fehler) {
		if (fehler instanceof PruefungGescheitert) throw new Abgelehnt([UNGEPRUEFT]);
		throw fehler;
	}
}

const SCHADHAFT: Regelverstoss = {
	code: 'VIRUS',
	http: 422,
	feld: 'content',
	text: 'In der Datei wurde Schadsoftware gefunden. Sie wurde nicht angenommen.',
};
const UNGEPRUEFT: Regelverstoss = {
	code: 'UNGEPRUEFT',
	http: 409,
	feld: 'content',
	text: 'Die Datei konnte nicht auf Schadsoftware geprüft werden. Bitte versuchen Sie es später noch einmal.',
};

async function trageEin(
	{ db, ctx }: Umgebung,
	ablage: Ablage,
	eingang: string,
	angaben: { name: string; endung: Endung; userID: string },
): Promise<{ uploadID: string; gid: string }> {
	const { neueID, jetzt } = ctx();
	const [uploadID, gid] = [neueID(), neueID()];
	const { groesse, sha256 } = await besiegle(eingang);
	await behalte(ablage, eingang, uploadID);
	const { name, endung, userID } = angaben;
	const zeile = { id: uploadID, gid, status: hochgeladen(), name, endung, groesse, sha256, user_id: userID };
	await db
		.insertInto('upload')
		.values({ ...zeile, hochgeladen_am: jetzt, geaendert_am: jetzt })
		.execute();
	return { uploadID, gid };
}

const UNLESBARES_BILD: Regelverstoss = {
	code: 'BILD',
	http: 422,
	feld: 'content',
	text: 'Das Bild lässt sich nicht lesen oder hat zu viele Bildpunkte.',
};

/** So many files that nothing has used yet; each goes after a day by itself. */
const VORRAT = 100;

/** Anybody can register and fill the disk; staff are known. */
async function pruefeVorrat({ db }: Umgebung, { rollen, userID }: Parameters<typeof ladeHoch>[2]): Promise<void> {
	if (istMitarbeitend({ rollen })) return;
	const { n } = await db
		.selectFrom('upload')
		.select(({ fn }) => fn.countAll<string>().as('n'))
		.where('user_id', '=', userID)
		.where('status', '=', 'Uploaded')
		.executeTakeFirstOrThrow();
	if (Number(n) >= VORRAT) throw new Abgelehnt([ZU_VIELE]);
}

const ZU_VIELE: Regelverstoss = {
	code: 'VORRAT',
	http: 409,
	feld: 'content',
	text: 'Sie haben viele Dateien hochgeladen, die noch nirgends verwendet werden. Bitte versuchen Sie es morgen erneut.',
};
