import { afterAll, beforeAll, expect, test } from 'vitest';
import { mitClient } from '#scripts/postgres/zugang.ts';
import { frischeDatenbank, type TestDatenbank } from '#scripts/test/datenbank.ts';
import { ABGELAUFEN } from './aufraeumen.ts';

/** What keeps each table from growing for ever. Whoever adds one says so here. */
const TABELLEN: Readonly<Record<string, string>> = {
	adressimport: 'Nacht',
	adressimport_zeile: 'mit adressimport',
	anmeldestand: 'eine Zeile je Benutzer',
	ansicht: 'höchstens 30 je Benutzer und Liste',
	api_schluessel: 'von Hand angelegt',
	auftragsrest: 'Nacht',
	barrieremeldung: 'Nacht: beantwortete',
	befehl: 'Nacht',
	beitrittsanfrage: 'Nacht: entschiedene; offene gebremst',
	supportanfrage: 'Nacht',
	bremse: 'Nacht',
	dokumentabgleich: 'Nacht',
	dokumentabgleich_zeile: 'mit dokumentabgleich',
	download_abruf: 'eine Zeile je Download',
	download_token: 'Nacht',
	eindeutig: 'mit den Verläufen',
	eingang_gesehen: 'eine Zeile je Benutzer',
	einladung: 'Nacht: beendete; sonst mit den Akten',
	einmal_token: 'Nacht',
	epoche: 'eine Zeile',
	erste_schritte_beendet: 'eine Zeile je Benutzer',
	event: 'bleibt',
	event_person: 'bleibt bis zur Löschung',
	exportdatei: 'Nacht',
	freiwilligja_konfiguration: 'eine Zeile',
	hilfetext: 'von Hand angelegt',
	kalenderadresse: 'Nacht: widerrufene; sonst eine je Benutzer und Gruppe',
	kennwort: 'eine Zeile je Benutzer',
	kysely_migration: 'eine Zeile je Migration',
	kysely_migration_lock: 'eine Zeile',
	laufrechnung: 'bis der Lauf gerechnet ist',
	lebenszeichen: 'Nacht',
	mail_sperre: 'Nacht',
	mailkopie: 'Nacht; sonst mit outbox',
	meeting: 'mit den Akten',
	meeting_konfiguration: 'eine Zeile',
	meeting_meldung: 'Nacht',
	nummernkreis: 'eine Zeile je Nummernkreis',
	outbox: 'Nacht: Aufträge; Mails bleiben bis zur Löschung der Akte',
	platzangebot: 'eine Zeile je Einsatzort und Dienstart',
	platzangebotsstand: 'eine Zeile',
	platzsendung: 'eine Zeile je Platzangebot',
	plz_lage: 'eine Zeile je Postleitzahl',
	projektion: 'eine Zeile je Projektion',
	referenzstand: 'eine Zeile',
	sammelauftrag: 'Nacht',
	sammelauftrag_zeile: 'mit sammelauftrag',
	scim_benutzer: 'eine Zeile je Benutzer des Verzeichnisses',
	scim_einstellung: 'eine Zeile',
	scim_gruppe: 'von Hand angelegt',
	scim_mitglied: 'mit scim_gruppe und scim_benutzer',
	scim_zugang: 'von Hand angelegt',
	seminarangebotsstand: 'eine Zeile je Zyklus',
	seminarerreichbarkeit: 'mit den Akten',
	sitzung: 'Nacht',
	sso_identitaet: 'eine Zeile je Benutzer',
	sso_konfiguration: 'eine Zeile',
	sso_nachweis: 'Nacht',
	sso_vorgang: 'Nacht',
	stream: 'bleibt',
	terminangebot: 'mit den Akten',
	upload: 'dateien-aufraeumen',
	user_einladung: 'Nacht: beendete',
	vertragseinsicht: 'eine Zeile je Vertrag und Benutzer',
	videodienst: 'eine Zeile',
	videodienst_vorgang: 'Nacht',
	webhook: 'von Hand angelegt, höchstens zwanzig',
	webhook_zustellung: 'Nacht',
	wiederherstellungscode: 'zehn je Benutzer',
	zugriff: 'Nacht',
	zweiter_faktor: 'Nacht',
};

let datenbank: TestDatenbank;
beforeAll(async () => {
	datenbank = await frischeDatenbank();
});
afterAll(() => datenbank.stop());

test('of every table it is known what keeps it from growing', async () => {
	const { rows } = await mitClient(datenbank.ownerUrl, (client) =>
		client.query<{ name: string }>(
			`select table_name as name from information_schema.tables
			where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
		),
	);
	expect(rows.map(({ name }) => name)).toEqual(Object.keys(TABELLEN).sort());
});

test('the night cleans exactly those it is said to clean', () => {
	const gereinigt = ABGELAUFEN.map((anweisung) => /(?:from|raeume_)\s*(\w+)/.exec(anweisung)?.[1]);
	const gesagt = Object.entries(TABELLEN).flatMap(([name, wie]) => (wie.startsWith('Nacht') ? name : []));
	expect(gereinigt.sort()).toEqual(gesagt.sort());
});
