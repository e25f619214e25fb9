import { afterAll, beforeAll, expect, it } from 'vitest';
import { lasseSeminarplaetzeVerfallen } from '#commands/seminar/teilnahme.ts';
import { leerePost } from '../post.fixture.ts';
import { arbeite, dienender, gelungen } from '../seminare.fixture.ts';
import { type Angemeldet, type Kleinportal, kleinportal } from '../test-portal.fixture.ts';

/** Who is told what about seminars: one mail per change, and none about what is over. The clock stands in September. */

let t: Kleinportal;
let lena: Angemeldet;
let mia: Angemeldet;
beforeAll(async () => {
	t = await kleinportal();
	[lena, mia] = [await dienender(t), await dienender(t)];
	// What goes to a place is split into its readers first.
	for (const _ of [1, 2]) await leerePost(t.umgebung);
});
afterAll(() => t.stop());

async function seminar(von: string, rest: object = {}): Promise<string> {
	const neu = { bezeichnung: 'Sport für alle', seminartypID: 'ZWISCHEN', geplanteTage: 1.5, ort: 'Sporthaus Grünberg' };
	const angaben = { ...neu, termine: [{ von, bis: von }], maxTeilnehmer: 1, ...rest };
	const { id } = gelungen(await t.traeger('POST', '/v1/seminar', angaben)) as { id: string };
	gelungen(await t.traeger('PUT', `/v1/seminar/${id}`, { status: 1000 }));
	return id;
}
const an = (wer: Angemeldet, id: string, frage = wer.frage) =>
	frage('POST', `/v1/${wer.id}/seminarplanung/seminar/${id}`);
const ab = (wer: Angemeldet, id: string) => wer.frage('DELETE', `/v1/seminar/${id}/teilnehmer/${wer.id}`);

/** To whom and about what. */
async function post(): Promise<string[]> {
	const namen = new Map([
		[lena.email, 'Lena'],
		[mia.email, 'Mia'],
	]);
	return (await leerePost(t.umgebung)).map(({ an: wem, betreff }) => `${namen.get(wem) ?? wem}: ${betreff}`);
}

it('whoever is put on is invited, whoever registers himself knows; a freed place is told to who waits', async () => {
	const id = await seminar('2027-01-12');
	gelungen(await an(lena, id, t.traeger));
	expect(await post()).toEqual(['Lena: Einladung zum Seminar: Sport für alle']);
	gelungen(await an(mia, id));
	expect(await post()).toEqual([]);
	gelungen(await ab(lena, id));
	const [frage, ...weitere] = await leerePost(t.umgebung);
	expect(weitere).toEqual([]);
	expect([frage?.an, frage?.betreff]).toEqual([mia.email, 'Ein Platz ist für Sie frei: Sport für alle']);
	expect(frage?.text).toMatch(/reserviert bis \d\d\.\d\d\.\d{4} - \d\d:\d\d Uhr\./);
	expect(frage?.text).toContain('Zeitraum: 12.01.2027 bis 12.01.2027');
	expect(frage?.text).toContain('Seminartage: 1,5');
	expect(frage?.text).toMatch(/https:\/\/portal\.test\/seminarangebot\/[\w-]{43}/);
	gelungen(await an(mia, id));
	expect(await post()).toEqual([]);
	gelungen(await t.traeger('PUT', `/v1/seminar/${id}`, { status: 9000, grund: 'Die Halle ist gesperrt.' }));
	expect(await post()).toEqual(['Mia: Seminar abgesagt: Sport für alle']);
});

it('an invitation that is out of date stays, and so does a question that has been answered', async () => {
	const id = await seminar('2027-02-09');
	gelungen(await an(lena, id, t.traeger));
	gelungen(await ab(lena, id));
	expect(await post()).toEqual([]);
	gelungen(await an(lena, id));
	gelungen(await an(mia, id));
	gelungen(await ab(lena, id));
	gelungen(await ab(mia, id));
	expect(await post()).toEqual([]);
});

it('who lets a question pass hears of it again when it is his turn again', async () => {
	const id = await seminar('2027-03-09');
	gelungen(await an(lena, id));
	gelungen(await an(mia, id));
	gelungen(await ab(lena, id));
	expect(await post()).toEqual(['Mia: Ein Platz ist für Sie frei: Sport für alle']);
	t.stelleUhr('2026-12-01');
	await lasseSeminarplaetzeVerfallen(t.umgebung);
	expect(await post()).toEqual(['Mia: Ein Platz ist für Sie frei: Sport für alle']);
	gelungen(await ab(mia, id));
});

it('what was recognised is told, and why something wasn’t', async () => {
	const eigenes = { titel: 'Trainerlehrgang', von: '2026-11-02', bis: '2026-11-03', tage: 2 };
	const { id } = gelungen(await lena.frage('POST', `/v1/${lena.id}/seminarplanung`, eigenes)) as { id: string };
	const pruefe = (body: object) =>
		t.traeger('POST', `/v1/${lena.id}/seminarplanung/nachweise/review`, { nachweisID: id, ...body });
	expect((await pruefe({ ergebnis: 'ANERKANNT', tage: 2 })).status).toBe(409);
	expect(await post()).toEqual([]);
	const seminarID = await seminar('2026-12-15');
	gelungen(await an(mia, seminarID));
	t.stelleUhr('2026-12-15');
	gelungen(await t.traeger('PUT', `/v1/seminar/${seminarID}`, { status: 5000 }));
	await arbeite(t.umgebung);
	const eintraege = [{ freiwilligerID: mia.id, ergebnis: 'ABGELEHNT', grund: 'Nicht erschienen' }];
	gelungen(await t.traeger('POST', '/v1/seminar/teilnehmerliste/review', { seminarID, eintraege }));
	const [mail] = await leerePost(t.umgebung);
	expect([mail?.an, mail?.betreff]).toEqual([mia.email, 'Ihr Seminarnachweis ist geprüft: Sport für alle']);
	expect(mail?.text).toContain('Ergebnis: Abgelehnt');
	expect(mail?.text).toContain('Nicht erschienen');
});

it('nobody is written to about what has been', async () => {
	t.stelleUhr('2027-04-01');
	const id = await seminar('2027-03-20');
	gelungen(await an(lena, id, t.traeger));
	gelungen(await t.traeger('PUT', `/v1/seminar/${id}`, { status: 9000, grund: 'War doch nicht' }));
	expect(await post()).toEqual([]);
});
