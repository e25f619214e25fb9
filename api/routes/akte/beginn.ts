import { erfasse, registriere } from '#commands/akte/registrieren.ts';
import { nimmEinladungAn, offeneEinladung } from '#commands/konto/einladung-annehmen.ts';
import { erfassungSchema, registrierungSchema } from '#domain/felder/registrierung.ts';
import { pruefeFelder } from '#domain/stammdaten/pruefe-felder.ts';
import { kontoZurEmail, OEFFENTLICHKEIT } from '#projections/queries/akteur.ts';
import { ortseinladungVon } from '#projections/queries/ortseinladungen.ts';
import type { akteBeginn } from '../../contract/freiwilliger.ts';
import { nichtGefunden } from '../../plugins/fehler.ts';
import { mitEinmalLink } from '../auth.ts';
import type { Handlers } from '../handler.ts';
import { sieheAkte } from './blick.ts';
import { alsErziehungsberechtigter, alsPerson, anfangsumfeld } from './eingaben.ts';
import { zeigeAkte } from './lesen.ts';

/** How a file begins: by oneself, by staff, by an invitation. */
export const beginnHandlers: Handlers<typeof akteBeginn> = {
	async registrieren(anruf) {
		const { umgebung, idempotenz } = anruf;
		const geprueft = pruefeFelder(registrierungSchema(await anfangsumfeld(anruf)), anruf.body);
		const { passwort, datenschutz: _, wuensche, erziehungsberechtigte, ...felder } = geprueft;
		// Whoever registers is nobody yet, even on a machine where somebody is signed in.
		const auftrag = { akteur: OEFFENTLICHKEIT, idempotenz };
		const eingabe = {
			passwort,
			person: alsPerson(felder),
			wuensche,
			erziehungsberechtigte: erziehungsberechtigte.map(alsErziehungsberechtigter),
		};
		return { data: await registriere(umgebung, auftrag, eingabe) };
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
		const { id, email } = await mitEinmalLink(anruf, () => offeneEinladung(umgebung, params.token));
		const [einladung, konto] = await Promise.all([
			ortseinladungVon(umgebung.db, id),
			kontoZurEmail(umgebung.db, email),
		]);
		if (!einladung) throw nichtGefunden();
		return { data: { ...einladung, absender: einladung.eingeladenVon, hatKonto: konto !== null } };
	},

	async einladungAnnehmen(anruf) {
		const { umgebung, params, body, idempotenz } = anruf;
		const { passwort, datenschutz, ...felder } = body;
		const annahme = { person: alsPerson(felder), passwort, datenschutz };
		const freiwilligerID = await mitEinmalLink(anruf, () =>
			nimmEinladungAn(umgebung, params.token, annahme, idempotenz),
		);
		return { data: { freiwilligerID } };
	},
};
