import { fuerJedes } from '#commands/jedes.ts';
import type { Umgebung } from '#commands/umgebung.ts';

/** What has run out and is of use to nobody any more. */
export const ABGELAUFEN = [
	`delete from befehl where laeuft_ab_am < now()`,
	// No brake reaches back further.
	`delete from bremse where seit < now() - interval '1 day'`,
	// Whatever is still to be done is tried, and noted anew, every day.
	`delete from auftragsrest where zuletzt < now() - interval '30 days'`,
	// Mails stay with the file they are about, jobs tell nobody anything.
	`delete from outbox where art = 'job' and status = 'sent' and gesendet_am < now() - interval '30 days'`,
	// So long somebody asks what it was that he got.
	`delete from mailkopie where gesendet_am < now() - interval '12 months'`,
	// What is tried at all is done with after days; what waits longer waits for somebody who has forgotten it.
	`delete from webhook_zustellung where erstellt_am < now() - interval '30 days'`,
	`delete from supportanfrage where erstellt_am < now() - interval '30 days'`,
	// Older ones are refused by their time.
	`delete from meeting_meldung where empfangen_am < now() - interval '1 day'`,
	// Until then it proves that it was answered in time.
	`delete from barrieremeldung where beantwortet_am < now() - interval '12 months'`,
	// As long as an application that came to nothing.
	`delete from einladung where status <> 'OFFEN' and gueltig_bis < now() - interval '6 months'`,
	`delete from user_einladung where status <> 'OFFEN' and gueltig_bis < now() - interval '6 months'`,
	`delete from beitrittsanfrage where status <> 'OFFEN' and entschieden_am < now() - interval '6 months'`,
	`delete from lebenszeichen where am < now() - interval '1 day'`,
	`delete from sso_vorgang where laeuft_ab_am < now()`,
	`delete from videodienst_vorgang where laeuft_ab_am < now()`,
	`delete from sso_nachweis where laeuft_ab_am < now()`,
	`delete from download_token where laeuft_ab_am < now()`,
	`delete from zweiter_faktor where aktiv_seit is null and erstellt_am < now() - interval '1 day'`,
	`delete from kalenderadresse where widerrufen_am < now() - interval '12 months'`,
	`delete from einmal_token where laeuft_ab_am < now() - interval '30 days'`,
	// Whoever is there again by then gets mails again.
	`delete from mail_sperre where seit < now() - interval '12 months'`,
	// The addresses of the file, often a person's.
	`delete from adressimport where begonnen_am < now() - interval '30 days'`,
	`delete from sammelauftrag where begonnen_am < now() - interval '30 days'`,
	`delete from dokumentabgleich where begonnen_am < now() - interval '30 days'`,
	// Its file is gone long since.
	`delete from exportdatei where entfernt_am < now() - interval '30 days'`,
	// The first row of a login says since when it lasts.
	`delete from sitzung s where laeuft_ab_am < now() and not (eltern_hash is null
		and exists (select from sitzung k where k.familie = s.familie and k.laeuft_ab_am > now()))`,
	`select raeume_zugriff()`,
];

/** Nightly; each statement by itself, so that none waits for the others. */
export async function raeumeAuf(umgebung: Umgebung): Promise<void> {
	await fuerJedes(umgebung, ABGELAUFEN, {
		auftrag: 'aufraeumen',
		stream: (anweisung) => /(?:from|raeume_)\s*(\w+)/.exec(anweisung)?.[1] ?? anweisung,
		tue: (anweisung) => umgebung.pool.query(anweisung),
	});
}
