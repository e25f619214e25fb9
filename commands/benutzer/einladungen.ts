import type { Kysely } from 'kysely';
import { execute } from '#commands/execute.ts';
import { mailzeile } from '#commands/reaktionen/mailzeile.ts';
import type { Sitzung } from '#commands/sitzung.ts';
import type { OutboxZeile, Umgebung } from '#commands/umgebung.ts';
import { verfall } from '#commands/zugang/einmal-token.ts';
import { Abgelehnt, NICHT_GEFUNDEN, VERALTET } from '#domain/regelverstoss.ts';
import type { Rolle } from '#domain/rollen.ts';
import type { Einladungsstatus } from '#domain/status/zugang.ts';
import { gueltigBis, ladeEin, SCHON_EINGELADEN, schritt } from '#domain/user/einladung.ts';
import { EMAIL_VERGEBEN } from '#domain/user/entscheidungen.ts';
import type { DB } from '#projections/db.ts';
import { kontoZurEmail } from '#projections/queries/zugang/akteur.ts';
import { einladungVon } from '#projections/queries/zugang/einladungen.ts';
import { alsZuordnung } from './adressen.ts';
import { alsBefehl, type Benutzerbefehl } from './befehl.ts';
import { haltenAlsBerechtigt } from './verwalten.ts';

/** Who is invited to which rights. */
export interface NeueEinladung {
	readonly vorname: string;
	readonly nachname: string;
	readonly email: string;
	readonly rollen: readonly Rolle[];
	readonly adresseIDs: readonly string[];
	readonly isBetreuerAutomatischZuweisen: boolean;
}

/** Invites somebody without an account. Returns the invitation's id. */
export async function ladeBenutzerEin(
	umgebung: Umgebung,
	befehl: Benutzerbefehl,
	{ adresseIDs, isBetreuerAutomatischZuweisen, ...angaben }: NeueEinladung,
): Promise<string> {
	const { akteur } = befehl;
	return execute(umgebung, alsBefehl(befehl), async (sitzung) => {
		await haltenAlsBerechtigt(sitzung, akteur);
		const id = sitzung.ctx.neueID();
		const zuordnung = await alsZuordnung(sitzung, adresseIDs);
		const einladung = ladeEin(akteur, { ...angaben, ...zuordnung }, sitzung.ctx.jetzt);
		if (await kontoZurEmail(sitzung.db, einladung.email)) throw new Abgelehnt([EMAIL_VERGEBEN]);
		sitzung.tabelle(
			sitzung.db
				.insertInto('user_einladung')
				.values({
					id,
					status: einladung.status,
					email: einladung.email,
					vorname: einladung.vorname,
					nachname: einladung.nachname,
					rollen: [...einladung.rollen],
					einsatzstelle_ids: [...einladung.einsatzstelleIDs],
					einsatzort_ids: [...einladung.einsatzortIDs],
					is_betreuer_automatisch_zuweisen: isBetreuerAutomatischZuweisen,
					eingeladen_von: akteur.userID,
					erstellt_am: sitzung.ctx.jetzt,
					gueltig_bis: einladung.gueltigBis,
				})
				.onConflict((oc) => oc.doNothing()),
			SCHON_EINGELADEN,
		);
		sitzung.outbox(einladungsmail(id));
		return id;
	});
}

/** A new mail with a new link that is good for two weeks from now; the one before is void. */
export async function sendeEinladungErneut(umgebung: Umgebung, befehl: Benutzerbefehl, id: string): Promise<void> {
	await execute(umgebung, alsBefehl(befehl), async (sitzung) => {
		await haltenAlsBerechtigt(sitzung, befehl.akteur);
		const { jetzt } = sitzung.ctx;
		const einladung = await gefunden(sitzung, id);
		const status = schritt(einladung, 'ErneutGesendet', jetzt);
		if (await kontoZurEmail(sitzung.db, einladung.email)) throw new Abgelehnt([EMAIL_VERGEBEN]);
		sitzung.tabelle(
			wechsel(sitzung.db, einladung, { status, gueltig_bis: gueltigBis(jetzt), eingeladen_von: befehl.akteur.userID }),
			VERALTET,
			{ index: 'user_einladung_offen', verstoss: SCHON_EINGELADEN },
		);
		sitzung.tabelle(verfall(sitzung.db, ['BENUTZER_EINLADUNG'], id));
		sitzung.outbox(einladungsmail(id));
	});
}

/** Takes an invitation back; its link opens nothing any more. */
export async function zieheEinladungZurueck(umgebung: Umgebung, befehl: Benutzerbefehl, id: string): Promise<void> {
	await execute(umgebung, alsBefehl(befehl), async (sitzung) => {
		await haltenAlsBerechtigt(sitzung, befehl.akteur);
		beende(sitzung, await gefunden(sitzung, id));
	});
}

/** What ends an open invitation, by the inviting side or by the invited. */
export function beende(sitzung: Sitzung, einladung: Awaited<ReturnType<typeof gefunden>>): void {
	const status = schritt(einladung, 'Zurueckgezogen', sitzung.ctx.jetzt);
	sitzung.tabelle(wechsel(sitzung.db, einladung, { status }), VERALTET);
	sitzung.tabelle(verfall(sitzung.db, ['BENUTZER_EINLADUNG'], einladung.id));
}

async function gefunden({ db }: Sitzung, id: string) {
	const einladung = await einladungVon(db, id);
	if (!einladung) throw new Abgelehnt([NICHT_GEFUNDEN]);
	return einladung;
}

interface Wechsel {
	readonly status: Einladungsstatus;
	readonly gueltig_bis?: string;
	readonly eingeladen_von?: string | null;
	readonly user_id?: string;
}

/** The statement that changes an invitation, only while it is as it was decided on. */
export const wechsel = (db: Kysely<DB>, { id, status }: { id: string; status: Einladungsstatus }, neu: Wechsel) =>
	db.updateTable('user_einladung').set(neu).where('id', '=', id).where('status', '=', status);

const einladungsmail = (id: string): OutboxZeile =>
	mailzeile('USER_EINLADUNG', { art: 'EINLADUNG', id }, { einladungID: id });
