import { join } from 'node:path';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loeschePersonenbezug } from '#commands/auftraege/personenbezug-loeschen.ts';
import { ablage } from '#commands/dateien/ablage.ts';
import { seitentexte } from '#commands/pdf/lesen.fixture.ts';
import type { Antwort, Fragend } from '../portal.fixture.ts';
import { arbeite, gelungen, kurz } from '../seminare.fixture.ts';
import { hatOffice, lautOffice, liesBlatt } from '../tabelle.fixture.ts';
import { type Angemeldet, type Kleinportal, kleinportal } from '../test-portal.fixture.ts';
import { bild, formular, ladeHoch, pdf } from '../upload.fixture.ts';

/** Lists and papers of seminars: what is on them, who gets whom, and what becomes of the signed one. */

let t: Kleinportal;
let lena: Angemeldet;
let ali: Angemeldet;
beforeAll(async () => {
	t = await kleinportal();
	lena = await dienstMit({ vorname: 'Lena', nachname: 'Österle' }, 0);
	ali = await dienstMit({ vorname: 'Ali', nachname: 'Zorn' }, 1);
});
afterAll(() => t.stop());

/** Concluded, at the first place of an Einsatzstelle. */
async function dienstMit(person: object, stelle: number): Promise<Angemeldet> {
	const wer = await t.registriere([t.ort(stelle)], person);
	await t.verhandle(wer, stelle);
	gelungen(await t.einige(wer));
	return wer;
}

const TERMIN = { von: '2026-10-05', bis: '2026-10-09' };
async function seminar(bezeichnung: string, wer: readonly Angemeldet[] = [lena, ali], rest: object = {}) {
	const angaben = {
		bezeichnung,
		seminartypID: 'ZWISCHEN',
		geplanteTage: 5,
		ort: 'Edersee',
		termine: [TERMIN],
		...rest,
	};
	const { id } = gelungen(await t.traeger('POST', '/v1/seminar', angaben)) as { id: string };
	gelungen(await t.traeger('PUT', `/v1/seminar/${id}`, { status: 1000 }));
	for (const { id: freiwilligerID } of wer)
		gelungen(await t.traeger('POST', `/v1/${freiwilligerID}/seminarplanung/seminar/${id}`));
	return id;
}
const bytes = ({ status, roh }: Antwort): Buffer => {
	expect(status, roh.body.slice(0, 300)).toBe(200);
	return roh.rawPayload;
};
const textVon = async (antwort: Antwort) => (await seitentexte(bytes(antwort))).join('\n').replace(/\s+/g, ' ');
const mappe = async (antwort: Antwort) => (await readXlsx(bytes(antwort))).sheets;
const einsichten = async () =>
	(await t.umgebung.pool.query(`select betroffener, user_id from zugriff where anlass = 'SEMINARLISTE'`)).rows as {
		betroffener: string;
	}[];

