import { liesAkte, liesLage } from '#commands/akte/lesen.ts';
import { ortDesDokuments, siehtDokument } from '#commands/dokumente/lesen.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { istEigeneAdresse } from '#domain/adresse/zugang.ts';
import { sichtIn } from '#domain/akte/zugang.ts';
import { siehtDownload } from '#domain/download/download.ts';
import { Abgelehnt, NICHT_GEFUNDEN } from '#domain/regelverstoss.ts';
import { type Akteur, hatRolle } from '#domain/rollen.ts';
import { besitzerDerAnhaenge } from '#domain/upload/anhang.ts';
import { istBild } from '#domain/upload/dateitypen.ts';
import { siehtTraegerbild } from '#domain/upload/traegerbild.ts';
import { type Besitzer, istSeine, loesche, type Upload } from '#domain/upload/upload.ts';
import { findeDownload } from '#projections/queries/dokumente/downloads.ts';
import { findeUpload } from '#projections/queries/dokumente/uploads.ts';
import { istOeffentlich } from '#projections/queries/orte/karte.ts';
import { einePerson } from '#projections/queries/orte/personen.ts';
import { istMitarbeitend } from '#projections/queries/zugang/betreuer.ts';

/** The Traeger, who writes the messages, and whoever was sent one with these files. */
async function liestAnhaenge(umgebung: Umgebung, akteur: Akteur, id: string): Promise<boolean> {
	if (hatRolle(akteur, ['MA_VERWALTUNG', 'ADMIN'])) return true;
	if (akteur.freiwilligerID === null) return false;
	const { ereignisse } = await liesAkte(umgebung, akteur.freiwilligerID);
	return ereignisse.some(
		(e) => e.type === 'NachrichtGesendet' && besitzerDerAnhaenge(e.facts.anhaenge ?? [])?.id === id,
	);
}

/** May the actor read what belongs to this owner? A kind of owner that files can be assigned to has its line here. */
const LESERECHT: Readonly<
	Record<Besitzer['art'], (umgebung: Umgebung, akteur: Akteur, id: string) => Promise<boolean>>
> = {
	PARAMETER: async (_, akteur, feld) => siehtTraegerbild(akteur, feld),
	ADRESSE: async ({ db, ctx }, akteur, id) => istEigeneAdresse(akteur, id) || istOeffentlich(db, ctx().heute, id),
	FREIWILLIGER: async (umgebung, akteur, id) => {
		const sicht = sichtIn(await liesLage(umgebung, akteur, id));
		return sicht?.lesbar.includes('profilbildUploadID') ?? false;
	},
	// Of staff as the contact card it stands on: for everybody who is signed in.
	PERSON: async (umgebung, akteur, id) =>
		akteur.art === 'USER' &&
		((await istMitarbeitend(umgebung.db, id)) || (await einePerson(umgebung, akteur, id)) !== null),
	// Of a chain of versions: empty forms, for staff.
	DOKUMENTSPEC: async (_, akteur) => hatRolle(akteur, ['MA_VEREIN', 'MA_VERWALTUNG', 'ADMIN']),
	// A signature is for nobody but its owner, and for what the portal signs in his name.
	USER: async (_, akteur, id) => akteur.userID === id && akteur.impersoniertVon === null,
	DOKUMENT: siehtDokument,
	DOWNLOAD: async ({ db }, akteur, id) => {
		const download = await findeDownload(db, id);
		return download !== null && siehtDownload(akteur, download);
	},
	NACHRICHT: liestAnhaenge,
	// Read at its line of the plan, which knows whose it is and records the reading.
	SEMINARNACHWEIS: async () => false,
	// The signed list, read at its seminar: it names everybody, and the reading is recorded.
	SEMINAR: async () => false,
};

/** A file by what names it in addresses; what the actor may not read is as if it weren't there. */
export async function findeLesbare(umgebung: Umgebung, akteur: Akteur, gid: string): Promise<Upload> {
	const upload = await findeUpload(umgebung.db, { gid });
	if (!upload || !(await darfLesen(umgebung, akteur, upload))) throw new Abgelehnt([NICHT_GEFUNDEN]);
	return upload;
}

