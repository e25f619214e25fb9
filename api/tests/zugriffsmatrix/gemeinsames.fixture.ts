import { randomUUID } from 'node:crypto';
import { PDF } from '@libpdf/core';
import type { Kleinportal } from '#api/tests/test-portal.fixture.ts';
import { bild, pdf } from '#api/tests/upload.fixture.ts';
import { hochgeladen } from './dinge.fixture.ts';
import { PROGRAMM } from './geld.fixture.ts';
import { ALLES, type Gefragt, gelungen, type Objekte, stelleHer } from './objekte.fixture.ts';

/** What belongs to nobody. */

/** The operator's, as the server is configured. */
export const EXTRA_KEY = 'ein-langes-Geheimnis-fuer-den-Test-des-Betreibers';

export async function gemeinsames(t: Kleinportal): Promise<Objekte> {
	const { rows } = await t.umgebung.pool.query<{ id: string }>(`select id from outbox where art = 'mail' limit 1`);
	const wer = await t.registriere([t.ort(2)]);
	const { user } = (await wer.frage('GET', '/v1/auth/check')).data as { user: { id: string } };
	return {
		...(await verwaltetes(t, ALLES)),
		konto: user.id,
		user: (await t.konto(['MA_VEREIN'], { einsatzortIDs: [t.ort(2)] })).id,
		integration: 'single-sign-on',
		extraKey: EXTRA_KEY,
		zyklus: t.grundlage.zyklen.at(-1)?.id ?? '',
		dienstart: t.dienstart('FSJ'),
		land: 'DE',
		betreuer: t.betreuer(0),
		mail: rows[0]?.id ?? randomUUID(),
		traegerbild: await logo(t),
		adressbild: await adressbild(t),
		vergleichsakte: (await t.erfasse([])).id,
	};
}

/** What administrators deal with; anew, because it can be used up. */
export function verwaltetes(t: Kleinportal, gefragt: Gefragt): Promise<Objekte> {
	return stelleHer(
		gefragt,
		[['beitritt'], () => beitritt(t)],
		[['einladung'], () => einladung(t)],
		[['feldabfrage'], () => feldabfrage(t)],
		[['schluessel'], () => schluessel(t)],
		[['webhook', 'zustellung'], () => webhook(t)],
		[['spec', 'nachfolger', 'vorlage'], () => specs(t)],
		[['download'], () => download(t)],
		[['textbaustein'], () => textbaustein(t)],
		[['seminar'], () => seminar(t)],
		[['hausseminar', 'seminarraum', 'hausgast'], () => seminarhaus(t)],
		[['seminargruppe'], () => seminargruppe(t)],
		[['lauf'], () => lauf(t)],
		[['foerderprogramm'], () => foerderprogramm(t)],
	);
}

const neuePerson = () => ({ vorname: 'Ida', nachname: 'Neu', email: `i${randomUUID()}@test.test` });

async function beitritt(t: Kleinportal): Promise<Objekte> {
	const person = neuePerson();
	await t.niemand('POST', '/v1/auth/join', { ...person, adresseID: t.grundlage.stellen[0]?.id });
	const { rows } = await t.umgebung.pool.query('select id from beitrittsanfrage where email = $1', [person.email]);
	return { beitritt: rows[0]?.id ?? '' };
}

async function einladung(t: Kleinportal): Promise<Objekte> {
	const neu = { ...neuePerson(), rollen: ['MA_VERWALTUNG'] };
	return { einladung: gelungen(await t.admin('POST', '/v1/user/einladung', neu)).id };
}

async function feldabfrage(t: Kleinportal): Promise<Objekte> {
	const neu = {
		bezeichnung: 'Vor der Einigung',
		zielStatus: 2800,
		dienstartIDs: [],
		felder: [{ feldKey: 'geburtsort', isPflicht: true, isBearbeitbarDurch: ['FW'] }],
		isAktiv: false,
	};
	return { feldabfrage: gelungen(await t.traeger('POST', '/v1/feldabfrage', neu)).id };
}

async function schluessel(t: Kleinportal): Promise<Objekte> {
	const neu = { bezeichnung: 'Statistik', scopes: ['LESEN_ADRESSEN'], gueltigBis: null };
	return { schluessel: gelungen(await t.admin('POST', '/v1/api-keys', neu)).id };
}

/** As it stands in the database: nobody is found under its name. */
async function webhook(t: Kleinportal): Promise<Objekte> {
	const { rows } = await t.umgebung.pool.query<Objekte>(
		`with neu as (
			insert into webhook (id, bezeichnung, url, ereignisse, signatur, geheimnis, stand, position, erstellt_von)
			values (gen_random_uuid(), 'Statistik', 'https://programm.invalid/', '{adresse.geaendert}', 'HMAC', '', 'AKTIV', 0, '')
			returning id
		)
		insert into webhook_zustellung (id, webhook_id, ereignis, strom, gegenstand, folge, ereignet_am)
		select gen_random_uuid(), id, 'portal.probe', 'webhook', id, 0, now() from neu
		returning webhook_id as webhook, id as zustellung`,
	);
	return rows[0] ?? {};
}

