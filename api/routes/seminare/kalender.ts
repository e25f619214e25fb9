import type { kalender } from '#api/contract/seminare/kalender.ts';
import { nichtGefunden } from '#api/plugins/fehler.ts';
import { abgelaufen } from '#api/plugins/sitzung.ts';
import {
	erneuereKalenderadresse,
	inhaberDerAdresse,
	merkeAbruf,
	widerrufeKalenderadresse,
} from '#commands/kalender/adresse.ts';
import { schreibeKalender } from '#commands/kalender/ics.ts';
import { hatRolle } from '#domain/rollen.ts';
import { type Kalenderseminar, kalendereintraege } from '#domain/seminar/kalendereintraege.ts';
import {
	gruppenname,
	hatMitglieder,
	type Kalenderinhaber,
	kalenderadresse,
	kalenderseminare,
	kalenderseminareDerGruppe,
} from '#projections/queries/seminare/kalender.ts';
import { alleParameter } from '#projections/queries/traeger/parameter.ts';
import { alsAkteur, kontoVon } from '#projections/queries/zugang/akteur.ts';
import type { Handlers, Umstand } from '../handler.ts';
import { portaladresse } from '../portaladresse.ts';
import { zaehleGeratenen } from '../zugang/auth.ts';

/** Seminars in the calendar programs of those they are about. */
export const kalenderHandlers: Handlers<typeof kalender> = {
	async holeKalender(anruf) {
		const { umgebung, params, reply } = anruf;
		const inhaber = await inhaberDerAdresse(umgebung, params.token);
		const inhalt = inhaber && (await kalenderVon(anruf, inhaber));
		if (!inhalt) {
			await zaehleGeratenen(anruf, params.token);
			throw nichtGefunden();
		}
		const { heute } = umgebung.ctx();
		const ics = schreibeKalender(kalendereintraege(inhalt.seminare, heute), { name: inhalt.name });
		reply.header('last-modified', (await merkeAbruf(umgebung, params.token, ics)).toUTCString());
		reply.header('content-disposition', 'inline; filename="seminare.ics"');
		return ics;
	},

	holeEigeneKalenderadresse: async (anruf) => ({ data: await kalenderadresse(anruf.umgebung.db, selbst(anruf)) }),
	erneuereEigeneKalenderadresse: (anruf) => neueAdresse(anruf, selbst(anruf)),
	widerrufeEigeneKalenderadresse: (anruf) => widerrufe(anruf, selbst(anruf)),

	async holeKalenderadresseDerGruppe(anruf) {
		const gruppe = await vorhandeneGruppe(anruf, anruf.params.id);
		return { data: await kalenderadresse(anruf.umgebung.db, gruppe) };
	},
	erneuereKalenderadresseDerGruppe: async (anruf) => neueAdresse(anruf, await vorhandeneGruppe(anruf, anruf.params.id)),
	widerrufeKalenderadresseDerGruppe: async (anruf) => widerrufe(anruf, await vorhandeneGruppe(anruf, anruf.params.id)),
};

interface Inhalt {
	readonly name: string;
	readonly seminare: readonly Kalenderseminar[];
}

/** What its owner may see at this moment; null: he can't sign in any more, or the group is gone. */
async function kalenderVon({ umgebung: { db, ctx } }: Umstand, { art, id }: Kalenderinhaber): Promise<Inhalt | null> {
	if (art === 'GRUPPE') {
		const name = await gruppenname(db, id);
		return name === null ? null : { name: `Seminare ${name}`, seminare: await kalenderseminareDerGruppe(db, id) };
	}
	const konto = await kontoVon(db, id);
	if (!konto?.isAktiv) return null;
	const { mandantKurzBezeichnung, mandantBezeichnung } = await alleParameter(db);
	const seminare = await kalenderseminare(db, alsAkteur(konto, null), ctx().heute);
	return { name: `Seminare ${mandantKurzBezeichnung || mandantBezeichnung}`, seminare };
}

function selbst({ akteur: { userID } }: Umstand): Kalenderinhaber {
	if (userID === null) throw abgelaufen();
	return { art: 'USER', id: userID };
}

/** A site knows of the calendars of those groups that somebody of its own belongs to. */
async function vorhandeneGruppe({ umgebung: { db }, akteur }: Umstand, id: string): Promise<Kalenderinhaber> {
	const istTraeger = hatRolle(akteur, ['MA_VERWALTUNG', 'ADMIN']);
	const darf = istTraeger || (await hatMitglieder(db, id, akteur.einsatzortIDs));
	if (!darf || (await gruppenname(db, id)) === null) throw nichtGefunden();
	return { art: 'GRUPPE', id };
}

async function neueAdresse(anruf: Umstand, inhaber: Kalenderinhaber) {
	const { apiBasisPfad } = anruf.portal.konfiguration;
	const token = await erneuereKalenderadresse(anruf.umgebung, inhaber, anruf.akteur.userID ?? '');
	return { data: { adresse: `${await portaladresse(anruf)}${apiBasisPfad}/v1/kalender/${token}.ics` } };
}

async function widerrufe({ umgebung }: Umstand, inhaber: Kalenderinhaber): Promise<undefined> {
	if (!(await widerrufeKalenderadresse(umgebung, inhaber))) throw nichtGefunden();
}
