/** What goes to the bank, once and for all. Table: money.md, files. */
import type { Handlung } from '#commands/befehl.ts';
import { readStreams } from '#commands/event-store/read.ts';
import { execute } from '#commands/execute.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { falte } from '#domain/aggregat.ts';
import type { Aufgezeichnet } from '#domain/ereignis.ts';
import {
	type Bankbuch,
	bankbuchAggregat,
	bankbuchVon,
	type Uebergabe,
	vortraege,
} from '#domain/geld/bankbuch/bankbuch.ts';
import { GuthabenAusgezahlt, ZahlungenUebergeben } from '#domain/geld/bankbuch/ereignisse.ts';
import { pruefeEinziehbar, pruefeZahlbar, uebergib } from '#domain/geld/lauf/entscheidungen.ts';
import { enthaltene, type Lauf, laufAggregat } from '#domain/geld/lauf/lauf.ts';
import { wirdGezahlt } from '#domain/geld/posten.ts';
import { naechsterBanktag } from '#domain/geld/sepa/banktag.ts';
import {
	einzugsauftrag,
	fruehesterEinzug,
	type Guthabenempfaenger,
	guthabenauftrag,
	pruefeAngekuendigt,
	pruefeFaelligkeit,
} from '#domain/geld/sepa/einzugsdatei.ts';
import { type Einzuege, einzuegeAus, type Zahler } from '#domain/geld/sepa/lastschriften.ts';
import { alsPain001 } from '#domain/geld/sepa/pain001.ts';
import { alsPain008 } from '#domain/geld/sepa/pain008.ts';
import { type Zahlungen, zahlungenAus } from '#domain/geld/sepa/ueberweisungen.ts';
import { zahlungsauftrag } from '#domain/geld/sepa/zahlungsdatei.ts';
import { Abgelehnt, NICHT_GEFUNDEN, type Regelverstoss } from '#domain/regelverstoss.ts';
import { setzeMarke } from '#projections/engine/marke.ts';
import { freigabepositionen } from '#projections/queries/geld/bank.ts';
import { alleParameter } from '#projections/queries/traeger/parameter.ts';
import { liesBankbuch } from './bankbuch.ts';
import { type Blattzeile, liesBlatt } from './blatt.ts';
import { sha256Von } from './pruefen.ts';
import { eingezogeneMandate, zahlerBis, zahlerDerOrte } from './zahler.ts';

/** What has been handed over stays as it was; the rest is as it would be now. */
export async function einzuegeVon(
	umgebung: Umgebung,
	lauf: Lauf,
	zeilen: readonly Blattzeile[],
	buch: Bankbuch,
): Promise<Einzuege> {
	const stand = (await freigabepositionen(umgebung.db, [lauf.id])).get(lauf.id) ?? (await setzeMarke(umgebung.pool));
	const damals = buch.uebergaben.get(lauf.id);
	const zahlerVon = damals ? await damalige(umgebung, damals, stand) : await heutige(umgebung, zeilen, stand);
	const mitZahler = zeilen.map((zeile) => ({ ...zeile, zahler: zahlerVon(zeile) })).toSorted((a, b) => a.nr - b.nr);
	return einzuegeAus({
		laufNr: lauf.nr,
		zeilen: mitZahler,
		vortraege: vortraege(buch, lauf.id),
		eingezogen: damals
			? new Set(damals.posten.flatMap(({ wer, folge }) => (wer !== null && folge === 'RCUR' ? [wer] : [])))
			: await eingezogeneMandate(
					umgebung,
					buch,
					lauf.id,
					mitZahler.flatMap(({ zahler }) => zahler ?? []),
				),
	});
}

type ZahlerVon = (zeile: Blattzeile) => Zahler | null;

/** As the hand-over has them, whatever became of a contract since. */
async function damalige(umgebung: Umgebung, { posten }: Uebergabe, stand: string): Promise<ZahlerVon> {
	const jeZeile = new Map(posten.flatMap(({ wer, zeilen }) => zeilen.map((nr): [number, string | null] => [nr, wer])));
	const zahler = await zahlerBis(
		umgebung,
		[...new Set(jeZeile.values())].filter((wer) => wer !== null),
		stand,
	);
	return ({ nr }) => zahler.get(jeZeile.get(nr) ?? '') ?? null;
}

/** Who the place of each contract belongs to. */
async function heutige(umgebung: Umgebung, zeilen: readonly Blattzeile[], stand: string): Promise<ZahlerVon> {
	const orte = [...new Set(zeilen.flatMap(({ einsatzortID }) => einsatzortID ?? []))];
	const zahler = await zahlerDerOrte(umgebung, orte, stand);
	return ({ einsatzortID }) => zahler.get(einsatzortID ?? '') ?? null;
}

export interface Zahlungsdatei {
	readonly bytes: Buffer;
	readonly zeilen: readonly Blattzeile[];
}

