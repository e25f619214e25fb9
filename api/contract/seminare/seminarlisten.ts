import { z } from 'zod';
import { eins, route } from '../route.ts';

const area = 'seminar';
const feature = 'SEMINARVERWALTUNG';
const datei = z.custom<Uint8Array | Blob>();
const PDF = { contentType: 'application/pdf', response: datei } as const;
const EXCEL = {
	contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
	response: datei,
} as const;

/** Lists and papers of seminars and their groups. */
export const seminarlisten = {
	holeTeilnehmerliste: route({
		method: 'GET',
		path: '/v1/seminar/{id}/teilnehmerliste',
		area,
		titel: 'Teilnehmerliste eines Seminars zum Unterschreiben als PDF',
		action: 'seminarteilnehmerAusgeben',
		feature,
		...PDF,
	}),
	exportSeminarteilnehmer: route({
		method: 'GET',
		path: '/v1/exporte/seminare/{id}/teilnehmer',
		area: 'export',
		titel: 'Teilnehmende eines Seminars als Excel-Datei',
		action: 'seminarteilnehmerAusgeben',
		feature,
		...EXCEL,
	}),
	holeGruppenliste: route({
		method: 'GET',
		path: '/v1/seminargruppe/{id}/teilnehmerliste',
		area: 'seminargruppe',
		titel: 'Liste einer Seminargruppe zum Unterschreiben als PDF',
		action: 'seminarteilnehmerAusgeben',
		feature,
		extra: true,
		...PDF,
	}),
	exportGruppenteilnehmer: route({
		method: 'GET',
		path: '/v1/exporte/seminargruppen/{id}/teilnehmer',
		area: 'export',
		titel: 'Mitglieder einer Seminargruppe als Excel-Datei',
		action: 'seminarteilnehmerAusgeben',
		feature,
		extra: true,
		...EXCEL,
	}),
	holeNamensschilder: route({
		method: 'GET',
		path: '/v1/seminar/{id}/namensschilder',
		area,
		titel: 'Namensschilder der Angemeldeten zum Ausschneiden als PDF',
		action: 'seminareBearbeiten',
		feature,
		extra: true,
		...PDF,
	}),
	holeTeilnahmebescheinigungen: route({
		method: 'GET',
		path: '/v1/seminar/{id}/teilnahmebescheinigungen',
		area,
		titel: 'Teilnahmebescheinigungen aller, deren Tage anerkannt sind, als PDF',
		action: 'seminarnachweisPruefen',
		feature,
		extra: true,
		...PDF,
	}),
	holeTeilnahmebescheinigung: route({
		method: 'GET',
		path: '/v1/{freiwilligerID}/seminarplanung/{id}/teilnahmebescheinigung',
		area: 'seminarplanung',
		titel: 'Teilnahmebescheinigung zu einem anerkannten Seminar als PDF',
		action: 'seminarplanungLesen',
		feature,
		extra: true,
		...PDF,
	}),
	legeUnterschriebeneListeAb: route({
		method: 'PUT',
		path: '/v1/seminar/{id}/teilnehmerliste/unterschrieben',
		area,
		titel: 'Die unterschriebene Teilnehmerliste ablegen; eine frühere wird ersetzt',
		action: 'seminarnachweisPruefen',
		feature,
		extra: true,
		datei: { feld: 'content', daneben: { expectedLength: 'Länge der Datei in Bytes' } },
		response: eins(z.object({ dateiname: z.string() })),
	}),
	holeUnterschriebeneListe: route({
		method: 'GET',
		path: '/v1/seminar/{id}/teilnehmerliste/unterschrieben',
		area,
		titel: 'Die unterschriebene Teilnehmerliste eines Seminars',
		action: 'seminarnachweisPruefen',
		feature,
		extra: true,
		contentType: 'application/octet-stream',
		response: z.string(),
	}),
	entferneUnterschriebeneListe: route({
		method: 'DELETE',
		path: '/v1/seminar/{id}/teilnehmerliste/unterschrieben',
		area,
		titel: 'Die unterschriebene Teilnehmerliste entfernen',
		action: 'seminarnachweisPruefen',
		feature,
		extra: true,
	}),
};