/** An image to be shown, by its id; `art`: what it must belong to. */
export async function findeBild(
	umgebung: Umgebung,
	akteur: Akteur,
	id: string,
	art?: Besitzer['art'],
): Promise<Upload> {
	const upload = await findeUpload(umgebung.db, { id });
	const passt = upload && istBild(upload.endung) && (art === undefined || upload.besitzer?.art === art);
	if (!passt || !(await darfLesen(umgebung, akteur, upload))) throw new Abgelehnt([NICHT_GEFUNDEN]);
	return upload;
}

/** One of the Traeger's images by its id, for those it is meant for. */
export async function findeTraegerbild(umgebung: Umgebung, akteur: Akteur, id: string): Promise<Upload> {
	const upload = await findeUpload(umgebung.db, { id });
	const isSichtbar = upload?.besitzer?.art === 'PARAMETER' && siehtTraegerbild(akteur, upload.besitzer.id);
	if (!isSichtbar) throw new Abgelehnt([NICHT_GEFUNDEN]);
	return upload;
}

const darfLesen = async (umgebung: Umgebung, akteur: Akteur, upload: Upload): Promise<boolean> =>
	upload.besitzer === null
		? istSeine(upload, akteur)
		: LESERECHT[upload.besitzer.art](umgebung, akteur, upload.besitzer.id);

/** A volunteer, and a file said to be his. */
interface Seine {
	readonly freiwilligerID: string;
	readonly uploadID: string;
}

/** A file by its id, where it is this volunteer's: in his file, or uploaded by him and used by nothing yet. */
export async function findeLesbareVon(umgebung: Umgebung, akteur: Akteur, seine: Seine): Promise<Upload> {
	const upload = await findeUpload(umgebung.db, { id: seine.uploadID });
	if (!upload || !(await istVon(umgebung, akteur, upload, seine)) || !(await darfLesen(umgebung, akteur, upload))) {
		throw new Abgelehnt([NICHT_GEFUNDEN]);
	}
	return upload;
}

async function istVon(umgebung: Umgebung, akteur: Akteur, upload: Upload, { freiwilligerID }: Seine): Promise<boolean> {
	const { besitzer, userID } = upload;
	if (besitzer?.art === 'FREIWILLIGER') return besitzer.id === freiwilligerID;
	if (besitzer?.art === 'DOKUMENT') {
		return (await ortDesDokuments(umgebung, besitzer.id))?.freiwilligerID === freiwilligerID;
	}
	if (besitzer !== null) return false;
	const lage = await liesLage(umgebung, akteur, freiwilligerID);
	return sichtIn(lage) !== null && lage.akte.userID === userID;
}

/** Removes what this volunteer uploaded and nothing uses. */
export async function loescheDateiVon(umgebung: Umgebung, akteur: Akteur, seine: Seine): Promise<void> {
	const { id } = await findeLesbareVon(umgebung, akteur, seine);
	await loescheDatei(umgebung, akteur, id);
}

/** Removes a file nobody needs; its uploader and the Traeger may. */
export async function loescheDatei(
	{ db, ctx }: Pick<Umgebung, 'db' | 'ctx'>,
	akteur: Akteur,
	uploadID: string,
): Promise<void> {
	const upload = await findeUpload(db, { id: uploadID });
	if (!upload || !istSeine(upload, akteur)) throw new Abgelehnt([NICHT_GEFUNDEN]);
	const { numUpdatedRows } = await db
		.updateTable('upload')
		.set({ status: loesche(upload), geaendert_am: ctx().jetzt })
		.where('id', '=', uploadID)
		.where('status', '=', upload.status)
		.executeTakeFirst();
	// It has been assigned or removed since: then that counts.
	if (numUpdatedRows === 0n) await loescheDatei({ db, ctx }, akteur, uploadID);
}