/** Takes the debits of a run away. Whoever does so first fixes what they come to and their day, and announces them. */
export async function uebergibLastschriften(
	umgebung: Umgebung,
	befehl: Handlung,
	laufID: string,
	faelligkeit: string | null,
): Promise<Zahlungsdatei> {
	const lauf = await liesLauf(umgebung, laufID);
	pruefeEinziehbar(lauf);
	const zeilen = await liesBlatt(umgebung, { ...lauf.rechnung, zeilen: enthaltene(lauf) });
	const parameter = await alleParameter(umgebung.db);
	const baue = async (buch: Bankbuch, tag: string, am: string) => {
		const einzuege = await einzuegeVon(umgebung, lauf, zeilen, buch);
		const auftrag = einzugsauftrag({ laufNr: lauf.nr, am, tag, parameter, lastschriften: einzuege.lastschriften });
		return { einzuege, bytes: Buffer.from(alsPain008(auftrag)) };
	};
	await execute(umgebung, befehl, async (sitzung) => {
		const { heute, jetzt } = sitzung.ctx;
		const jetziger = await sitzung.lies(laufAggregat, laufID);
		const buch = await sitzung.lies(bankbuchAggregat, bankbuchVon(lauf.art));
		const damals = buch.uebergaben.get(laufID);
		const tage = parameter.vorabankuendigungTage;
		const tag = damals?.tag ?? faelligkeit ?? fruehesterEinzug(heute, tage);
		if (damals) pruefeAngekuendigt(faelligkeit, damals.tag);
		else pruefeFaelligkeit(tag, heute, tage);
		const { einzuege, bytes } = await baue(buch, tag, damals?.am ?? jetzt);
		sitzung.schreibe(laufAggregat, laufID, uebergib(jetziger, 'pain.008', sha256Von(bytes), tag));
		if (damals) return;
		const uebergabe = ZahlungenUebergeben({ laufID, nr: lauf.nr, tag, posten: einzuege.posten });
		sitzung.schreibe(bankbuchAggregat, buch.id, [uebergabe]);
	});
	const buch = await liesBankbuch(umgebung, bankbuchVon(lauf.art));
	const uebergabe = buch.uebergaben.get(laufID);
	if (!uebergabe) throw new Error(`Lauf ${laufID} wurde nicht übergeben`);
	return { bytes: (await baue(buch, uebergabe.tag, uebergabe.am)).bytes, zeilen };
}

/** The transfers of a run, with what persons owe from earlier ones. */
export function zahlungenVon(lauf: Lauf, zeilen: readonly Blattzeile[], buch: Bankbuch): Zahlungen {
	return zahlungenAus(lauf.nr, zeilen, vortraege(buch, lauf.id));
}

/** Takes the transfers of a run away; what was taken before there was a book of it carries nothing. */
export async function uebergibUeberweisungen(
	umgebung: Umgebung,
	befehl: Handlung,
	{ laufID, freigegebenAm, ausfuehrung, istAlt }: Ueberweisungswunsch,
): Promise<Zahlungsdatei> {
	const lauf = await liesLauf(umgebung, laufID);
	pruefeZahlbar(lauf);
	const zeilen = await liesBlatt(umgebung, { ...lauf.rechnung, zeilen: enthaltene(lauf) });
	const parameter = await alleParameter(umgebung.db);
	const baue = (buch: Bankbuch) => {
		const ohneBuch = istAlt && !buch.uebergaben.has(laufID);
		const zahlungen = ohneBuch ? zahlungenAus(lauf.nr, zeilen) : zahlungenVon(lauf, zeilen, buch);
		const { ueberweisungen } = zahlungen;
		const auftrag = zahlungsauftrag({ laufNr: lauf.nr, freigegebenAm, ausfuehrung, parameter, ueberweisungen });
		return { zahlungen, ohneBuch, tag: auftrag.ausfuehrung, bytes: Buffer.from(alsPain001(auftrag)) };
	};
	await execute(umgebung, befehl, async (sitzung) => {
		const jetziger = await sitzung.lies(laufAggregat, laufID);
		const buch = await sitzung.lies(bankbuchAggregat, bankbuchVon(lauf.art));
		const { zahlungen, ohneBuch, tag, bytes } = baue(buch);
		sitzung.schreibe(laufAggregat, laufID, uebergib(jetziger, 'pain.001', sha256Von(bytes), tag));
		if (ohneBuch || buch.uebergaben.has(laufID)) return;
		const uebergabe = ZahlungenUebergeben({ laufID, nr: lauf.nr, tag, posten: zahlungen.posten });
		sitzung.schreibe(bankbuchAggregat, buch.id, [uebergabe]);
	});
	return { bytes: baue(await liesBankbuch(umgebung, bankbuchVon(lauf.art))).bytes, zeilen };
}

interface Ueberweisungswunsch {
	readonly laufID: string;
	readonly freigegebenAm: string;
	readonly ausfuehrung: string | null;
	/** Was it taken away before there was a book? */
	readonly istAlt: boolean;
}

