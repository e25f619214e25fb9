import type { Kysely } from 'kysely';
import { z } from 'zod';
import { ladeLage, schreibe } from '#commands/akte/lage.ts';
import { legeKontoAn } from '#commands/akte/registrieren.ts';
import { execute } from '#commands/execute.ts';
import type { Idempotenz } from '#commands/idempotenz.ts';
import type { Sitzung } from '#commands/sitzung.ts';
import { pruefeAuswahl } from '#commands/stammdaten/auswahl.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { inhaberVon, LINK_UNGUELTIG, verbrauch } from '#commands/zugang/einmal-token.ts';
import { hashKennwort } from '#commands/zugang/kennwort.ts';
import { einladungAnnehmen } from '#domain/akte/entscheidungen/freiwilliger/einladung-annehmen.ts';
import { FELDER } from '#domain/felder/freiwilliger.ts';
import { passwortSchema } from '#domain/felder/passwort.ts';
import type { Personendaten } from '#domain/felder/personenfelder.ts';
import { DATENSCHUTZ } from '#domain/felder/registrierung.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import type { Akteur } from '#domain/rollen.ts';
import { pruefeFelder } from '#domain/stammdaten/pruefe-felder.ts';
import { USER } from '#domain/status/user.ts';
import type { Einladungsstatus } from '#domain/status/zugang.ts';
import { schritt, statusAm } from '#domain/user/einladung.ts';
import { userAggregat } from '#domain/user/user.ts';
import type { DB } from '#projections/db.ts';
import { type Ortseinladung, ortseinladungVon } from '#projections/queries/orte/ortseinladungen.ts';
import { type Konto, kontoZurEmail } from '#projections/queries/zugang/akteur.ts';
import { type Kennwortfolge, kennwortfolge, oeffneKonto } from './freischalten.ts';

export interface Annahme {
	readonly person: Personendaten;
	readonly passwort?: string;
	readonly datenschutz?: true | undefined;
	readonly datenschutzVersion?: number | undefined;
}

/** Who holds the link proves the invited address: the place goes to the file of its account, or to a new one. */
export async function nimmEinladungAn(
	umgebung: Umgebung,
	token: string,
	annahme: Annahme,
	idempotenz: Idempotenz | null,
): Promise<string> {
	const einladung = await offeneEinladung(umgebung, token);
	const konto = await kontoZurEmail(umgebung.db, einladung.email);
	if (konto && !konto.freiwilligerID) throw new Abgelehnt([LINK_UNGUELTIG]);
	if (!konto) pruefeNeue(annahme, einladung.email);
	const folge = await folgeDerAnnahme(umgebung.db, konto, annahme.passwort ?? null);
	const befehl = { akteur: { userID: konto?.id ?? null, rollen: [], impersoniertVon: null }, idempotenz };
	return execute(umgebung, befehl, async (sitzung) => {
		const status = schritt(einladung, 'Angenommen', sitzung.ctx.jetzt);
		const freiwilligerID = konto?.freiwilligerID ?? sitzung.ctx.neueID();
		const userID = konto
			? await bestaetige(sitzung, konto, folge)
			: await neuesKonto(sitzung, freiwilligerID, { ...annahme.person, email: einladung.email }, folge);
		const bedarf = { adresseIDs: [einladung.einsatzortID], benutzerIDs: [einladung.betreuerUserID] };
		const lage = await ladeLage(sitzung, traeger(userID, freiwilligerID), freiwilligerID, bedarf);
		const entschluss = einladungAnnehmen(lage, {
			einladungID: einladung.id,
			zyklusID: einladung.zyklusID,
			einsatzortID: einladung.einsatzortID,
			dienstartID: einladung.dienstartID,
			betreuerUserID: einladung.betreuerUserID,
			userID,
			...(konto
				? {}
				: { person: { ...annahme.person, email: einladung.email }, datenschutzVersion: annahme.datenschutzVersion }),
		});
		if (!konto) await pruefeAuswahl(sitzung.db, annahme.person);
		schreibe(sitzung, freiwilligerID, entschluss);
		sitzung.tabelle(angenommen(sitzung.db, einladung, { status, freiwilliger_id: freiwilligerID }), LINK_UNGUELTIG);
		sitzung.tabelle(verbrauch(sitzung.db, 'EINLADUNG', token), LINK_UNGUELTIG);
		return freiwilligerID;
	});
}

/** The invitation a link leads to that is still good; looking uses nothing up. */
export async function offeneEinladung({ db, ctx }: Umgebung, token: string): Promise<Ortseinladung> {
	const id = await inhaberVon(db, 'EINLADUNG', token);
	const einladung = id && (await ortseinladungVon(db, id));
	if (!einladung || statusAm(einladung, ctx().jetzt) !== 'OFFEN') throw new Abgelehnt([LINK_UNGUELTIG]);
	return einladung;
}

/** Somebody new says who he is, as at a registration. */
function pruefeNeue({ person, passwort, datenschutz, datenschutzVersion }: Annahme, email: string): void {
	const { vorname, nachname, geschlecht, geburtsdatum } = FELDER;
	const schema = z.looseObject({
		vorname,
		nachname,
		geschlecht,
		geburtsdatum,
		passwort: passwortSchema(email),
		...DATENSCHUTZ,
	});
	pruefeFelder(schema, { ...person, passwort, datenschutz, datenschutzVersion });
}

/** An account that is open keeps its password. */
async function folgeDerAnnahme(db: Kysely<DB>, konto: Konto | null, passwort: string | null): Promise<Kennwortfolge> {
	if (konto?.status === 0) return kennwortfolge(db, konto, passwort);
	return konto || passwort === null ? { art: 'BLEIBT' } : { art: 'NEU', hash: await hashKennwort(passwort) };
}

async function bestaetige(sitzung: Sitzung, konto: Konto, folge: Kennwortfolge): Promise<string> {
	const user = await sitzung.lies(userAggregat, konto.id);
	if (user.status === USER.nr.OptIn) oeffneKonto(sitzung, user, folge);
	return konto.id;
}

async function neuesKonto(
	sitzung: Sitzung,
	freiwilligerID: string,
	person: Personendaten,
	folge: Kennwortfolge,
): Promise<string> {
	const userID = await legeKontoAn(sitzung, freiwilligerID, person);
	oeffneKonto(sitzung, await sitzung.lies(userAggregat, userID), folge);
	return userID;
}

const traeger = (userID: string, freiwilligerID: string): Akteur => ({
	art: 'TOKEN',
	userID,
	rollen: [],
	einsatzortIDs: [],
	einsatzstelleIDs: [],
	freiwilligerID,
	impersoniertVon: null,
});

/** Only while it is as it was decided on. */
const angenommen = (
	db: Kysely<DB>,
	{ id, status }: Pick<Ortseinladung, 'id' | 'status'>,
	neu: { readonly status: Einladungsstatus; readonly freiwilliger_id: string },
) => db.updateTable('einladung').set(neu).where('id', '=', id).where('status', '=', status);
