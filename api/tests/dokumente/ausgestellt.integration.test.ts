import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { codesAuf, hatPdftoppm } from '#commands/pdf/code-lesen.fixture.ts';
import { seitentexte } from '#commands/pdf/lesen.fixture.ts';
import { pruefadresse } from '#domain/papier/pruefnummer.ts';
import { vorlage } from '../dokumente.fixture.ts';
import { arbeite, dienender, gelungen } from '../seminare.fixture.ts';
import { besiegle } from '../siegel.fixture.ts';
import { type Angemeldet, type Kleinportal, kleinportal } from '../test-portal.fixture.ts';
import { unterschrift } from '../unterschrift.fixture.ts';

/** Whatever is issued to somebody carries a number and its code, and is known again. The clock stands in September. */

const PORTAL = 'https://portal.sj.test';
let t: Kleinportal;
let lena: Angemeldet;
let seminarID: string;
let nachweisID: string;
beforeAll(async () => {
	t = await kleinportal();
	await t.setzeParameter({ mandantBezeichnung: 'Sportjugend Musterland e. V.', baseUrl: PORTAL });
	lena = await dienender(t);
	const termin = { von: '2026-12-01', bis: '2026-12-02' };
	const angaben = {
		bezeichnung: 'Sport für alle',
		seminartypID: 'ZWISCHEN',
		geplanteTage: 2,
		ort: 'Edersee',
		termine: [termin],
	};
	({ id: seminarID } = gelungen(await t.traeger('POST', '/v1/seminar', angaben)) as { id: string });
	gelungen(await t.traeger('PUT', `/v1/seminar/${seminarID}`, { status: 1000 }));
	gelungen(await lena.frage('POST', `/v1/${lena.id}/seminarplanung/seminar/${seminarID}`));
	t.stelleUhr('2026-12-15');
	gelungen(await t.traeger('PUT', `/v1/seminar/${seminarID}`, { status: 5000 }));
	await arbeite(t.umgebung);
	await erkenneAn(2);
	const { eintraege } = gelungen(await lena.frage('GET', `/v1/${lena.id}/seminarplanung`)) as {
		eintraege: { id: string }[];
	};
	nachweisID = eintraege[0]?.id ?? '';
});
afterAll(() => t.stop());

const pruefe = async (eintrag: object) =>
	gelungen(
		await t.traeger('POST', '/v1/seminar/teilnehmerliste/review', {
			seminarID,
			eintraege: [{ freiwilligerID: lena.id, ...eintrag }],
		}),
	);
const erkenneAn = (tage: number) => pruefe({ ergebnis: 'ANERKANNT', tage });

async function datei(pfad: string): Promise<Buffer> {
	const { status, roh } = await t.traeger('GET', pfad);
	expect(status, roh.body.slice(0, 300)).toBe(200);
	return roh.rawPayload;
}

async function dokument(signaturparteien: readonly string[]): Promise<string> {
	const spec = await vorlage(t, {
		...{ bezeichnung: 'Vereinbarung', vorlageText: 'Vereinbarung', nutzungsart: 'GESTELLT', stufen: [] },
		uploadRollen: ['MA_VERWALTUNG'],
		...(signaturparteien.length > 0 && { signaturparteien }),
	});
	const pfad = `/v1/freiwilliger/${lena.id}/dokumente/direkt?dokumentID=${spec}`;
	return (gelungen(await t.traeger('POST', pfad)) as { id: string }).id;
}
const bescheinigung = () => datei(`/v1/${lena.id}/seminarplanung/${nachweisID}/teilnahmebescheinigung`);
const alleBescheinigungen = () => datei(`/v1/seminar/${seminarID}/teilnahmebescheinigungen`);
const seminartage = () => datei(`/v1/${lena.id}/seminarplanung/report-seminarnachweis-teilnehmer`);