/** For Einsatzstellen. */
async function download(t: Kleinportal): Promise<Objekte> {
	const { uploadID } = await hochgeladen(t.traeger, 'Handbuch.pdf', pdf());
	const neu = { titel: 'Handbuch', uploadID, rollen: ['MA_VEREIN'] };
	return { download: gelungen(await t.traeger('POST', '/v1/download', neu)).id };
}

/** For all who write messages. */
export const TEXTBAUSTEIN = { bezeichnung: 'Willkommen', betreff: 'Hallo', text: 'Guten Tag', umfang: 'TEAM' } as const;
const textbaustein = async (t: Kleinportal): Promise<Objekte> => ({
	textbaustein: gelungen(await t.traeger('POST', '/v1/textbaustein', TEXTBAUSTEIN)).id,
});

/** For everybody of the cycle. */
async function seminar(t: Kleinportal): Promise<Objekte> {
	const neu = {
		bezeichnung: 'Einführung',
		seminartypID: 'EINFUEHRUNG',
		termine: [{ von: '2026-10-05', bis: '2026-10-09' }],
		geplanteTage: 5,
		ort: 'Sporthaus',
	};
	const { id } = gelungen(await t.traeger('POST', '/v1/seminar', neu));
	gelungen(await t.traeger('PUT', `/v1/seminar/${id}`, { status: 1000 }));
	return { seminar: id };
}

/** With one room, and its leader, who has no bed yet. */
async function seminarhaus(t: Kleinportal): Promise<Objekte> {
	const { seminar: hausseminar = '' } = await seminar(t);
	const pfad = `/v1/seminar/${hausseminar}`;
	const raum = { bezeichnung: 'Linde 1', betten: 2, fuer: 'LEITUNG', isBarrierefrei: false };
	const { id: seminarraum } = gelungen(await t.traeger('POST', `${pfad}/haus/raeume`, raum));
	const funktionen = [{ adresseID: t.ort(0), funktionID: 'SEMINAR' }];
	const { id: hausgast } = gelungen(await t.traeger('POST', '/v1/person', { ...neuePerson(), funktionen }));
	gelungen(await t.traeger('PUT', pfad, { leitungPersonID: hausgast }));
	return { hausseminar, seminarraum, hausgast };
}

/** A draft; nobody is in service yet. */
async function lauf(t: Kleinportal): Promise<Objekte> {
	const umfang = { art: 'TASCHENGELD', zeitraum: '2026-11_2026-11' };
	return { lauf: gelungen(await t.admin('POST', '/v1/exporte/laeufe', umfang)).id };
}

/** One of the tenant's own. */
async function foerderprogramm(t: Kleinportal): Promise<Objekte> {
	return { foerderprogramm: gelungen(await t.admin('POST', '/v1/foerderprogramm', PROGRAMM)).id };
}

/** Nobody is in it yet. */
async function seminargruppe(t: Kleinportal): Promise<Objekte> {
	return { seminargruppe: gelungen(await t.traeger('POST', '/v1/seminargruppe', { bezeichnung: 'Gruppe Nord' })).id };
}

/** A published specification with a PDF form, and a draft that may follow it. */
async function specs(t: Kleinportal): Promise<Objekte> {
	const leer = PDF.create();
	leer.addPage();
	const { uploadID } = await hochgeladen(t.traeger, 'Ehrenkodex.pdf', Buffer.from(await leer.save()));
	const neu = { bezeichnung: 'Ehrenkodex', nutzungsart: 'BEIDES', vorlageUploadID: uploadID };
	const spec = gelungen(await t.traeger('POST', '/v1/dokumentspec', neu)).id;
	gelungen(await t.traeger('PUT', `/v1/dokumentspec/${spec}`, { status: 10 }));
	const nachfolger = gelungen(await t.traeger('POST', '/v1/dokumentspec', { bezeichnung: 'Ehrenkodex neu' })).id;
	return { spec, nachfolger, vorlage: uploadID };
}

async function logo(t: Kleinportal): Promise<string> {
	const { uploadID } = await hochgeladen(t.admin, 'Logo.png', await bild());
	gelungen(await t.admin('PUT', '/v1/parameter', { logo: uploadID }));
	return uploadID;
}

/** Of a place that stands on the map. */
async function adressbild(t: Kleinportal): Promise<string> {
	const { uploadID } = await hochgeladen(t.traeger, 'Halle.png', await bild());
	gelungen(await t.traeger('PUT', `/v1/adresse/${t.ort(0)}`, { bildUploadIDs: [uploadID] }));
	return uploadID;
}
