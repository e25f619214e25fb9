import { afterAll, beforeAll, expect, it } from 'vitest';
import { loeschePersonenbezug } from '#commands/auftraege/personenbezug-loeschen.ts';
import { ablage } from '#commands/dateien/ablage.ts';
import type { Mandant } from '#commands/mandant.ts';
import { type Dienender, dient, type Geldportal, geldportal, OKTOBER } from '../geldfaelle.fixture.ts';
import { gibLaufFrei, rechneLauf } from '../kasse.fixture.ts';
import { gelungen } from '../seminare.fixture.ts';

/** What a contract and an Einsatzstelle are owed and have paid, month by month, and what runs made of it. */

interface Zeile {
	readonly name: string;
	readonly vertragID: string;
	readonly monat: string;
	readonly lage: string;
	readonly soll: number;
	readonly freigegeben: number;
	readonly gebucht: number;
	readonly offen: number;
	readonly laeufe: readonly { readonly nr: number; readonly status: string; readonly betrag: number }[];
}
interface Konto {
	readonly art: string;
	readonly zeilen: readonly Zeile[];
	readonly faellig: number;
	readonly freigegeben: number;
	readonly offen: number;
}
interface Konten {
	readonly ohne: string | null;
	readonly konten: readonly Konto[];
	readonly gebucht: number;
}

let t: Geldportal;
let ada: Dienender;
let sami: Dienender;
const BASIS = {
	...{ taschengeld: 450, geldersatzUnterkunft: 0, geldersatzVerpflegung: 0, zuschussDeutschlandticket: 0 },
	...{ mobilitaetszuschlag: 0, estBeitrag: 400, isBuchhaltungTraeger: true, vertragsende: '2027-08-31' },
};
beforeAll(async () => {
	t = await geldportal();
	t.stelleUhr(OKTOBER);
	ada = await dient(t, { nachname: 'Ada', felder: BASIS });
	sami = await dient(t, { nachname: 'Sami', felder: BASIS, bis: 3000 });
}, 60_000);
afterAll(() => t.stop());

const geld = async ({ id, vertragID }: Dienender): Promise<Konten> =>
	gelungen(await t.anna('GET', `/v1/freiwilliger/${id}/vertrag/${vertragID}/geld`));
const stelle = async (): Promise<Konten> =>
	gelungen(await t.anna('GET', `/v1/adresse/${t.grundlage.stellen[0]?.id}/konto`));
/** How an amount that is in no run came about. */
const herkunft = (wer: Dienender, art: string, welcher: string, was: 'SOLL' | 'OFFEN') =>
	t.anna('GET', `/v1/freiwilliger/${wer.id}/vertrag/${wer.vertragID}/geld/${art}/${welcher}?was=${was}`);
const monat = ({ konten }: Konten, art: string, welcher: string) =>
	konten.find((konto) => konto.art === art)?.zeilen.filter((zeile) => zeile.monat === welcher) ?? [];

it('a contract shows what is owed, and once a run has released it, by which and in what state', async () => {
	const vorher = await geld(ada);
	expect(vorher).toMatchObject({ ohne: null });
	expect(vorher.konten.map(({ art }) => art)).toEqual(['TASCHENGELD', 'EST_FSJ']);
	expect(monat(vorher, 'TASCHENGELD', '2026-10')).toMatchObject([
		{ soll: 450, freigegeben: 0, offen: 450, laeufe: [] },
	]);
	expect(monat(vorher, 'TASCHENGELD', '2026-11')).toMatchObject([{ soll: 450, offen: 0, lage: 'VORSCHAU' }]);
	expect(gelungen(await herkunft(ada, 'TASCHENGELD', '2026-10', 'OFFEN'))).toMatchObject({
		...{ lauf: null, art: 'TASCHENGELD', betrag: 450, anteil: 30, position: null, heute: null, laeufe: [] },
		teile: [{ teil: 'TASCHENGELD', voll: 450, menge: 30, soll: 450, bisher: 0, betrag: 450 }],
		werte: [{ bezeichnung: expect.stringMatching(/^Dienst 01\.10\.2026/) }],
		foerderung: null,
	});
	// Of a month to come, too: it is a forecast, and reckoned the same way.
	expect(gelungen(await herkunft(ada, 'EST_FSJ', '2026-12', 'SOLL'))).toMatchObject({ betrag: 400 });
	const lauf = await rechneLauf(t, 'TASCHENGELD', '2026-10');
	const entwurf = await geld(ada);
	expect(monat(entwurf, 'TASCHENGELD', '2026-10')).toMatchObject([
		{ freigegeben: 0, offen: 450, laeufe: [{ nr: lauf.nr, status: 'ENTWURF', betrag: 450 }] },
	]);
	await gibLaufFrei(t, lauf);
	expect(monat(await geld(ada), 'TASCHENGELD', '2026-10')).toMatchObject([
		{ freigegeben: 450, gebucht: 0, offen: 0, laeufe: [{ status: 'FREIGEGEBEN' }] },
	]);
});