describe('the list of a seminar', () => {
	let id: string;
	const excel = (frage: Fragend) => frage('GET', `/v1/exporte/seminare/${id}/teilnehmer`);
	beforeAll(async () => {
		id = await seminar('Sport für alle', [ali, lena], { maxTeilnehmer: 2 });
		gelungen(await lena.frage('PUT', `/v1/freiwilliger/${lena.id}`, ANGABEN));
	});
	const ANGABEN = { ernaehrung: 'VEGAN', allergien: '=HYPERLINK("http://x","Nüsse")', tshirtGroesse: 'M' };

	it('to be signed says who, when and where, what it shows, and when', async () => {
		const text = await textVon(await t.traeger('GET', `/v1/seminar/${id}/teilnehmerliste`));
		expect(text).toContain('Sport für alle 05.10.2026–09.10.2026 Edersee');
		expect(text).toMatch(/Teilnehmerliste, 2 Personen: Angemeldete\. Stand: \d\d\.\d\d\.\d{4} - \d\d:\d\d Uhr/);
		for (const tag of ['Mo 05.10.', 'Fr 09.10.', 'Unterschrift', 'Seite 1 von 1']) expect(text).toContain(tag);
		expect(text.indexOf('Österle, Lena')).toBeLessThan(text.indexOf('Zorn, Ali'));
		expect(text).not.toContain('Nüsse');
	});

	it('as a spreadsheet has the columns of the table, typed', async () => {
		const [blatt, erlaeuterung] = await mappe(await excel(t.traeger));
		const [kopf, ...zeilen] = blatt?.rows ?? [];
		expect(kopf).toEqual([
			...['Nr', 'Nachname', 'Vorname', 'Geburtsdatum', 'Dienstart', 'Einsatzstelle', 'E-Mail', 'Mobil', 'Ernährung'],
			...['Allergien', 'T-Shirt', 'Teilnahme', 'Nachweisstatus', 'Tage', 'Unterschrift'],
		]);
		expect(zeilen.map((z) => [z[0], z[1], z[11], z[12]])).toEqual([
			[1, 'Österle', 'ANGEMELDET', '00 (Geplant)'],
			[2, 'Zorn', 'ANGEMELDET', '00 (Geplant)'],
		]);
		expect(zeilen[0]?.[3]).toBeInstanceOf(Date);
		expect([blatt?.autoFilter?.range, blatt?.freezePane?.rows]).toEqual(['A1:O3', 1]);
		const angaben = new Map(erlaeuterung?.rows.map(([name, wert]) => [name, wert]));
		expect(erlaeuterung?.name).toBe('Erläuterung');
		expect([angaben.get('Filter'), angaben.get('Angemeldet'), angaben.get('Warteliste')]).toEqual([
			'Angemeldete und Wartende',
			2,
			0,
		]);
		expect(angaben.get('Inhalt')).toContain('Sport für alle');
	});

	it('reads the same to whoever takes the file apart by hand; nothing in it is calculated', async () => {
		const { zeilen, xml } = liesBlatt(bytes(await excel(t.traeger)));
		const { rows } = await t.umgebung.pool.query(
			`select f.nachname, f.geburtsdatum::text as geboren, g.felder ->> 'allergien' as allergien
			from seminarplatz p join freiwilliger f on f.id = p.freiwilliger_id join angaben g on g.id = f.id
			where p.seminar_id = $1 order by f.nachname collate "C" desc`,
			[id],
		);
		expect(zeilen.slice(1).map((z) => [z[1], tagAus(z[3]), z[9] || null])).toEqual(
			rows.map((z) => [z.nachname, z.geboren, z.allergien && `'${z.allergien}`]),
		);
		expect(xml).not.toContain('<f>');
	});

	it.runIf(hatOffice)('reads the same to LibreOffice', async () => {
		const xlsx = bytes(await excel(t.traeger));
		const gelesen = lautOffice({ xlsx }).get('xlsx')?.[0];
		expect(gelesen?.zeilen.slice(1).map((z) => [z[1], z[9] ?? null])).toEqual(
			liesBlatt(xlsx)
				.zeilen.slice(1)
				.map((z) => [z[1], z[9] || null]),
		);
		expect(gelesen?.zeilen.flat()).toContain('\'=HYPERLINK("http://x","Nüsse")');
	});

	it('shows a site its own alone, whose health it reads on record', async () => {
		const vorher = (await einsichten()).length;
		const [blatt, erlaeuterung] = await mappe(await excel(t.verein));
		expect(blatt?.rows.slice(1).map((z) => z[1])).toEqual(['Österle']);
		expect(erlaeuterung?.rows.find(([name]) => name === 'Filter')?.[1]).toBe(
			'Angemeldete und Wartende der eigenen Einsatzorte',
		);
		expect((await einsichten()).slice(vorher).map((e) => e.betroffener)).toEqual([lena.id]);
		const text = await textVon(await t.verein('GET', `/v1/seminar/${id}/teilnehmerliste`));
		expect([text.includes('Österle, Lena'), text.includes('Zorn')]).toEqual([true, false]);
		expect((await lena.frage('GET', `/v1/seminar/${id}/teilnehmerliste`)).status).toBe(403);
	});

	it('tells a site of allergies from the conclusion of the contract on', async () => {
		const allergien = async () => (await mappe(await excel(t.verein)))[0]?.rows[1]?.[9];
		expect(await allergien()).toBeNull();
		gelungen(await t.schliesseAb(lena));
		expect(await allergien()).toContain('Nüsse');
	});

	it('has those who wait behind the others, in their order', async () => {
		const cem = await dienstMit({ vorname: 'Cem', nachname: 'Aydin' }, 0);
		gelungen(await t.traeger('POST', `/v1/${cem.id}/seminarplanung/seminar/${id}`));
		const [blatt] = await mappe(await excel(t.traeger));
		expect(blatt?.rows.slice(1).map((z) => [z[1], z[11]])).toEqual([
			['Österle', 'ANGEMELDET'],
			['Zorn', 'ANGEMELDET'],
			['Aydin', 'WARTELISTE'],
		]);
		expect(await textVon(await t.traeger('GET', `/v1/seminar/${id}/teilnehmerliste`))).not.toContain('Aydin');
	});

	it('is fetched by its address with a ticket, once', async () => {
		const pfad = `/v1/seminar/${id}/teilnehmerliste`;
		const { token } = gelungen(await t.verein('POST', '/v1/auth/download-token', { pfad })) as { token: string };
		expect(await textVon(await t.niemand('GET', `${pfad}?token=${token}`))).toContain('Österle, Lena');
		expect((await t.niemand('GET', `${pfad}?token=${token}`)).status).toBe(404);
	});

	it('is on record as having left the portal', async () => {
		const { rows } = await t.umgebung.pool.query(
			`select distinct anlass from zugriff where art = 'EXPORT' order by anlass`,
		);
		expect(rows.map((r) => r.anlass)).toEqual(['seminarteilnehmer', 'teilnehmerliste']);
	});
});

