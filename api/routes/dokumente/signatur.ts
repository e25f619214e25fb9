import type { signatur } from '#api/contract/dokumente/signatur.ts';
import { nichtGefunden } from '#api/plugins/fehler.ts';
import { liesUnterschrift } from '#api/plugins/unterschrift.ts';
import { mitEinmalLink } from '#api/routes/zugang/auth.ts';
import { ablage } from '#commands/dateien/ablage.ts';
import { entscheide } from '#commands/dokumente/befehl.ts';
import { ortDesDokuments } from '#commands/dokumente/lesen.ts';
import type { Idempotenz } from '#commands/idempotenz.ts';
import { fordereSignaturAn, sendeErneut } from '#commands/unterschrift/anfordern.ts';
import { istSitzungsID } from '#commands/unterschrift/finden.ts';
import { oeffneSitzung, zeigeVorschau } from '#commands/unterschrift/oeffnen.ts';
import { unterschreibeDokument, unterschreibeSitzung } from '#commands/unterschrift/unterschreiben.ts';
import { besiegelungAnstossen } from '#domain/akte/entscheidungen/dokument/dokument-besiegeln.ts';
import { signaturenZuruecksetzen } from '#domain/akte/entscheidungen/dokument/signaturen-zuruecksetzen.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { seite } from '#domain/rollen.ts';
import { offeneSignaturen, signaturenplan } from '#projections/queries/dokumente/signaturen.ts';
import { alsAnfrage, alsSeite, blickVon, gibAnzahlen } from '../anfrage.ts';
import type { Handlers, Umstand } from '../handler.ts';
import { zeigeDokument } from './dokumentansicht.ts';
import { zeigeSitzung } from './signaturansicht.ts';

/** Table: Signature session, calls. */
export const signaturHandlers: Handlers<typeof signatur> = {
	async listeSignaturen(anruf) {
		const anfrage = alsAnfrage(anruf, anruf.query);
		const eigene = seite(anruf.akteur);
		const zeilen = await offeneSignaturen(anruf.umgebung, await blickVon(anruf), anfrage);
		return alsSeite(zeilen, anfrage, (z) => ({ ...z, istEigene: z.partei === eigene }));
	},

	zaehleSignaturen: async (anruf) => gibAnzahlen(anruf, signaturenplan(await blickVon(anruf))),

	async fordereSignaturAn(anruf) {
		const { dokID: dokumentID, partei, personID = null } = anruf.body;
		anruf.reply.header('cache-control', 'no-store');
		return { data: await fordereSignaturAn(anruf.umgebung, anruf, { dokumentID, partei, unterzeichnerID: personID }) };
	},

	async sendeSignaturmail(anruf) {
		await sendeErneut(anruf.umgebung, anruf, anruf.body.sitzungID);
	},

	async oeffneSignatur(anruf) {
		const { umgebung, akteur, params, query } = anruf;
		const fall = await mitLink(anruf, params.signToken, () =>
			oeffneSitzung(umgebung, akteur, params.signToken, query.mode),
		);
		return { data: await zeigeSitzung(anruf, fall) };
	},

	async unterschreibeSitzung(anruf) {
		const { umgebung, akteur, params, request, reply } = anruf;
		const unterschrift = await liesUnterschrift(request, reply);
		await mitLink(anruf, params.signToken, (idempotenz) =>
			unterschreibeSitzung(umgebung, ablageVon(anruf), { akteur, idempotenz }, params.signToken, unterschrift),
		);
		const fall = await oeffneSitzung(umgebung, akteur, params.signToken, 'view');
		return { data: await zeigeSitzung(anruf, fall) };
	},

	async zeigeSignaturvorschau(anruf) {
		const { umgebung, akteur, query, reply } = anruf;
		const inhalt = await mitLink(anruf, query.signToken, () =>
			zeigeVorschau(umgebung, ablageVon(anruf), akteur, query.signToken),
		);
		reply.headers({
			'content-length': inhalt.length,
			'content-security-policy': "default-src 'none'; sandbox",
			'referrer-policy': 'no-referrer',
		});
		// The bytes pass through unread; the contract knows them as text.
		return inhalt as unknown as string;
	},

	setzeSignaturenPerLinkZurueck: (anruf) => tueAmDokument(anruf, anruf.params.dokID, signaturenZuruecksetzen),
	setzeSignaturenZurueck: (anruf) => tueAmDokument(anruf, anruf.params.dokID, signaturenZuruecksetzen),
	besiegleErneut: (anruf) => tueAmDokument(anruf, anruf.params.dokID, besiegelungAnstossen),

	async unterschreibeDirekt(anruf) {
		const { umgebung, query, request, reply } = anruf;
		const unterschrift = await liesUnterschrift(request, reply);
		const ort = await unterschreibeDokument(umgebung, ablageVon(anruf), anruf, query.dokID, unterschrift);
		return { data: await zeigeDokument(anruf, ort.freiwilligerID, query.dokID) };
	},
};

/** Guessed links are stopped; who is signed in and names a session of his own guesses nothing. */
const mitLink = <T>(
	anruf: Umstand,
	signToken: string,
	oeffne: (idempotenz: Idempotenz | null) => Promise<T>,
): Promise<T> => (istSitzungsID(signToken) ? oeffne(anruf.idempotenz) : mitEinmalLink(anruf, signToken, oeffne));

async function tueAmDokument(
	anruf: Umstand,
	dokumentID: string,
	tat: (lage: Lage, eingabe: { readonly dokumentID: string }) => Entschluss,
) {
	const ort = await ortDesDokuments(anruf.umgebung, dokumentID);
	if (!ort) throw nichtGefunden();
	await entscheide(anruf.umgebung, anruf, ort.freiwilligerID, (lage) => ({
		entschluss: tat(lage, { dokumentID }),
		ergebnis: null,
	}));
	return { data: await zeigeDokument(anruf, ort.freiwilligerID, dokumentID) };
}

const ablageVon = ({ portal }: Umstand) => ablage(portal.konfiguration.datenVerzeichnis);
