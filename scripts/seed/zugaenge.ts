import type { Client } from 'pg';
import type { Aggregat } from '#domain/aggregat.ts';
import { addiereTage } from '#domain/datum.ts';
import { type Akteur, PORTAL, type Rolle } from '#domain/rollen.ts';
import { entscheideBeitritt } from '#domain/user/beitritt.ts';
import { ladeEin, schritt, statusAm } from '#domain/user/einladung.ts';
import { legeUserAn, schalteFrei, setzeGesperrt } from '#domain/user/entscheidungen.ts';
import { userAggregat } from '#domain/user/user.ts';
import type { Grundlage, Stelle } from './grundlage.ts';
import type { Welt } from './welt.ts';

interface Zugang {
	readonly vorname: string;
	readonly nachname: string;
	readonly rollen: readonly Rolle[];
	/** Of an Einsatzstelle, by number: its whole or single Einsatzorte. */
	readonly stelle?: number;
	readonly nurOrte?: true;
	readonly zustand?: 'OPTIN' | 'GESPERRT';
}

const ZUGAENGE: readonly Zugang[] = [
	{ vorname: 'Petra', nachname: 'Zöller', rollen: ['MA_VERWALTUNG'] },
	{ vorname: 'Holm', nachname: 'Sippel', rollen: ['MA_VERWALTUNG'], zustand: 'GESPERRT' },
	{ vorname: 'Merle', nachname: 'Freund', rollen: ['MA_VEREIN'], stelle: 3, zustand: 'OPTIN' },
	{ vorname: 'Swantje', nachname: 'Vogler', rollen: ['MA_VEREIN'], stelle: 4, nurOrte: true },
	{ vorname: 'Uwe', nachname: 'Lotz', rollen: ['MA_VERWALTUNG', 'MA_VEREIN'], stelle: 5 },
];

const adresse = ({ vorname, nachname }: { vorname: string; nachname: string }): string =>
	`${vorname[0]}.${nachname}@demo.test`.toLowerCase().replace('ö', 'oe');

/** Accounts in every state, opened by a second administrator. Returns her, who invites and decides. */
export function legeZugaengeAn(welt: Welt, grundlage: Grundlage, heute: string): Akteur {
	welt.jetzt = `${addiereTage(heute, -60)}T08:00:00.000Z`;
	const admin = legeAn(welt, grundlage, PORTAL, { vorname: 'Henrike', nachname: 'Aulbach', rollen: ['ADMIN'] });
	welt.jetzt = `${addiereTage(heute, -30)}T08:00:00.000Z`;
	for (const zugang of ZUGAENGE) legeAn(welt, grundlage, admin, zugang);
	return admin;
}

function legeAn(welt: Welt, { stellen }: Grundlage, akteur: Akteur, zugang: Zugang): Akteur {
	const { vorname, nachname, rollen, nurOrte, zustand } = zugang;
	const id = welt.zufall.uuid();
	const stelle = zugang.stelle === undefined ? null : stellen[zugang.stelle];
	const user = welt.lies(userAggregat, id);
	const angaben = {
		vorname,
		nachname,
		email: adresse(zugang),
		rollen: [...rollen],
		einsatzstelleIDs: stelle && !nurOrte ? [stelle.id] : [],
		einsatzortIDs: stelle && nurOrte ? [...stelle.orte] : [],
		freiwilligerID: null,
		sprache: 'de' as const,
	};
	welt.schreibe(userAggregat, id, legeUserAn(user, angaben), akteur);
	welt.nimm('EMAIL', angaben.email, userAggregat as Aggregat, id);
	const selbst: Akteur = { ...PORTAL, art: 'USER', userID: id, rollen: user.rollen };
	if (zustand !== 'OPTIN') welt.schreibe(userAggregat, id, schalteFrei(user), selbst);
	if (zustand === 'GESPERRT') {
		welt.schreibe(userAggregat, id, setzeGesperrt(user, true, { akteur, andereAdmins: 1 }), akteur);
	}
	return selbst;
}

const EINGELADENE = [
	{ vorname: 'Mirko', nachname: 'Hartwig', stelle: 6, vorTagen: 1 },
	{ vorname: 'Elke', nachname: 'Brandt', stelle: 7, vorTagen: 3 },
	{ vorname: 'Tobias', nachname: 'Ruhl', stelle: null, vorTagen: 9 },
	{ vorname: 'Gerd', nachname: 'Thoma', stelle: 8, vorTagen: 20 },
	{ vorname: 'Joscha', nachname: 'Weil', stelle: 9, vorTagen: 5, zurueckgezogen: true },
] as const;

