/** Places in seminars and the proofs that go with them: one append over both streams. Table: Taking part in a seminar. */
import { type Aktenbefehl, alsBefehl, ladeLage, schreibe } from '#commands/akte/lage.ts';
import { type Befehl, VON_SELBST } from '#commands/befehl.ts';
import { loese } from '#commands/dateien/zuordnen.ts';
import { derReiheNach } from '#commands/der-reihe-nach.ts';
import { execute } from '#commands/execute.ts';
import { fuerJedes } from '#commands/jedes.ts';
import { ausOutbox } from '#commands/mail/aus-outbox.ts';
import type { Mandant } from '#commands/mandant.ts';
import type { Sitzung } from '#commands/sitzung.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { akteAggregat } from '#domain/akte/akte.ts';
import {
	istAbmeldung,
	nachweisLoeschen,
	seminarAusplanen,
} from '#domain/akte/entscheidungen/seminar/nachweis-loeschen.ts';
import { pruefeSeminaranmeldung, seminarEinplanen } from '#domain/akte/entscheidungen/seminar/seminar-anmelden.ts';
import type { Lage } from '#domain/akte/lage.ts';
import { istTraeger } from '#domain/akte/regeln/rechte.ts';
import { gleicheNachweisAb, haeltPlatz } from '#domain/akte/seminar/abgleich.ts';
import { pruefeAbmeldung } from '#domain/akte/seminar/abmeldung.ts';
import { vollende } from '#domain/akte/vollenden.ts';
import type { Seminarnachweis } from '#domain/akte/zustand.ts';
import { Abgelehnt, NICHT_GEFUNDEN } from '#domain/regelverstoss.ts';
import { PORTAL } from '#domain/rollen.ts';
import type { Platzstand } from '#domain/seminar/ereignisse.ts';
import { gibPlatzAuf, lassePlatzangeboteVerfallen, meldeAn, platzVon } from '#domain/seminar/plaetze.ts';
import { type Seminar, seminarAggregat } from '#domain/seminar/seminar.ts';
import { istMitglied, seminargruppeAggregat } from '#domain/seminargruppe/seminargruppe.ts';
import { SEMINAR, SICHTBARE_SEMINARE } from '#domain/status/seminar.ts';
import { seminareMitAbgelaufenerFrist, seminareVon } from '#projections/queries/seminare/plaetze.ts';
import { ladeReferenz } from '#projections/queries/traeger/referenz.ts';

/** Takes a place, the end of the waiting list, or the place that is offered. */
export function meldeFreiwilligenAn(
	umgebung: Umgebung,
	befehl: Aktenbefehl,
	freiwilligerID: string,
	seminarID: string,
): Promise<{ stand: Platzstand }> {
	return imAndrang(umgebung, seminarID, alsBefehl(befehl), (sitzung) =>
		meldeAnOderNimmAn(sitzung, befehl, freiwilligerID, seminarID),
	);
}

export async function meldeAnOderNimmAn(
	sitzung: Sitzung,
	befehl: Aktenbefehl,
	freiwilligerID: string,
	seminarID: string,
): Promise<{ stand: Platzstand }> {
	const { lage, seminar } = await lies(sitzung, befehl, freiwilligerID, seminarID);
	pruefeSeminaranmeldung(lage, seminar, await gehoertDazu(sitzung, lage, seminar));
	const umfeld = { ...platzumfeld(lage), istTraeger: istTraeger(lage.akteur) };
	const danach = sitzung.schreibe(seminarAggregat, seminarID, meldeAn(seminar, freiwilligerID, umfeld));
	const stand = platzVon(danach, freiwilligerID)?.stand ?? 'WARTELISTE';
	if (stand === 'ANGEMELDET') {
		schreibe(sitzung, freiwilligerID, vollende(lage, seminarEinplanen(lage, danach)));
	}
	return { stand };
}

/** Gives up the place, the waiting, or what is offered. */
export async function meldeFreiwilligenAb(
	umgebung: Umgebung,
	befehl: Aktenbefehl,
	freiwilligerID: string,
	seminarID: string,
): Promise<void> {
	await imAndrang(umgebung, seminarID, alsBefehl(befehl), (sitzung) =>
		gibAb(sitzung, befehl, freiwilligerID, seminarID),
	);
}

/** Many come for one seminar at the same time, when it is published and when places are offered. */
export const imAndrang = <T>(
	umgebung: Umgebung,
	seminarID: string,
	befehl: Befehl,
	decide: (sitzung: Sitzung) => Promise<T>,
): Promise<T> =>
	derReiheNach(umgebung, `${seminarAggregat.name}-${seminarID}`, () => execute(umgebung, befehl, decide));

export async function gibAb(
	sitzung: Sitzung,
	befehl: Aktenbefehl,
	freiwilligerID: string,
	seminarID: string,
): Promise<void> {
	const { lage, seminar } = await lies(sitzung, befehl, freiwilligerID, seminarID);
	const anlass = pruefeAbmeldung(lage, seminar);
	const ausgeplant = seminarAusplanen(lage, seminarID);
	await loeseDatei(
		sitzung,
		lage.akte.seminarnachweise.find((n) => n.seminarID === seminarID),
	);
	sitzung.schreibe(seminarAggregat, seminarID, gibPlatzAuf(seminar, freiwilligerID, anlass, platzumfeld(lage)));
	if (ausgeplant) schreibe(sitzung, freiwilligerID, ausgeplant);
}

