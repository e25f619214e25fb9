import type { seminarlinks } from '#api/contract/seminare/links.ts';
import { nimmDatei } from '#api/plugins/dateien.ts';
import { nichtGefunden } from '#api/plugins/fehler.ts';
import { ablage } from '#commands/dateien/ablage.ts';
import { angebotZumLink, beantworteAngebotPerLink } from '#commands/seminar/angebot-per-link.ts';
import {
	holeNachweislink,
	nachweisZumLink,
	reicheNachweisPerLinkEin,
	sendeNachweislink,
} from '#commands/seminar/nachweis-per-link.ts';
import { ersterTag, letzterTag } from '#domain/seminar/seminar-felder.ts';
import type { Handlers, Umstand } from '../handler.ts';
import { portaladresse } from '../portaladresse.ts';
import { mitEinmalLink } from '../zugang/auth.ts';

/** Links about seminars that are good for one answer or one file. */
export const seminarlinkHandlers: Handlers<typeof seminarlinks> = {
	async zeigeSeminarangebot(anruf) {
		const { umgebung, params } = anruf;
		const angebot = await mitEinmalLink(anruf, params.token, () => angebotZumLink(umgebung, params.token));
		const { vorname, bezeichnung, termine, geplanteTage, ort, adresse, isOnline, frist } = angebot;
		const data = {
			vorname,
			bezeichnung,
			termine: [...termine],
			ort,
			adresse,
			isOnline,
			frist,
			tage: geplanteTage / 10,
		};
		return { data };
	},

	async beantworteSeminarangebot(anruf) {
		const { umgebung, params, body } = anruf;
		await mitEinmalLink(anruf, params.token, (idempotenz) =>
			beantworteAngebotPerLink(umgebung, idempotenz, { ...params, ...body }),
		);
	},

	async holeNachweislink(anruf) {
		pruefeSelbst(anruf, anruf.params);
		const token = await holeNachweislink(anruf.umgebung, anruf, anruf.params);
		return { data: { adresse: `${await portaladresse(anruf)}/nachweis-einreichen/${token}` } };
	},

	async sendeNachweislink(anruf) {
		pruefeSelbst(anruf, anruf.params);
		await sendeNachweislink(anruf.umgebung, anruf, anruf.params);
	},

	async zeigeNachweislink(anruf) {
		const { umgebung, params } = anruf;
		const gefunden = await mitEinmalLink(anruf, params.token, () => nachweisZumLink(umgebung, params.token));
		const { nachweis, lage } = gefunden;
		const { titel, datei } = nachweis;
		const vorname = lage.akte.person.vorname ?? null;
		return {
			data: { vorname, titel, von: ersterTag(nachweis), bis: letzterTag(nachweis), hatDatei: datei !== null },
		};
	},

	async reicheNachweisPerLinkEin(anruf) {
		const { umgebung, params, request, reply, portal } = anruf;
		const dort = ablage(portal.konfiguration.datenVerzeichnis);
		await mitEinmalLink(anruf, params.token, (idempotenz) =>
			nimmDatei(
				request,
				reply,
				(datei, daneben) => {
					const angaben = { token: params.token, isAU: daneben.get('isAU') === 'true' };
					return reicheNachweisPerLinkEin(umgebung, dort, idempotenz, angaben, datei);
				},
				{ feld: 'nachweis', daneben: ['isAU'], vorab: () => nachweisZumLink(umgebung, params.token) },
			),
		);
	},
};

/** A link speaks for the volunteer: nobody else gets it. */
function pruefeSelbst({ akteur }: Umstand, { freiwilligerID }: { readonly freiwilligerID: string }): void {
	if (akteur.freiwilligerID !== freiwilligerID) throw nichtGefunden();
}
