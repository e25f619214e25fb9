/** Einsatzstellen as whoever pays for them stood at a position of the store. */
import { readStreamsBis } from '#commands/event-store/read.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { type Adresse, type AdresseEreignis, adresseAggregat, adresseAlsReferenz } from '#domain/adresse/adresse.ts';
import { type Aggregat, falte } from '#domain/aggregat.ts';
import type { Aufgezeichnet } from '#domain/ereignis.ts';
import type { Bankbuch } from '#domain/geld/bankbuch/bankbuch.ts';
import type { Zahler } from '#domain/geld/sepa/lastschriften.ts';
import { freigabepositionen } from '#projections/queries/geld/bank.ts';

type Quelle = Pick<Umgebung, 'pool'>;

async function liesAdressenBis({ pool }: Quelle, ids: readonly string[], position: string): Promise<Adresse[]> {
	const aggregat: Aggregat<Adresse, AdresseEreignis> = adresseAggregat;
	const refs = ids.map((id) => ({ aggregat: aggregat.name, id }));
	return (await readStreamsBis(pool, refs, position)).map((ereignisse, i) =>
		falte(aggregat, ids[i] ?? '', ereignisse as Aufgezeichnet<AdresseEreignis>[]),
	);
}

/** By their own id; one that was deleted before isn't there. */
export async function zahlerBis(
	umgebung: Quelle,
	ids: readonly string[],
	position: string,
): Promise<ReadonlyMap<string, Zahler>> {
	const adressen = await liesAdressenBis(umgebung, ids, position);
	return new Map(adressen.filter((a) => a.existiert && !a.geloescht).map((a) => [a.id, alsZahler(a)]));
}

/** By the place a contract names. */
export async function zahlerDerOrte(
	umgebung: Quelle,
	ortIDs: readonly string[],
	position: string,
): Promise<ReadonlyMap<string, Zahler>> {
	const orte = await liesAdressenBis(umgebung, ortIDs, position);
	const stelleVon = new Map(orte.map((ort) => [ort.id, adresseAlsReferenz(ort).einsatzstelleID ?? ort.id]));
	const zahler = await zahlerBis(umgebung, [...new Set(stelleVon.values())], position);
	return new Map(
		[...stelleVon].flatMap(([ort, stelle]): [string, Zahler][] => {
			const einer = zahler.get(stelle);
			return einer ? [[ort, einer]] : [];
		}),
	);
}

function alsZahler({ id, felder }: Adresse): Zahler {
	const { bezeichnung, iban, bic, mandatsreferenz, mandatsdatum } = felder;
	return { id, bezeichnung, iban, bic, mandatsreferenz, mandatsdatum: mandatsdatum ?? null };
}

/** Who paid by debit, the newest run first, as their addresses stood then. */
async function* fruehereEinzuege(
	umgebung: Umgebung,
	{ uebergaben }: Bankbuch,
	ausser: string,
	gesucht: ReadonlySet<string>,
): AsyncGenerator<ReadonlyMap<string, Zahler>> {
	const fruehere = [...uebergaben.values()].filter(({ laufID }) => laufID !== ausser).toReversed();
	const positionen = await freigabepositionen(
		umgebung.db,
		fruehere.map(({ laufID }) => laufID),
	);
	for (const { laufID, posten } of fruehere) {
		const wer = posten.flatMap(({ wer, betrag }) => (wer !== null && betrag > 0 && gesucht.has(wer) ? [wer] : []));
		const position = positionen.get(laufID);
		if (wer.length > 0 && position) yield zahlerBis(umgebung, wer, position);
	}
}

/** Whose mandate, as it stands, was debited before. */
export async function eingezogeneMandate(
	umgebung: Umgebung,
	buch: Bankbuch,
	laufID: string,
	zahler: Iterable<Zahler>,
): Promise<ReadonlySet<string>> {
	const gesucht = new Map([...zahler].map(({ id, mandatsreferenz }) => [id, mandatsreferenz]));
	const gefunden = new Set<string>();
	for await (const damals of fruehereEinzuege(umgebung, buch, laufID, new Set(gesucht.keys()))) {
		for (const [id, { mandatsreferenz }] of damals) if (gesucht.get(id) === mandatsreferenz) gefunden.add(id);
		if (gefunden.size === gesucht.size) break;
	}
	return gefunden;
}

/** The account each was last debited at. */
export async function bisherigeStellenIbans(
	umgebung: Umgebung,
	buch: Bankbuch,
	laufID: string,
	stellen: ReadonlySet<string>,
): Promise<ReadonlyMap<string, string | null>> {
	const ibans = new Map<string, string | null>();
	for await (const damals of fruehereEinzuege(umgebung, buch, laufID, stellen)) {
		for (const [id, { iban }] of damals) if (!ibans.has(id)) ibans.set(id, iban);
		if (ibans.size === stellen.size) break;
	}
	return ibans;
}