const MIT_DATEI: Regelverstoss = {
	code: 'MIT_DATEI',
	http: 409,
	text: 'Zu diesem Lauf gibt es eine Datei für die Bank. Was zu viel ist, wird mit ihr vorgemerkt.',
};
const NICHTS_ZU_VIEL: Regelverstoss = {
	code: 'NICHTS_ZU_VIEL',
	http: 409,
	text: 'In diesem Lauf hat niemand etwas gut oder zu viel.',
};

/** Of a run that moves nothing: what is too much waits for the next file. Says how much, in cents. */
export async function merkeVor(umgebung: Umgebung, befehl: Handlung, laufID: string): Promise<number> {
	const lauf = await liesLauf(umgebung, laufID);
	if (wirdGezahlt(lauf)) pruefeZahlbar(lauf);
	else pruefeEinziehbar(lauf);
	const zeilen = await liesBlatt(umgebung, { ...lauf.rechnung, zeilen: enthaltene(lauf) });
	return execute(umgebung, befehl, async (sitzung) => {
		await sitzung.lies(laufAggregat, laufID);
		const buch = await sitzung.lies(bankbuchAggregat, bankbuchVon(lauf.art));
		const { posten } = wirdGezahlt(lauf)
			? zahlungenVon(lauf, zeilen, buch)
			: await einzuegeVon(umgebung, lauf, zeilen, buch);
		if (posten.some(({ betrag }) => betrag > 0)) throw new Abgelehnt([MIT_DATEI]);
		const mehr = posten.reduce((summe, { vortrag, rest }) => summe + vortrag - rest, 0);
		if (mehr === 0) throw new Abgelehnt([NICHTS_ZU_VIEL]);
		if (!buch.uebergaben.has(laufID)) {
			const uebergabe = ZahlungenUebergeben({ laufID, nr: lauf.nr, tag: sitzung.ctx.heute, posten });
			sitzung.schreibe(bankbuchAggregat, buch.id, [uebergabe]);
		}
		return mehr;
	});
}

/** Sites that have something coming, with the account it can go to. */
export async function offeneGuthaben(umgebung: Umgebung, buch: Bankbuch, stand: string): Promise<Guthabenempfaenger[]> {
	const zahler = await zahlerBis(umgebung, [...buch.reste.keys()], stand);
	return [...buch.reste].map(([wer, rest]) => guthabenVon(zahler, wer, -rest));
}

/** Pays credits out, or gives out once more what was paid out under this number. */
export async function zahleGuthabenAus(
	umgebung: Umgebung,
	befehl: Handlung,
	nr: number | null,
): Promise<{ readonly bytes: Buffer; readonly nr: number; readonly anzahl: number }> {
	const parameter = await alleParameter(umgebung.db);
	const marke = await setzeMarke(umgebung.pool);
	const welche =
		nr ??
		(await execute(umgebung, befehl, async (sitzung): Promise<number> => {
			const buch = await sitzung.lies(bankbuchAggregat, 'EINZUG');
			const alle = await offeneGuthaben(umgebung, buch, marke);
			const empfaenger = alle.filter(({ iban }) => iban !== null);
			const tag = naechsterBanktag(sitzung.ctx.heute);
			const neue = await sitzung.naechsteNummer('Guthabenauszahlung');
			guthabenauftrag({ nr: neue, am: sitzung.ctx.jetzt, tag, parameter, empfaenger });
			const posten = empfaenger.map(({ wer, betrag }) => ({ wer, betrag }));
			sitzung.schreibe(bankbuchAggregat, buch.id, [GuthabenAusgezahlt({ nr: neue, tag, stand: marke, posten })]);
			return neue;
		}));
	const auszahlung = (await liesBankbuch(umgebung, 'EINZUG')).auszahlungen.find((eine) => eine.nr === welche);
	if (!auszahlung) throw new Abgelehnt([NICHT_GEFUNDEN]);
	const { am, tag, stand, posten } = auszahlung;
	const ids = posten.map(({ wer }) => wer);
	const zahler = await zahlerBis(umgebung, ids, stand);
	const empfaenger = posten.map(({ wer, betrag }) => guthabenVon(zahler, wer, betrag));
	const auftrag = guthabenauftrag({ nr: welche, am, tag, parameter, empfaenger });
	return { bytes: Buffer.from(alsPain001(auftrag)), nr: welche, anzahl: posten.length };
}

function guthabenVon(zahler: Awaited<ReturnType<typeof zahlerBis>>, wer: string, betrag: number): Guthabenempfaenger {
	const { bezeichnung = 'gelöscht', iban = null, bic = null } = zahler.get(wer) ?? {};
	return { wer, bezeichnung, iban, bic, betrag };
}

async function liesLauf({ pool }: Umgebung, id: string): Promise<Lauf> {
	const [inhalt] = await readStreams(pool, [{ aggregat: laufAggregat.name, id }]);
	if (!inhalt?.version) throw new Abgelehnt([NICHT_GEFUNDEN]);
	return falte(laufAggregat, id, inhalt.ereignisse as Aufgezeichnet<Parameters<typeof laufAggregat.evolve>[1]>[]);
}