/** Invitations: open ones, one that has run out, one that was taken back. */
export async function saeEinladungen(
	client: Client,
	{ stellen }: Pick<Grundlage, 'stellen'>,
	akteur: Akteur,
	{ heute, jetzt }: { readonly heute: string; readonly jetzt: string },
): Promise<void> {
	for (const { vorTagen, stelle: nr, ...wer } of EINGELADENE) {
		const erstelltAm = `${addiereTage(heute, -vorTagen)}T09:20:00.000Z`;
		const stelle = nr === null ? null : (stellen[nr] ?? null);
		const rollen: Rolle[] = stelle ? ['MA_VEREIN'] : ['MA_VERWALTUNG'];
		const einsatzstelleIDs = stelle ? [stelle.id] : [];
		const angaben = { ...wer, email: adresse(wer), rollen, einsatzstelleIDs, einsatzortIDs: [] };
		const e = ladeEin(akteur, angaben, erstelltAm);
		const status = 'zurueckgezogen' in wer ? schritt(e, 'Zurueckgezogen', erstelltAm) : statusAm(e, jetzt);
		await client.query(
			`insert into user_einladung (id, status, email, vorname, nachname, rollen, einsatzstelle_ids, eingeladen_von,
				erstellt_am, gueltig_bis)
			values (gen_random_uuid(), $1, $2, $3, $4, $5, $6, $7, $8, $9)`,
			[status, e.email, e.vorname, e.nachname, e.rollen, einsatzstelleIDs, akteur.userID, erstelltAm, e.gueltigBis],
		);
	}
}

const ANFRAGEN = [
	{
		vorname: 'Sabine',
		nachname: 'Kilb',
		stelle: 10,
		vorTagen: 1,
		nachricht: 'Ich betreue ab September unsere beiden Freiwilligen im Kinderturnen.',
	},
	{
		vorname: 'Norbert',
		nachname: 'Bäcker',
		stelle: 11,
		vorTagen: 2,
		nachricht: 'Ich löse Frau Amend als Ansprechpartner ab.',
	},
	{ vorname: 'Carla', nachname: 'Amend', stelle: null, vorTagen: 6, nachricht: 'Bitte um Zugang für unseren Verein.' },
	{ vorname: 'Kim', nachname: 'Unbekannt', stelle: null, vorTagen: 12, nachricht: 'Hallo', abgelehnt: true },
] as const;

/** Join requests: open ones and a refused one. */
export async function saeBeitritte(
	client: Client,
	{ stellen }: Pick<Grundlage, 'stellen'>,
	akteur: Akteur,
	heute: string,
): Promise<void> {
	for (const { vorname, nachname, stelle: nr, vorTagen, nachricht, ...rest } of ANFRAGEN) {
		const stelle: Stelle | null = nr === null ? null : (stellen[nr] ?? null);
		const erstelltAm = `${addiereTage(heute, -vorTagen)}T10:05:00.000Z`;
		const entschieden = 'abgelehnt' in rest;
		await client.query(
			`insert into beitrittsanfrage (status, email, vorname, nachname, adresse_id, nachricht, erstellt_am,
				entschieden_am, entschieden_von)
			values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
			[
				entschieden ? entscheideBeitritt('OFFEN', false) : 'OFFEN',
				adresse({ vorname, nachname }).replace('ä', 'ae'),
				vorname,
				nachname,
				stelle?.id ?? null,
				nachricht,
				erstelltAm,
				entschieden ? `${addiereTage(heute, 1 - vorTagen)}T08:00:00.000Z` : null,
				entschieden ? akteur.userID : null,
			],
		);
	}
}

/** When staff last signed in: most of it lately. */
export async function saeAnmeldestand(
	client: Client,
	{ stellen, traeger }: Pick<Grundlage, 'stellen' | 'traeger'>,
	jetzt: string,
): Promise<void> {
	const userIDs = [...traeger.map((t) => t.userID), ...stellen.flatMap((s) => s.betreuerIDs)];
	for (const [i, userID] of userIDs.entries()) {
		// Every seventh never has.
		if (i % 7 === 6) continue;
		const zuletzt = `${addiereTage(jetzt.slice(0, 10), -1 - ((i * i) % 23))}T0${4 + (i % 5)}:${10 + (i % 50)}:00.000Z`;
		await client.query('insert into anmeldestand (user_id, zuletzt) values ($1, $2)', [userID, zuletzt]);
	}
}