const PAPIERE: Readonly<Record<string, { titel: string; hole: () => Promise<Buffer> }>> = {
	'a document from a template': {
		titel: 'Vereinbarung',
		hole: async () => datei(`/v1/freiwilliger/${lena.id}/dokumente/${await dokument([])}`),
	},
	'a document with the page of its signatures': {
		titel: 'Vereinbarung',
		hole: async () => {
			const id = await dokument(['FREIWILLIGER']);
			gelungen(await lena.frage('POST', `/v1/signature?dokID=${id}`, ...unterschrift()));
			await besiegle(t, id);
			return datei(`/v1/freiwilliger/${lena.id}/dokumente/${id}`);
		},
	},
	'a certificate of a seminar': { titel: 'Teilnahmebescheinigung', hole: bescheinigung },
	'a proof of seminar days': { titel: 'Nachweis der Seminartage', hole: seminartage },
};

const abdruck = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const frage = async (body: object) => gelungen(await t.niemand('POST', '/v1/pruefung', body));
const nummerAuf = (text: string) => /Nr\. ((?:[0-9A-Z]{4}-){4}[0-9A-Z]{4})/.exec(text)?.[1] ?? '';

it.each(Object.entries(PAPIERE))(
	'%s has number and code, is genuine, and with a changed byte it isn’t',
	async (_, { titel, hole }) => {
		const bytes = await hole();
		const seiten = await seitentexte(bytes);
		const nummer = nummerAuf(seiten.join('\n'));
		expect(seiten.join('\n')).toContain('Echtheit prüfen');
		if (hatPdftoppm) {
			const codes: string[] = [];
			for (const [i] of seiten.entries()) codes.push(...(await codesAuf(bytes, i + 1)));
			expect(codes).toContain(pruefadresse(PORTAL, nummer.replaceAll('-', '')));
			// Where signatures were collected the page that tells of them has it as well.
			if (seiten.length > 2)
				expect(await codesAuf(bytes, seiten.length - 1)).toContain(pruefadresse(PORTAL, nummer.replaceAll('-', '')));
		}
		const papier = { titel, stand: 'GUELTIG' };
		expect(await frage({ sha256: abdruck(bytes), nummer })).toMatchObject({ ergebnis: 'ECHT', papier });
		expect(await frage({ nummer })).toMatchObject({ ergebnis: 'NUMMER_BEKANNT', papier });
		const anderes = Buffer.from(bytes);
		anderes[anderes.length - 20] = (anderes.at(-20) ?? 0) ^ 1;
		expect(await frage({ sha256: abdruck(anderes), nummer })).toMatchObject({ ergebnis: 'VERAENDERT' });
		expect(await frage({ sha256: abdruck(anderes) })).toMatchObject({ ergebnis: 'UNBEKANNT' });
	},
);

it('a paper about seminars is the same as long as it says the same, and worth what it says of days', async () => {
	const [eine, tage] = [await bescheinigung(), await seminartage()];
	const nummer = nummerAuf((await seitentexte(eine)).join());
	t.stelleUhr('2026-12-16');
	expect(abdruck(await bescheinigung())).toBe(abdruck(eine));
	expect(nummerAuf((await seitentexte(await alleBescheinigungen())).join())).toBe(nummer);
	// What tells how things stand on a day is another one the next.
	expect(abdruck(await seminartage())).not.toBe(abdruck(tage));
	const staende = async () => {
		const gefragt = [await frage({ sha256: abdruck(eine) }), await frage({ sha256: abdruck(tage) })];
		return gefragt.map((antwort) => (antwort as { papier: { stand: string } }).papier.stand);
	};
	expect(await staende()).toEqual(['GUELTIG', 'GUELTIG']);
	await pruefe({ ergebnis: 'WIDERRUFEN', grund: 'Verwechselt' });
	expect(await staende()).toEqual(['ZURUECKGEZOGEN', 'ERSETZT']);
	await erkenneAn(1.5);
	expect(nummerAuf((await seitentexte(await bescheinigung())).join())).not.toBe(nummer);
	expect(await staende()).toEqual(['ERSETZT', 'ERSETZT']);
	expect(await t.kettenfehler()).toEqual([]);
});
