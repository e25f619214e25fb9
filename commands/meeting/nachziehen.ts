import { VON_SELBST } from '#commands/befehl.ts';
import { execute } from '#commands/execute.ts';
import { fuerJedes } from '#commands/jedes.ts';
import type { Sitzung } from '#commands/sitzung.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { akteAggregat } from '#domain/akte/akte.ts';
import { istNochZurueckzunehmen } from '#domain/akte/ruecknahme.ts';
import { brauchtErinnerung, istVorbei, nach } from '#domain/meeting/meeting.ts';
import { BEENDET } from '#domain/status/wunsch.ts';
import { faelligeMeetings, type Meeting, meetingVon } from '#projections/queries/akte/meetings.ts';
import { alleParameter } from '#projections/queries/traeger/parameter.ts';
import { aendere, beende, schreibe, teilnehmende, VERALTET } from './meetings.ts';

export const MEETINGS_NACHZIEHEN = 'meetings-nachziehen';

/**
 * Every minute: talks whose wish has ended are called off, those a day past are over, and those of tomorrow are reminded
 * of. It looks at how things stand: a wish ends on many ways, and none of them has to remember.
 */
export async function zieheMeetingsNach(umgebung: Umgebung): Promise<void> {
	await fuerJedes(umgebung, await faelligeMeetings(umgebung.db, umgebung.ctx().jetzt), {
		auftrag: MEETINGS_NACHZIEHEN,
		stream: (id) => `meeting-${id}`,
		tue: (id) =>
			execute(umgebung, VON_SELBST, async (sitzung) => {
				const meeting = await meetingVon(sitzung.db, id);
				if (meeting) await zieheNach(sitzung, meeting);
			}),
	});
}

async function zieheNach(sitzung: Sitzung, meeting: Meeting): Promise<void> {
	const { status } = meeting;
	const { jetzt } = sitzung.ctx;
	const beendet = nach(status, 'Beendet');
	if (beendet !== null && istVorbei(meeting, jetzt)) {
		sitzung.tabelle(aendere(sitzung, meeting, { status: beendet }), VERALTET);
	} else if (nach(status, 'Abgesagt') !== null && (await istGegenstandslos(sitzung, meeting))) {
		beende(sitzung, meeting);
	} else if (brauchtErinnerung(meeting, jetzt)) {
		sitzung.tabelle(aendere(sitzung, meeting, { status, erinnert_am: jetzt }), VERALTET);
		schreibe(sitzung, 'MEETING_ERINNERUNG', meeting, teilnehmende(meeting));
	}
}

async function istGegenstandslos(sitzung: Sitzung, { freiwilligerID, wunschID }: Meeting): Promise<boolean> {
	const akte = await sitzung.lies(akteAggregat, freiwilligerID);
	const wunsch = akte.wuensche.find(({ id }) => id === wunschID);
	if (akte.geloescht || !wunsch) return true;
	if (!BEENDET.includes(wunsch.status)) return false;
	// Nobody is told that it is called off while its reason may be taken back.
	const { versandVerzoegerung } = await alleParameter(sitzung.db);
	return !istNochZurueckzunehmen(akte, versandVerzoegerung, sitzung.ctx.jetzt);
}
