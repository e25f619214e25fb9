/** Decisions on an upload. Table: Upload. */
import { NEU, type Uebergang, wortuebergang } from '#domain/maschine.ts';
import { Abgelehnt, type Regelverstoss } from '#domain/regelverstoss.ts';
import { type Akteur, hatRolle } from '#domain/rollen.ts';
import { UPLOADSTATUS, type Uploadstatus } from '#domain/status/upload.ts';
import type { Endung } from './dateitypen.ts';
import { uploadMaschine } from './upload.machine.ts';

export interface Upload {
	readonly id: string;
	/** Names it in addresses; not to be guessed. */
	readonly gid: string;
	readonly status: Uploadstatus;
	/** As its uploader called it, cleaned. */
	readonly name: string;
	readonly endung: Endung;
	/** Bytes as they are kept. */
	readonly groesse: number;
	readonly userID: string;
	/** What it belongs to, from its assignment on. */
	readonly besitzer: Besitzer | null;
}

/** Kinds of things a file can belong to. */
export const BESITZERARTEN = [
	'PARAMETER',
	'ADRESSE',
	'FREIWILLIGER',
	'PERSON',
	'USER',
	'DOKUMENTSPEC',
	'DOKUMENT',
	'DOWNLOAD',
	'NACHRICHT',
	'SEMINARNACHWEIS',
	'SEMINAR',
] as const;
export interface Besitzer {
	readonly art: (typeof BESITZERARTEN)[number];
	readonly id: string;
}

export const FALSCHER_TYP: Regelverstoss = {
	code: 'DATEITYP',
	http: 422,
	feld: 'content',
	text: 'Dieser Dateityp ist nicht erlaubt.',
};
export const UNVOLLSTAENDIG: Regelverstoss = {
	code: 'UNVOLLSTAENDIG',
	http: 400,
	feld: 'content',
	text: 'Die Datei wurde nicht vollständig übertragen.',
};
const VERWENDET: Regelverstoss = {
	code: 'VERWENDET',
	http: 409,
	text: 'Die Datei wird verwendet und kann nicht gelöscht werden.',
};
export const zuGross = (maxMB: number): Regelverstoss => ({
	code: 'GROESSE',
	http: 422,
	feld: 'content',
	text: `Die Datei ist zu groß. Erlaubt sind höchstens ${maxMB} MB.`,
});

/** Where a step leads; it must be one the map has. */
function nach(von: Uploadstatus | typeof NEU, was: Uebergang<typeof uploadMaschine>): Uploadstatus {
	const ziel = wortuebergang(uploadMaschine, von, was);
	if (ziel) return ziel;
	const status = von === NEU ? von : UPLOADSTATUS[von].label;
	throw new Abgelehnt([
		{ code: 'G22', http: 409, text: `Im Status „${status}“ ist das mit einer Datei nicht möglich.` },
	]);
}

/** What it is once all its bytes are there; before, there is nothing to be kept. */
export const hochgeladen = (): Uploadstatus => nach(nach(NEU, 'Begonnen'), 'Vollstaendig');

/** Assigned at once: being assigned is seen only where a process died in between. */
export const zugeordnet = (von: Uploadstatus): Uploadstatus => nach(nach(von, 'ZuordnungBegonnen'), 'Zugeordnet');

/** Its owner doesn't need it any more. */
export const freigegeben = (von: Uploadstatus): Uploadstatus => nach(von, 'Freigegeben');

/** A later look found that it isn't what it says. */
export const typAbgelehnt = (von: Uploadstatus): Uploadstatus => nach(von, 'TypAbgelehnt');

/** Nobody has used it for a day. */
export const verfallen = (): Uploadstatus => nach('Uploaded', 'Verfallen');
/** Whoever was assigning it has died: it counts as failed. */
export const haengenGeblieben = (): Uploadstatus => nach('Referencing', 'HaengenGeblieben');

/** Whoever uploaded it, and the Traeger, as long as nothing needs it. */
export function loesche({ status }: Upload): Uploadstatus {
	if (status === 'Referencing' || status === 'Referenced') throw new Abgelehnt([VERWENDET]);
	return nach(status, 'Geloescht');
}

/** Is to be removed: for everybody as if it had never been. */
export const istEntfernt = ({ status }: Pick<Upload, 'status'>): boolean =>
	status === 'CleanmeDeleted' || status === 'CleanmeForbiddenFileType';

/** Its uploader and the Traeger; what belongs to something is read by the rights of that. */
export const istSeine = ({ userID }: Pick<Upload, 'userID'>, akteur: Akteur): boolean =>
	userID === akteur.userID || hatRolle(akteur, ['MA_VERWALTUNG', 'ADMIN']);
