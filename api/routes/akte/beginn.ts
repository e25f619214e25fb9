import type { akteBeginn } from '#api/contract/akte/freiwilliger.ts';
import { mitEinmalLink } from '#api/routes/zugang/auth.ts';
import { erfasse, registriere } from '#commands/akte/registrieren.ts';
import { beantworteVorschlagPerLink, vorschlagZumLink } from '#commands/akte/vorschlag-per-link.ts';
import { ablage } from '#commands/dateien/ablage.ts';
import { loescheUploadsVon } from '#commands/dateien/aufraeumen.ts';
import { ladeHoch } from '#commands/dateien/hochladen.ts';
import {
	Gebremst,
	REGISTRIERUNG,
	REGISTRIERUNG_JE_ADRESSE,
	REGISTRIERUNG_MIT_BILD,
	zaehleFehlversuch,
} from '#commands/konto/bremse.ts';
import { nimmEinladungAn, offeneEinladung } from '#commands/konto/einladung-annehmen.ts';
import { erfassungSchema, registrierungSchema } from '#domain/felder/registrierung.ts';
import { Abgelehnt, type Regelverstoss } from '#domain/regelverstoss.ts';
import { pruefeFelder } from '#domain/stammdaten/pruefe-felder.ts';
import { istOeffentlich } from '#projections/queries/orte/karte.ts';
import { ortseinladungVon } from '#projections/queries/orte/ortseinladungen.ts';
import { kontoZurEmail, OEFFENTLICHKEIT } from '#projections/queries/zugang/akteur.ts';
import { nichtGefunden } from '../../plugins/fehler.ts';
import { alsEingehend } from '../../plugins/multipart.ts';
import { sieheAkte } from '../aktenblick.ts';
import type { Handlers, Umstand } from '../handler.ts';
import { alsErziehungsberechtigter, alsPerson, anfangsumfeld } from './eingaben.ts';
import { zeigeAkte } from './lesen.ts';

/** How a file begins: by oneself, by staff, by an invitation. */
export const beginnHandlers: Handlers<typeof akteBeginn> = {
	async registrieren(anruf) {
		const { umgebung, idempotenz } = anruf;
		const geprueft = pruefeFelder(registrierungSchema(await anfangsumfeld(anruf)), anruf.body);
		const {
			passwort,
			datenschutz: _,
			datenschutzVersion,
			zyklusID,
			wuensche,
			erziehungsberechtigte,
			...felder
		} = geprueft;
		await bremse(anruf, felder.email);
		// Whoever registers is nobody yet, even on a machine where somebody is signed in.
		const befehl = { akteur: OEFFENTLICHKEIT, idempotenz };
		const eingabe = {
			passwort,
			zyklusID,
			datenschutzVersion,
			person: alsPerson(felder),
			wuensche,
			erziehungsberechtigte: erziehungsberechtigte.map(alsErziehungsberechtigter),
		};
		return {
			data: await mitProfilbild(anruf, (profilbild) => registriere(umgebung, befehl, { ...eingabe, profilbild })),
		};
	},

	async erfassen(anruf) {
		const { umgebung, akteur, idempotenz, zyklusID, body } = anruf;
		const umfeld = { ...(await anfangsumfeld(anruf)), isDienstartWunschPflicht: false };
		const { zugangAnlegen, wuensche, erziehungsberechtigte, ...felder } = pruefeFelder(erfassungSchema(umfeld), body);
		const { id } = await erfasse(
			umgebung,
			{ akteur, idempotenz },
			{
				zyklusID,
				zugangAnlegen,
				person: alsPerson(felder),
				wuensche,
				erziehungsberechtigte: erziehungsberechtigte.map(alsErziehungsberechtigter),
			},
		);
		return { data: await zeigeAkte(anruf, await sieheAkte(anruf, id)) };
	},

	async zeigeOrtseinladung(anruf) {
		const { umgebung, params } = anruf;
		const { id, email } = await mitEinmalLink(anruf, params.token, () => offeneEinladung(umgebung, params.token));
		const [einladung, konto] = await Promise.all([
			ortseinladungVon(umgebung.db, id),
			kontoZurEmail(umgebung.db, email),
		]);
		if (!einladung) throw nichtGefunden();
		const zeigtBild = await istOeffentlich(umgebung.db, umgebung.ctx().heute, einladung.einsatzortID);
		const bild = zeigtBild ? einladung.bild : null;
		return { data: { ...einladung, bild, absender: einladung.eingeladenVon, hatKonto: konto !== null } };
	},

	async einladungAnnehmen(anruf) {
		const { umgebung, params, body } = anruf;
		const { passwort, datenschutz, datenschutzVersion, ...felder } = body;
		const annahme = { person: alsPerson(felder), passwort, datenschutz, datenschutzVersion };
		const freiwilligerID = await mitEinmalLink(anruf, params.token, (idempotenz) =>
			nimmEinladungAn(umgebung, params.token, annahme, idempotenz),
		);
		return { data: { freiwilligerID } };
	},

	async zeigeVorschlag(anruf) {
		const { umgebung, params } = anruf;
		const gefunden = await mitEinmalLink(anruf, params.token, () => vorschlagZumLink(umgebung, params.token));
		const { wunschID: _, freiwilligerID: __, userID: ___, ...vorschlag } = gefunden;
		return { data: vorschlag };
	},

	async beantworteVorschlagPerLink(anruf) {
		const { umgebung, params, body } = anruf;
		await mitEinmalLink(anruf, params.token, (idempotenz) =>
			beantworteVorschlagPerLink(umgebung, { idempotenz }, { ...params, ...body }),
		);
	},
};