it('a service that wasn’t begun owes back what was released for it', async () => {
	t.stelleUhr('2026-11-10');
	const nicht = { angetreten: false, grund: 'Hat abgesagt' };
	gelungen(await t.traeger('POST', `/v1/freiwilliger/${sami.id}/dienstantritt`, nicht));
	const { ohne, konten } = await geld(sami);
	expect(ohne).toBe('NICHT_ANGETRETEN');
	expect(konten).toMatchObject([{ art: 'TASCHENGELD', faellig: 0, freigegeben: 450, offen: -450 }]);
	expect(gelungen(await herkunft(sami, 'TASCHENGELD', '2026-10', 'OFFEN'))).toMatchObject({
		...{ betrag: -450, tage: null, laeufe: [{ betrag: 450 }], teile: [{ soll: 0, bisher: 450, betrag: -450 }] },
	});
	expect(await herkunft(sami, 'TASCHENGELD', '2026-10', 'SOLL')).toMatchObject({ status: 404 });
});

it('a site owes what its contracts say, has paid what is booked, and one of several kinds is each by itself', async () => {
	const lauf = await gibLaufFrei(t, await rechneLauf(t, 'EST_FSJ', '2026-10'));
	expect(monat(await stelle(), 'EST_FSJ', '2026-10')).toMatchObject([
		{ name: expect.stringMatching(/^Ada/), soll: 400, freigegeben: 400, gebucht: 0, offen: 0 },
	]);
	gelungen(await t.anna('POST', `/v1/exporte/laeufe/${lauf.id}/uebergabe`, {}));
	const { version } = gelungen(await t.anna('GET', `/v1/exporte/laeufe/${lauf.id}`)) as { version: number };
	gelungen(await t.anna('POST', `/v1/exporte/laeufe/${lauf.id}/schritte`, { schritt: 'BUCHEN', version }));
	const konto = await stelle();
	expect(konto.konten.map(({ art }) => art)).toEqual(['EST_FSJ']);
	expect(konto).toMatchObject({ faellig: 800, freigegeben: 400, gebucht: 400, offen: 400 });
	const andere = t.grundlage.stellen[1]?.id;
	expect(gelungen(await t.anna('GET', `/v1/adresse/${andere}/konto`))).toMatchObject({ konten: [], gebucht: 0 });
});

it('belongs to administrators, and there is none of what isn’t there', async () => {
	const id = t.grundlage.stellen[0]?.id;
	expect((await t.traeger('GET', `/v1/adresse/${id}/konto`)).status).toBe(403);
	expect((await t.anna('GET', `/v1/adresse/${t.ort(1, 1)}/konto`)).status).toBe(404);
	expect((await t.traeger('GET', `/v1/freiwilliger/${ada.id}/vertrag/${ada.vertragID}/geld`)).status).toBe(403);
	expect((await t.anna('GET', `/v1/freiwilliger/${ada.id}/vertrag/${sami.vertragID}/geld`)).status).toBe(404);
	expect((await herkunft(ada, 'TASCHENGELD', '2030-01', 'SOLL')).status).toBe(404);
	expect((await herkunft({ ...ada, vertragID: sami.vertragID }, 'TASCHENGELD', '2026-10', 'SOLL')).status).toBe(404);
	expect((await herkunft(ada, 'MITTELABRUF', '2026-10', 'SOLL')).status).toBe(400);
	await t.setzeParameter({ buchhaltungExport: false });
	expect((await t.anna('GET', `/v1/adresse/${id}/konto`)).status).toBe(404);
	await t.setzeParameter({ buchhaltungExport: true });
});

it('of who is erased the amounts stay with the site, without a name', async () => {
	const { umgebung } = t;
	const loesche = () => t.anna('DELETE', `/v1/freiwilliger/${ada.id}?bestaetigung=L%C3%96SCHEN`);
	const abgelehnt = await loesche();
	expect([abgelehnt.status, abgelehnt.error.code]).toEqual([409, 'AUFBEWAHRUNG']);
	expect(abgelehnt.error.message).toContain('§ 147 Abs. 3 AO');
	// The years of the voucher are over.
	await umgebung.pool.query(`update lauf set status_seit = status_seit - interval '9 years'`);
	gelungen(await loesche());
	await umgebung.pool.query(`update outbox set status = 'sent' where schluessel = 'LOESCHBESTAETIGUNG'`);
	const mandant = { umgebung, dateien: ablage(t.verzeichnis), mail: { verzeichnis: t.verzeichnis } };
	await loeschePersonenbezug(mandant as unknown as Mandant);
	expect((await t.anna('GET', `/v1/freiwilliger/${ada.id}/vertrag/${ada.vertragID}/geld`)).status).toBe(404);
	const danach = await stelle();
	expect(monat(danach, 'EST_FSJ', '2026-10')).toMatchObject([{ name: 'gelöscht', soll: 400, gebucht: 400 }]);
	expect(JSON.stringify(danach)).not.toContain('Ada');
	const geloescht = gelungen(await herkunft(ada, 'EST_FSJ', '2026-10', 'SOLL'));
	expect(geloescht).toMatchObject({ name: 'gelöscht', betrag: 400 });
	expect(JSON.stringify(geloescht)).not.toContain('Ada');
});
