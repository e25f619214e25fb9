import { z } from 'zod';
import { dokument } from '#api/contract/formen/dokument.ts';
import { PARTEI_LABEL } from '#domain/akte/signatur/partei.ts';
import { sortierbar } from '#domain/liste/liste.ts';
import { UNTERSCHRIFTEN } from '#domain/liste/unterschriften.ts';
import type { Partei } from '#domain/rollen.ts';
import { listenquery } from '../filter.ts';
import { zaehlroute } from '../formen/zaehlung.ts';
import { zeilenform } from '../formen/zeilenform.ts';
import { eins, type Formular, liste, route } from '../route.ts';
import { id, zeit } from '../werte.ts';

const area = 'signature';
const feature = 'PDF_SIGNATURES';
const partei = z.enum(Object.keys(PARTEI_LABEL) as Partei[]);
const mode = z.strictObject({ mode: z.enum(['view', 'sign']).default('sign') });
/** The secret of a one-time link or, for who is signed in and signs for his own party, the id of the session. */
const signToken = z.string().min(20).max(100);
const params = { signToken } as const;

/** Who signs, as far as it is known. */
const unterzeichner = z.object({
	partei,
	name: z.string().nullable(),
	/** null: not yet. */
	unterschriebenAm: zeit.nullable(),
	/** Whom this is about. */
	istSelbst: z.boolean(),
});

/** What one who signs is shown. */
const sitzung = z.object({
	sitzungID: id,
	partei,
	status: z.enum(['CREATED', 'STARTED', 'SIGNED', 'CANCELED']),
	/** OFFEN: his turn; WARTET: others sign before; FUER_IHN: another has signed for his party. */
	stand: z.enum(['OFFEN', 'WARTET', 'ABGELAUFEN', 'UNTERSCHRIEBEN', 'FUER_IHN', 'ABGEBROCHEN']),
	/** Name of who is asked; null: whoever may sign for the party. */
	name: z.string().nullable(),
	/** He is signed in: the name is that of his account, and what is sent as another counts for nothing. */
	isKontoname: z.boolean(),
	gueltigBis: zeit,
	isVorschauGesehen: z.boolean(),
	/** His signature concludes a contract whose number is given by hand: it is asked for as well. */
	isNummerNoetig: z.boolean(),
	/** A signature stored in the account may be used. */
	hatHinterlegte: z.boolean(),
	freiwilliger: z.string(),
	dokument: z.object({ id, bezeichnung: z.string(), name: z.string().nullable(), sha256: z.string() }),
	unterzeichner: z.array(unterzeichner),
	/** He has signed and may have it: as he signed it, or sealed with all signatures; null: not (any more). */
	kopie: z.enum(['SO_WEIT', 'VOLLSTAENDIG']).nullable(),
	/** Which form the signature has; null: the Traeger hasn't said which one is meant. */
	formsatz: z.string().nullable(),
	einwilligung: z.string(),
});

/** What a row of the open ones holds. */
const zeile = zeilenform(UNTERSCHRIFTEN).extend({
	/** The caller may sign it himself. */
	istEigene: z.boolean(),
});

/** A drawing, and what is said beside it. */
const UNTERSCHRIFT: Formular = {
	feld: 'signature',
	isOhneDatei: true,
	daneben: {
		art: 'GEZEICHNET (mit Bild), GETIPPT oder HINTERLEGT',
		name: 'Vor- und Nachname; wer angemeldet ist, unterschreibt mit dem Namen des Kontos',
		isEinverstanden: 'true: gelesen und einverstanden',
		vertragsnummer: 'Nur wenn die Sitzung nach ihr fragt (isNummerNoetig)',
	},
};

/** Table: Signature session, calls. */
export const signatur = {
	listeSignaturen: route({
		method: 'GET',
		path: '/v1/signature',
		area,
		titel: 'Offene Unterschriften',
		action: 'signaturenListen',
		feature,
		query: listenquery(sortierbar(UNTERSCHRIFTEN)),
		response: liste(zeile),
		extra: true,
	}),
	zaehleSignaturen: zaehlroute({
		area,
		path: '/v1/signature',
		was: 'offene Unterschriften',
		action: 'signaturenListen',
		feature,
	}),
	fordereSignaturAn: route({
		method: 'POST',
		path: '/v1/signature/session',
		area,
		titel: 'Eine Partei um ihre Unterschrift bitten',
		action: 'signaturAnfordern',
		feature,
		body: z.strictObject({ dokID: id, partei, personID: id.nullable().optional() }),
		status: 201,
		response: eins(z.object({ sitzungID: id, signToken: z.string(), gueltigBis: zeit })),
	}),
	sendeSignaturmail: route({
		method: 'POST',
		path: '/v1/signature/mail',
		area,
		titel: 'Die Bitte um eine Unterschrift noch einmal senden',
		action: 'signaturAnfordern',
		feature,
		body: z.strictObject({ sitzungID: id }),
		extra: true,
	}),
	oeffneSignatur: route({
		method: 'GET',
		path: '/v1/signature/session/{signToken}',
		area,
		titel: 'Ein Dokument zum Unterschreiben öffnen',
		action: 'signaturOeffnen',
		feature,
		niePrefetch: true,
		params,
		query: mode,
		response: eins(sitzung),
	}),
	unterschreibeSitzung: route({
		method: 'POST',
		path: '/v1/signature/session/{signToken}',
		area,
		titel: 'Unterschreiben',
		action: 'unterschreibenMitLink',
		feature,
		params,
		query: mode,
		datei: UNTERSCHRIFT,
		response: eins(sitzung),
	}),
	zeigeSignaturvorschau: route({
		method: 'GET',
		path: '/v1/signature/preview',
		area,
		titel: 'Das Dokument, das unterschrieben wird oder wurde',
		action: 'signaturOeffnen',
		feature,
		niePrefetch: true,
		query: z.strictObject({ signToken }),
		contentType: 'application/pdf',
		response: z.string(),
	}),
	setzeSignaturenPerLinkZurueck: route({
		method: 'GET',
		path: '/v1/signature/reset/{dokID}',
		area,
		titel: 'Unterschriften zurücksetzen (nur mit Bearer-Token)',
		action: 'signaturenZuruecksetzen',
		feature,
		nurMitBearer: true,
		response: eins(dokument),
	}),
	setzeSignaturenZurueck: route({
		method: 'POST',
		path: '/v1/signature/reset/{dokID}',
		area,
		titel: 'Unterschriften zurücksetzen',
		action: 'signaturenZuruecksetzen',
		feature,
		response: eins(dokument),
		extra: true,
	}),
	besiegleErneut: route({
		method: 'POST',
		path: '/v1/signature/seal/{dokID}',
		area,
		titel: 'Ein vollständig unterschriebenes Dokument erneut besiegeln',
		action: 'signaturenZuruecksetzen',
		feature,
		response: eins(dokument),
		extra: true,
	}),
	unterschreibeDirekt: route({
		method: 'POST',
		path: '/v1/signature',
		area,
		titel: 'Als angemeldete Partei unterschreiben',
		action: 'unterschreiben',
		feature,
		query: z.strictObject({ dokID: id }),
		datei: UNTERSCHRIFT,
		response: eins(dokument),
	}),
};
