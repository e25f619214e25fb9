import { alsPerson } from '#commands/konto/eingaben.ts';
import { nimmEinladungAn } from '#commands/konto/einladung-annehmen.ts';
import { erfasse } from '#commands/konto/erfassen.ts';
import { registriere } from '#commands/konto/registrieren.ts';
import type { akteBeginn } from '../../contract/freiwilliger.ts';
import { mitEinmalLink } from '../auth.ts';
import type { Handlers } from '../handler.ts';
import { sieheAkte } from './blick.ts';
import { zeigeAkte } from './lesen.ts';

/** How a file begins: by oneself, by staff, by an invitation. */
export const beginnHandlers: Handlers<typeof akteBeginn> = {
	async registrieren({ umgebung, body, idempotenz }) {
		return { data: await registriere(umgebung, body, idempotenz) };
	},

	async erfassen(anruf) {
		const { umgebung, akteur, idempotenz, zyklusID, body } = anruf;
		const { id } = await erfasse(umgebung, { akteur, idempotenz }, zyklusID, body);
		return { data: await zeigeAkte(anruf, await sieheAkte(anruf, id)) };
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
