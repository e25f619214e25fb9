import { adressat } from '#domain/akte/dran/dokument.ts';
import { dranAmWunsch, wartendesPapier } from '#domain/akte/dran/wunsch.ts';
import { WunschNachgefragt } from '#domain/akte/ereignisse.ts';
import { type Befund, type Wunschfall, wunschfall } from '#domain/akte/fall.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { mahnadressaten } from '#domain/akte/mahnwesen/mahnadressaten.ts';
import { pruefe, type Verb } from '#domain/akte/verb.ts';
import { vollende } from '#domain/akte/vollenden.ts';
import { findeWunsch } from '#domain/akte/zugang.ts';
import type { Mahnadressat, Wunsch } from '#domain/akte/zustand.ts';
import { addiereTage } from '#domain/datum.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { type Partei, seite } from '#domain/rollen.ts';

/** So long whoever was asked has time to answer. */
const TAGE = 7;

export interface NachfragenEingabe {
	readonly wunschID: string;
}

export const NACHFRAGEN: Verb<Wunschfall> = {
	key: 'nachfragen',
	titel: 'Nachfragen',
	ausgang: [wartetAufAndere],
	regeln: [hoechstensWoechentlich],
};

/** The place asks whom it waits for how it stands: whoever is at turn at its application or contract. */
export function nachfragen(lage: Lage, { wunschID }: NachfragenEingabe): Entschluss {
	const wunsch = findeWunsch(lage, wunschID);
	pruefe(NACHFRAGEN, wunschfall(lage, wunsch, { wunschID }));
	const { partei, anforderungID, an } = gefragte(lage, wunsch) as Gefragte;
	return vollende(lage, [WunschNachgefragt({ wunschID, tag: lage.ctx.heute, partei, anforderungID, an })]);
}

interface Gefragte {
	readonly partei: Partei;
	readonly anforderungID: string | null;
	readonly an: readonly Mahnadressat[];
}

/** null: nobody has to do anything, or the federal office has. */
function gefragte({ akte, referenz, ctx }: Lage, wunsch: Wunsch): Gefragte | null {
	const umfeld = { akte, referenz, heute: ctx.heute };
	const dran = dranAmWunsch(umfeld, wunsch);
	if (!dran || dran.partei === 'BUNDESAMT') return null;
	const { partei } = dran;
	const papier = wartendesPapier(umfeld, wunsch);
	const anPapier = papier ? mahnadressaten(akte, papier.anforderung, papier.spec, ctx.heute) : [];
	const an = anPapier.length > 0 ? anPapier : [adressat(akte, partei, null)];
	return { partei, anforderungID: papier?.anforderung.id ?? null, an };
}

function wartetAufAndere({ lage, wunsch }: Wunschfall): Befund {
	const gefragt = gefragte(lage, wunsch);
	if (gefragt && gefragt.partei !== seite(lage.akteur)) return null;
	return { code: 'G22', http: 409, text: 'Nachfragen können Sie, sobald hier jemand anderes dran ist.' };
}

/** The rule on how often: the same side at most once a week. */
function hoechstensWoechentlich({ lage, wunsch }: Wunschfall): Befund {
	const gefragt = gefragte(lage, wunsch);
	const zuletzt = wunsch.nachfragen.findLast(({ partei }) => partei === gefragt?.partei);
	if (!zuletzt) return null;
	const ab = addiereTage(zuletzt.tag, TAGE);
	if (ab <= lage.ctx.heute) return null;
	const text = `Sie haben zuletzt am ${formatDatum(zuletzt.tag)} nachgefragt. Bitte lassen Sie etwas Zeit: Ab dem ${formatDatum(ab)} geht es wieder.`;
	return { code: 'NACHFRAGE', http: 409, text };
}
