import type { Aktenbefehl } from '#commands/akte/lage.ts';
import { type Ablage, ort } from '#commands/dateien/ablage.ts';
import { maleUnterschrift } from '#commands/dateien/bild.ts';
import { entscheide } from '#commands/dokumente/befehl.ts';
import { ortDesDokuments } from '#commands/dokumente/lesen.ts';
import { ladeUser } from '#commands/mail/inhalt/kontext.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import {
	direktUnterschreiben,
	type Unterschrift,
	unterschreiben,
} from '#domain/akte/entscheidungen/dokument/unterschreiben.ts';
import { Abgelehnt, NICHT_GEFUNDEN, type Regelverstoss } from '#domain/regelverstoss.ts';
import type { User } from '#domain/user/user.ts';
import { findeSitzung } from './finden.ts';

/** As it arrives: the drawing as the browser made it. */
export interface Geleistet extends Omit<Unterschrift, 'bild'> {
	readonly bild: Buffer | null;
}

/** Signs by link, or signed in by the id of the session. */
export async function unterschreibeSitzung(
	umgebung: Umgebung,
	ablage: Ablage,
	befehl: Aktenbefehl,
	signToken: string,
	geleistet: Geleistet,
): Promise<void> {
	const zugang = await findeSitzung(umgebung, befehl.akteur, signToken);
	const unterschrift = await bereite(umgebung, ablage, zugang.akteur.userID, geleistet);
	await entscheide(umgebung, { ...zugang, idempotenz: befehl.idempotenz ?? null }, zugang.freiwilligerID, (lage) => ({
		entschluss: unterschreiben(lage, { ...unterschrift, ...zugang }),
		ergebnis: null,
	}));
}

/** Signs in one step for the party the signed-in person belongs to. */
export async function unterschreibeDokument(
	umgebung: Umgebung,
	ablage: Ablage,
	befehl: Aktenbefehl,
	dokumentID: string,
	geleistet: Geleistet,
): Promise<{ freiwilligerID: string }> {
	const dort = await ortDesDokuments(umgebung, dokumentID);
	if (!dort) throw new Abgelehnt([NICHT_GEFUNDEN]);
	const unterschrift = await bereite(umgebung, ablage, befehl.akteur.userID, geleistet);
	return entscheide(umgebung, befehl, dort.freiwilligerID, (lage) => ({
		entschluss: direktUnterschreiben(lage, { ...unterschrift, dokumentID }),
		ergebnis: { freiwilligerID: dort.freiwilligerID },
	}));
}

/**
 * Whoever is signed in signs with the name of his account, whatever else was sent. The picture is painted anew and small,
 * or is the one the account has stored.
 */
async function bereite(
	{ pool }: Umgebung,
	ablage: Ablage,
	userID: string | null,
	{ bild, ...angaben }: Geleistet,
): Promise<Unterschrift> {
	const konto = userID === null ? null : await ladeUser(pool, userID);
	const rest = konto ? { ...angaben, name: kontoname(konto), isKontoname: true } : angaben;
	if (rest.art === 'GETIPPT') return { ...rest, bild: null };
	const quelle = rest.art === 'HINTERLEGT' ? hinterlegte(ablage, konto) : bild;
	if (quelle === null) return { ...rest, bild: null };
	const gemalt = await maleUnterschrift(quelle);
	if (!gemalt) throw new Abgelehnt([UNLESBAR]);
	return { ...rest, bild: gemalt.toString('base64') };
}

const kontoname = ({ vorname, nachname }: User): string => `${vorname} ${nachname}`.trim();

/** Path of the image. */
function hinterlegte(ablage: Ablage, konto: User | null): string {
	const uploadID = konto?.unterschriftUploadID;
	if (!uploadID) throw new Abgelehnt([KEINE_HINTERLEGT]);
	return ort(ablage, uploadID);
}

const UNLESBAR: Regelverstoss = {
	code: 'BILD',
	http: 422,
	feld: 'signature',
	text: 'Die Unterschrift lässt sich nicht lesen. Bitte zeichnen Sie sie erneut.',
};

const KEINE_HINTERLEGT: Regelverstoss = {
	code: 'HINTERLEGT',
	http: 422,
	feld: 'art',
	text: 'In Ihrem Konto ist keine Unterschrift hinterlegt.',
};