/** Neither from one address nor for one mailbox without end, whether it has an account or not. */
async function bremse({ umgebung: { db }, request: { ip } }: Umstand, email: string): Promise<void> {
	const [jeIP, jeAdresse] = [
		await zaehleFehlversuch(db, REGISTRIERUNG, ip),
		await zaehleFehlversuch(db, REGISTRIERUNG_JE_ADRESSE, email.toLowerCase()),
	];
	if (jeIP > REGISTRIERUNG.anzahl || jeAdresse > REGISTRIERUNG_JE_ADRESSE.anzahl) throw new Gebremst(REGISTRIERUNG);
}

interface Profilbild {
	readonly uploadID: string;
	readonly hochladerID: string;
}

/** Uploads the picture that came along, if one did; what isn't needed in the end goes at once. */
async function mitProfilbild<T>(
	{ umgebung, portal, request: { beilage, ip } }: Umstand,
	tue: (bild: Profilbild | null) => Promise<T>,
): Promise<T> {
	if (!beilage) return tue(null);
	const versuche = await zaehleFehlversuch(umgebung.db, REGISTRIERUNG_MIT_BILD, ip);
	if (versuche > REGISTRIERUNG_MIT_BILD.anzahl) throw new Gebremst(REGISTRIERUNG_MIT_BILD);
	const dort = ablage(portal.konfiguration.datenVerzeichnis);
	const hochladerID = umgebung.ctx().neueID();
	try {
		const { uploadID } = await ladeHoch(umgebung, dort, { rollen: [], userID: hochladerID }, alsEingehend(beilage));
		return await tue({ uploadID, hochladerID });
	} catch (fehler) {
		throw fehler instanceof Abgelehnt ? new Abgelehnt(fehler.verstoesse.map(alsProfilbild)) : fehler;
	} finally {
		await loescheUploadsVon(umgebung, dort, { freiwilligerID: null, userID: hochladerID });
	}
}

/** By the name of the field it came in. */
const alsProfilbild = (verstoss: Regelverstoss): Regelverstoss =>
	verstoss.feld === 'content' || verstoss.feld === 'profilbildUploadID'
		? { ...verstoss, feld: 'profilbild' }
		: verstoss;