/** A line of the plan goes; with it the place, where it was one of a seminar of the Traeger. */
export async function loescheNachweis(
	umgebung: Umgebung,
	befehl: Aktenbefehl,
	freiwilligerID: string,
	nachweisID: string,
): Promise<void> {
	await execute(umgebung, alsBefehl(befehl), async (sitzung) => {
		const lage = await ladeLage(sitzung, befehl.akteur, freiwilligerID);
		const nachweis = lage.akte.seminarnachweise.find((n) => n.id === nachweisID);
		const seminarID = nachweis?.seminarID ?? null;
		if (nachweis && seminarID !== null && istAbmeldung(lage, nachweis)) {
			return gibAb(sitzung, befehl, freiwilligerID, seminarID);
		}
		const entschluss = nachweisLoeschen(lage, { nachweisID });
		await loeseDatei(sitzung, nachweis);
		if (seminarID !== null) {
			const seminar = await sitzung.lies(seminarAggregat, seminarID);
			sitzung.schreibe(seminarAggregat, seminarID, gibPlatzAuf(seminar, freiwilligerID, 'ENTFERNT', platzumfeld(lage)));
		}
		schreibe(sitzung, freiwilligerID, entschluss);
	});
}

async function loeseDatei(sitzung: Sitzung, nachweis: Seminarnachweis | undefined): Promise<void> {
	if (nachweis?.datei) await loese(sitzung, nachweis.datei.uploadID);
}

/** Job of the outbox: the proof follows what became of the seminar. Said again it does nothing. */
export async function gleicheSeminarnachweisAb({ umgebung }: Pick<Mandant, 'umgebung'>, id: string): Promise<void> {
	await ausOutbox(umgebung, id, async ({ daten: { freiwilligerID = '', seminarID = '' } }) => {
		await execute(umgebung, VON_SELBST, async (sitzung) => {
			const [lage, seminar] = await Promise.all([
				ladeLage(sitzung, PORTAL, freiwilligerID),
				sitzung.lies(seminarAggregat, seminarID),
			]);
			const ereignisse = gleicheNachweisAb(lage.akte, seminar);
			if (ereignisse.length > 0) sitzung.schreibe(akteAggregat, freiwilligerID, ereignisse);
		});
		return undefined;
	});
}

/** Job of the outbox: whose service ends before a seminar, or doesn't come, leaves his place to others. */
export async function gibSeminarplaetzeFrei({ umgebung }: Pick<Mandant, 'umgebung'>, id: string): Promise<void> {
	await ausOutbox(umgebung, id, async ({ daten: { freiwilligerID = '' } }) => {
		for (const seminarID of await seminareVon(umgebung.db, freiwilligerID)) {
			await gibPlatzFrei(umgebung, freiwilligerID, seminarID);
		}
		return undefined;
	});
}

async function gibPlatzFrei(umgebung: Umgebung, freiwilligerID: string, seminarID: string): Promise<void> {
	await execute(umgebung, VON_SELBST, async (sitzung) => {
		const [lage, seminar] = await Promise.all([
			ladeLage(sitzung, PORTAL, freiwilligerID),
			sitzung.lies(seminarAggregat, seminarID),
		]);
		if (seminar.status !== SEMINAR.nr.Published || haeltPlatz(lage, seminar)) return;
		sitzung.schreibe(seminarAggregat, seminarID, gibPlatzAuf(seminar, freiwilligerID, 'DIENST', platzumfeld(lage)));
	});
}

/** Every few minutes: a place nobody answered for is offered to the next. */
export async function lasseSeminarplaetzeVerfallen(umgebung: Umgebung): Promise<void> {
	await fuerJedes(umgebung, await seminareMitAbgelaufenerFrist(umgebung.db, umgebung.ctx().jetzt), {
		auftrag: 'seminarplaetze-verfallen',
		stream: (id) => `${seminarAggregat.name}-${id}`,
		tue: (id) =>
			execute(umgebung, VON_SELBST, async (sitzung) => {
				const [seminar, referenz] = await Promise.all([
					sitzung.lies(seminarAggregat, id),
					ladeReferenz(sitzung.db, { adresseIDs: [], benutzerIDs: [] }),
				]);
				sitzung.schreibe(
					seminarAggregat,
					id,
					lassePlatzangeboteVerfallen(seminar, platzumfeld({ ctx: sitzung.ctx, referenz })),
				);
			}),
	});
}

/** The file as the caller sees it, and a seminar he may know of. */
async function lies(
	sitzung: Sitzung,
	befehl: Aktenbefehl,
	freiwilligerID: string,
	seminarID: string,
): Promise<{ lage: Lage; seminar: Seminar }> {
	const [lage, seminar] = await Promise.all([
		ladeLage(sitzung, befehl.akteur, freiwilligerID),
		sitzung.lies(seminarAggregat, seminarID),
	]);
	const bekannt = istTraeger(befehl.akteur) || SICHTBARE_SEMINARE.includes(seminar.status);
	if (!seminar.existiert || seminar.geloescht || !bekannt) throw new Abgelehnt([NICHT_GEFUNDEN]);
	return { lage, seminar };
}

/** Does he belong to one of the groups the seminar is for? */
async function gehoertDazu(sitzung: Sitzung, { akte }: Lage, seminar: Seminar): Promise<boolean> {
	const { seminargruppeID } = akte;
	if (seminargruppeID === null || !seminar.felder.seminargruppeIDs.includes(seminargruppeID)) return false;
	return istMitglied(await sitzung.lies(seminargruppeAggregat, seminargruppeID), akte.id);
}

export const platzumfeld = ({ ctx: { heute, jetzt }, referenz }: Pick<Lage, 'ctx' | 'referenz'>) => ({
	heute,
	jetzt,
	nachrueckFrist: referenz.parameter.nachrueckFrist,
});
