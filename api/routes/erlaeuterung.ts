import type { Erlaeuterung } from '#api/present/dateien/excelliste.ts';
import { handelnde } from '#projections/queries/zugang/handelnde.ts';
import type { Umstand } from './handler.ts';

/** What a file says of itself before anything is summed up: when it was made, and by whom in whose view. */
export async function herkunftVon({ umgebung, akteur }: Umstand): Promise<Pick<Erlaeuterung, 'stand' | 'erstelltVon'>> {
	const { db, ctx } = umgebung;
	const { userID, impersoniertVon } = akteur;
	const namen = await handelnde(
		db,
		[userID, impersoniertVon].filter((id) => id !== null),
	);
	const name = (id: string | null) => (id === null ? null : (namen.get(id) ?? 'unbekannt'));
	const [selbst, ansicht] = impersoniertVon === null ? [userID, null] : [impersoniertVon, userID];
	const erstelltVon = [name(selbst), ansicht && `in der Ansicht von ${name(ansicht)}`].filter(Boolean).join(' ');
	return { stand: ctx().jetzt, erstelltVon };
}