/** Days since the last of 1899, as spreadsheets count. */
const tagAus = (zahl = ''): string =>
	new Date(Date.UTC(1899, 11, 30) + Number(zahl) * 86_400_000).toISOString().slice(0, 10);

it('of a group has days, and the same scope', async () => {
	const { id } = gelungen(await t.traeger('POST', '/v1/seminargruppe', { bezeichnung: 'Lahn 1' })) as { id: string };
	gelungen(await t.traeger('PUT', `/v1/seminargruppe/${id}`, { hinzufuegen: [lena.id, ali.id] }));
	const excel = (frage: Fragend) => frage('GET', `/v1/exporte/seminargruppen/${id}/teilnehmer`);
	const [blatt, erlaeuterung] = await mappe(await excel(t.traeger));
	const { mitglieder } = gelungen(await t.traeger('GET', `/v1/seminargruppe/${id}`)) as {
		mitglieder: { name: string; tage: { pflicht: number; anerkannt: number; geplant: number; offen: number } }[];
	};
	expect(blatt?.rows.slice(1).map((z) => [`${z[1]}, ${z[2]}`, ...z.slice(12, 16)])).toEqual(
		mitglieder.map(({ name, tage }) => [name, tage.pflicht, tage.anerkannt, tage.geplant, tage.offen]),
	);
	expect(erlaeuterung?.rows.find(([name]) => name === 'Offene Tage')?.[1]).toBe(
		mitglieder.reduce((summe, { tage }) => summe + tage.offen, 0),
	);
	expect((await mappe(await excel(t.verein)))[0]?.rows).toHaveLength(2);
	const text = await textVon(await t.traeger('GET', `/v1/seminargruppe/${id}/teilnehmerliste`));
	expect(text).toContain('Lahn 1 Seminargruppe Teilnehmerliste, 2 Personen: Mitglieder.');
	gelungen(await t.traeger('PUT', `/v1/seminargruppe/${id}`, { entfernen: [lena.id, ali.id] }));
});

