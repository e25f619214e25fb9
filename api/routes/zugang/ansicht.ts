import type { ansicht } from '#api/contract/zugang/ansicht.ts';
import { abgelaufen, gibPaar, mitCookie } from '#api/plugins/sitzung.ts';
import {
	type Betrachter,
	beendeAnsicht,
	oeffneAnsicht,
	oeffneAnsichtDesFreiwilligen,
} from '#commands/ansicht/ansicht.ts';
import type { Sitzungspaar } from '#commands/zugang/sitzungen.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import { KEINE_ANSICHT } from '#domain/zugriff/ansicht.ts';
import { kontoDerSitzung } from '#projections/queries/zugang/akteur.ts';
import type { Anruf, Handlers, Umstand } from '../handler.ts';

/** Working in the view of another user. */
export const ansichtHandlers: Handlers<typeof ansicht> = {
	holeFreiwilligenansicht: alsFreiwilliger,
	oeffneFreiwilligenansicht: alsFreiwilliger,

	async oeffneBenutzeransicht(anruf) {
		return gib(anruf, await oeffneAnsicht(anruf.umgebung.db, betrachterVon(anruf), anruf.params.id));
	},

	async beendeAnsicht(anruf) {
		const { umgebung, akteur, request } = anruf;
		if (akteur.impersoniertVon === null || !request.familie) throw new Abgelehnt([KEINE_ANSICHT]);
		const angaben = { familie: request.familie, ersetze: mitCookie(request), ip: request.ip };
		await gib(anruf, await beendeAnsicht(umgebung.db, angaben));
	},
};

async function alsFreiwilliger(anruf: Anruf<typeof ansicht.holeFreiwilligenansicht>) {
	return gib(anruf, await oeffneAnsichtDesFreiwilligen(anruf.umgebung.db, betrachterVon(anruf), anruf.params.id));
}

function betrachterVon({ akteur, request: { familie, ip } }: Umstand): Betrachter {
	if (!familie) throw abgelaufen();
	return { akteur, familie, ip };
}

/** From here on the browser holds this pair: that of the view, or that of who looked. */
async function gib({ umgebung, portal, reply }: Umstand, sitzung: Sitzungspaar | null) {
	const konto = sitzung && (await kontoDerSitzung(umgebung.db, sitzung.familie));
	if (!sitzung || !konto) throw abgelaufen();
	return gibPaar(portal, reply, konto, sitzung);
}