describe('the signed list', () => {
	let id: string;
	const pfad = () => `/v1/seminar/${id}/teilnehmerliste/unterschrieben`;
	const lege = (frage: Fragend, name = 'Liste.pdf', inhalt = pdf(name)) => {
		const teile = [['expectedLength', String(inhalt.length)] as const, { name, inhalt }];
		const { payload, headers } = formular(teile);
		return frage('PUT', pfad(), payload, headers);
	};
	interface Liste {
		readonly dateiname: string;
	}
	const abgelegt = async (frage: Fragend = t.traeger) =>
		(gelungen(await frage('GET', `/v1/seminar/${id}`)) as { unterschriebeneListe: Liste | null }).unterschriebeneListe;
	const uploads = async (besitzer = id) =>
		(
			await t.umgebung.pool.query(
				`select name, status from upload where besitzer_art = 'SEMINAR' and besitzer_id = $1`,
				[besitzer],
			)
		).rows;
	beforeAll(async () => {
		id = await seminar('Recht im Sport');
	});

	it('is filed from the first day on, by the Traeger', async () => {
		expect(kurz(await lege(t.traeger))).toEqual([
			409,
			'Die unterschriebene Teilnehmerliste können Sie ab dem 05.10.2026 ablegen.',
		]);
		expect(await uploads()).toEqual([]);
		t.stelleUhr('2026-10-05');
		expect((await lege(t.verein)).status).toBe(403);
		expect(gelungen(await lege(t.traeger))).toEqual({ dateiname: 'Liste.pdf' });
		expect(await abgelegt()).toMatchObject({ dateiname: 'Liste.pdf', endung: 'pdf' });
		expect(await abgelegt(t.verein)).toBeNull();
	});

	it('is read by the Traeger, on record for everybody on it, and at its seminar alone', async () => {
		const vorher = (await einsichten()).length;
		const antwort = await t.admin('GET', pfad());
		expect(bytes(antwort)).toEqual(pdf('Liste.pdf'));
		expect(
			(await einsichten())
				.slice(vorher)
				.map((e) => e.betroffener)
				.toSorted(),
		).toEqual([lena.id, ali.id].toSorted());
		expect((await t.verein('GET', pfad())).status).toBe(403);
		const { rows } = await t.umgebung.pool.query(`select gid from upload where besitzer_art = 'SEMINAR'`);
		expect((await t.admin('GET', `/v1/upload/download/${rows[0].gid}`)).status).toBe(404);
	});

	it('is replaced and removed; who edits the seminar meanwhile isn’t in the way', async () => {
		const { version } = gelungen(await t.traeger('GET', `/v1/seminar/${id}`)) as { version: number };
		gelungen(await lege(t.traeger, 'Neue Liste.png', await bild()));
		expect(await uploads()).toEqual([{ name: 'Neue Liste.png', status: 'Referenced' }]);
		gelungen(await t.traeger('PUT', `/v1/seminar/${id}`, { ort: 'Marburg', version }));
		gelungen(await t.traeger('DELETE', pfad()));
		expect([await uploads(), await abgelegt(), (await t.traeger('GET', pfad())).status]).toEqual([[], null, 404]);
		expect((await t.traeger('DELETE', pfad())).status).toBe(404);
		const saetze = (gelungen(await t.traeger('GET', `/v1/seminar/${id}/historie`)) as { satz: string }[]).map(
			(e) => e.satz,
		);
		expect(saetze.slice(0, 4)).toEqual([
			'hat die unterschriebene Teilnehmerliste entfernt.',
			'hat die Angaben geändert.',
			'hat die unterschriebene Teilnehmerliste ersetzt: Neue Liste.png',
			'hat die unterschriebene Teilnehmerliste abgelegt: Liste.pdf',
		]);
	});

	it('is a scan or a photograph, whole, and nothing else', async () => {
		expect((await lege(t.traeger, 'Liste.exe')).error.message).toBe('Dieser Dateityp ist nicht erlaubt.');
		expect((await lege(t.traeger, 'Liste.pdf', Buffer.from('kein PDF'))).status).toBe(422);
		expect(await uploads()).toEqual([]);
	});

	it('comes with the review that rests on it, or the review with nothing', async () => {
		const { uploadID } = gelungen(await ladeHoch(t.traeger, { name: 'Scan.pdf', inhalt: pdf('Scan') })) as {
			uploadID: string;
		};
		t.stelleUhr('2026-10-12');
		gelungen(await t.traeger('PUT', `/v1/seminar/${id}`, { status: 5000 }));
		await arbeite(t.umgebung);
		const pruefe = (rest: object, wer = t.traeger) =>
			wer('POST', '/v1/seminar/teilnehmerliste/review', {
				seminarID: id,
				eintraege: [
					{ freiwilligerID: lena.id, ergebnis: 'ANERKANNT', tage: 4.5 },
					{ freiwilligerID: ali.id, ergebnis: 'ABGELEHNT', grund: 'Nicht erschienen' },
				],
				...rest,
			});
		for (const fremde of ['00000000-0000-4000-8000-000000000000', uploadID]) {
			const antwort = await pruefe({ uploadID: fremde }, fremde === uploadID ? t.admin : t.traeger);
			expect(kurz(antwort)).toEqual([422, 'Bitte laden Sie die Datei erneut hoch.']);
		}
		expect(gelungen(await pruefe({ uploadID }))).toEqual({ n: 2 });
		expect(await abgelegt()).toMatchObject({ dateiname: 'Scan.pdf' });
	});

	it('goes with its seminar', async () => {
		const weg = await seminar('Fällt aus', []);
		const anderes = id;
		id = weg;
		gelungen(await lege(t.traeger));
		gelungen(await t.traeger('PUT', `/v1/seminar/${weg}`, { status: 9000, grund: 'Niemand da' }));
		gelungen(await t.traeger('DELETE', `/v1/seminar/${weg}`));
		expect(await uploads(weg)).toEqual([]);
		id = anderes;
		expect(await uploads()).toHaveLength(1);
	});
});

describe('papers', () => {
	let id: string;
	beforeAll(async () => {
		const { data } = await t.traeger('GET', '/v1/seminar');
		id = (data as { id: string; bezeichnung: string }[]).find((s) => s.bezeichnung === 'Recht im Sport')?.id ?? '';
	});

	it('name tags have everybody who is registered', async () => {
		const text = await textVon(await t.traeger('GET', `/v1/seminar/${id}/namensschilder`));
		for (const wort of ['Lena', 'Österle', 'Ali', 'Zorn', 'Angemeldete', 'Stand:']) expect(text).toContain(wort);
		expect((await t.verein('GET', `/v1/seminar/${id}/namensschilder`)).status).toBe(403);
		const leer = await seminar('Ohne jemanden', [], { termine: [{ von: '2027-02-01', bis: '2027-02-02' }] });
		expect(kurz(await t.traeger('GET', `/v1/seminar/${leer}/namensschilder`))).toEqual([
			409,
			'Noch ist niemand angemeldet.',
		]);
		expect(await textVon(await t.traeger('GET', `/v1/seminar/${leer}/teilnehmerliste`))).toContain(
			'Noch ist niemand angemeldet.',
		);
	});

	it('certificates are for recognised days alone, and tell nothing of illness', async () => {
		const seiten = await seitentexte(bytes(await t.traeger('GET', `/v1/seminar/${id}/teilnahmebescheinigungen`)));
		expect(seiten).toHaveLength(1);
		const text = seiten.join().replace(/\s+/g, ' ');
		expect(text).toContain('Lena Österle geboren am');
		expect(text).toContain('sind 4,5 Seminartage anerkannt');
		expect(text).toContain('Seminar Recht im Sport');
		expect(text).not.toMatch(/AU|Zorn/);
	});

	it('a volunteer takes his own from his plan', async () => {
		const nachweis = async (wer: Angemeldet) => {
			const { eintraege } = gelungen(await wer.frage('GET', `/v1/${wer.id}/seminarplanung`)) as {
				eintraege: { id: string; seminarID: string }[];
			};
			return eintraege.find((e) => e.seminarID === id)?.id ?? '';
		};
		const pfad = `/v1/${lena.id}/seminarplanung/${await nachweis(lena)}/teilnahmebescheinigung`;
		for (const frage of [lena.frage, t.verein, t.traeger])
			expect(await textVon(await frage('GET', pfad))).toContain('sind 4,5 Seminartage anerkannt');
		for (const frage of [ali.frage, t.verein2]) expect((await frage('GET', pfad)).status).toBe(404);
		expect(
			kurz(await ali.frage('GET', `/v1/${ali.id}/seminarplanung/${await nachweis(ali)}/teilnahmebescheinigung`)),
		).toEqual([409, 'Eine Teilnahmebescheinigung gibt es für anerkannte Seminare des Trägers.']);
	});

	it('the master export counts the same days', async () => {
		const { roh } = await t.traeger('GET', '/v1/freiwilliger/list-freiwillige/export-master-csv');
		const [kopf = '', ...zeilen] = roh.body.split('\r\n');
		const spalte = (name: string) => kopf.split(';').indexOf(name);
		const lenas = zeilen.find((z) => z.includes('Österle'))?.split(';') ?? [];
		const tage = ['Pflicht', 'anerkannt', 'offen'].map((was) => lenas[spalte(`Seminartage ${was}`)]);
		expect(tage).toEqual(['23', '4,5', '18,5']);
	});
});

it('who is erased is on no list any more; the signed one stays as evidence for the others', async () => {
	const { data } = await t.traeger('GET', '/v1/seminar');
	const seminare = data as unknown as { id: string; bezeichnung: string }[];
	const id = (bezeichnung: string) => seminare.find((s) => s.bezeichnung === bezeichnung)?.id;
	gelungen(await t.traeger('DELETE', `/v1/freiwilliger/${lena.id}?bestaetigung=${encodeURIComponent('LÖSCHEN')}`));
	const { pool } = t.umgebung;
	await pool.query(`update outbox set status = 'sent' where schluessel = 'LOESCHBESTAETIGUNG'`);
	const mail = { verzeichnis: join(t.verzeichnis, 'mails') };
	await loeschePersonenbezug({ umgebung: t.umgebung, dateien: ablage(t.verzeichnis), mail } as never);
	const liste = await t.traeger('GET', `/v1/seminar/${id('Recht im Sport')}/teilnehmerliste/unterschrieben`);
	expect(bytes(liste)).toEqual(pdf('Scan'));
	for (const bezeichnung of ['Recht im Sport', 'Sport für alle']) {
		const [blatt] = await mappe(await t.traeger('GET', `/v1/exporte/seminare/${id(bezeichnung)}/teilnehmer`));
		expect(blatt?.rows.flat()).not.toContain('Österle');
		expect(blatt?.rows.flat()).toContain('Zorn');
	}
	expect(kurz(await t.traeger('GET', `/v1/seminar/${id('Recht im Sport')}/teilnahmebescheinigungen`))).toEqual([
		409,
		'Noch sind für dieses Seminar keine Tage anerkannt.',
	]);
});
