import { readStreams } from '#commands/event-store/read.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { falte } from '#domain/aggregat.ts';
import { foerderdienste, mitLage, ohneDienst } from '#domain/akte/vertrag/foerderdienste.ts';
import type { Akte } from '#domain/akte/zustand.ts';
import { haengeAn } from '#domain/beliebig-viele.ts';
import type { Aufgezeichnet } from '#domain/ereignis.ts';
import {
	type Abruflage,
	abrufname,
	type Korrektursatz,
	korrekturgrund,
	korrekturtext,
} from '#domain/geld/foerderung/korrekturen.ts';
import type { Foerderstand, LaufEreignis, Rechnung } from '#domain/geld/lauf/ereignisse.ts';
import { type Lauf, laufAggregat, zahlbuchVon } from '#domain/geld/lauf/lauf.ts';
import type { Laufzeile } from '#domain/geld/lauf/zeilen.ts';
import type { Monat } from '#domain/recht/monate.ts';
import { liesAktenBis, liesZahlbuch } from './rechnen.ts';

/** What a claim corrects of one earlier claim for one contract. */
export interface Korrektur extends Korrektursatz {
	readonly text: string;
	/** null: no claim was about the months. */
	readonly laufNr: number | null;
	readonly vertragID: string;
	readonly freiwilligerID: string;
	readonly vertragsnummer: string | null;
	/** That it is made of. */
	readonly monate: readonly Monat[];
}

/** Line by line, by name; none of a run that is no claim. */
export async function liesKorrekturen(
	umgebung: Umgebung,
	lauf: Pick<Lauf, 'art' | 'programmID'> & { readonly rechnung: Rechnung },
	zeilen: readonly Laufzeile[],
): Promise<Korrektur[]> {
	const { position, nachLauf, foerderung } = lauf.rechnung;
	const korrigierte = zeilen.filter(({ ausgleichZu }) => ausgleichZu !== undefined);
	if (!foerderung || korrigierte.length === 0) return [];
	const frueher = await fruehereAbrufe(umgebung, lauf, nachLauf);
	const wer = [...new Set(korrigierte.map(({ freiwilligerID }) => freiwilligerID))];
	const jetzt = await liesStand(umgebung, wer, { ...lauf.rechnung, foerderung, position });
	const damals = new Map<string, Stand>();
	const korrekturen: Korrektur[] = [];
	const jeAbruf = Map.groupBy(korrigierte, (zeile) => abrufVon(frueher, zeile));
	for (const [abruf, ihre] of jeAbruf) {
		const stand = abruf && (damals.get(abruf.id) ?? (await liesStand(umgebung, wer, standVon(abruf.rechnung))));
		if (abruf && stand) damals.set(abruf.id, stand);
		const gruppen = Map.groupBy(ihre, ({ vertragID, monat }) => (abruf ? vertragID : `${vertragID} ${monat}`));
		for (const gruppe of gruppen.values()) {
			const [erste] = gruppe;
			if (!erste) continue;
			const { vertragID, freiwilligerID } = erste;
			const name = abruf ? abrufname(abruf.zeitraum) : erste.monat;
			const satz = gruppe.find((zeile) => zeile.satz !== undefined)?.satz ?? null;
			const lage = { vorher: stand?.lage(vertragID) ?? null, jetzt: jetzt.lage(vertragID), abruf: name, satz };
			const zeile = {
				...{ abruf: name, name: jetzt.name(freiwilligerID), grund: korrekturgrund(lage) },
				menge: gruppe.reduce((summe, { menge = 0 }) => summe + menge, 0),
				betrag: gruppe.reduce((summe, { betrag }) => summe + betrag, 0),
				einheit: foerderung.regel.einheit,
			};
			const monate = gruppe.map(({ monat }) => monat);
			const wessen = { vertragID, freiwilligerID, vertragsnummer: jetzt.nummer(vertragID), monate };
			korrekturen.push({ ...zeile, ...wessen, text: korrekturtext(zeile), laufNr: abruf?.nr ?? null });
		}
	}
	return korrekturen.toSorted(
		(a, b) => NAMEN.compare(a.abruf, b.abruf) || NAMEN.compare(a.name, b.name) || (a.vertragID < b.vertragID ? -1 : 1),
	);
}

const NAMEN = new Intl.Collator('de');

type Abruf = Pick<Lauf, 'id' | 'nr' | 'zeitraum' | 'rechnung'>;

/** Released before, the newest first. */
async function fruehereAbrufe(
	umgebung: Umgebung,
	lauf: Pick<Lauf, 'art' | 'programmID'> & { readonly rechnung: Rechnung },
	nachLauf: number | null,
): Promise<readonly Abruf[]> {
	const { laeufe } = await liesZahlbuch(umgebung, zahlbuchVon(lauf), lauf.rechnung.position);
	const bis = laeufe.findIndex(({ nr }) => nr === nachLauf) + 1;
	const refs = laeufe.slice(0, bis).map(({ laufID: id }) => ({ aggregat: laufAggregat.name, id }));
	const inhalte = await readStreams(umgebung.pool, refs);
	return inhalte
		.map(({ ereignisse }, i) => falte(laufAggregat, refs[i]?.id ?? '', ereignisse as Aufgezeichnet<LaufEreignis>[]))
		.toReversed();
}

/** The one that released the row last, or else the one it would have stood in. */
const abrufVon = (frueher: readonly Abruf[], { ausgleichZu, monat }: Laufzeile): Abruf | null =>
	frueher.find(({ nr, zeitraum: { von, bis } }) =>
		ausgleichZu == null ? von <= monat && monat <= bis : nr === ausgleichZu,
	) ?? null;

const AUF_EINMAL = 200;

interface Stand {
	lage(vertragID: string): Abruflage;
	name(freiwilligerID: string): string;
	nummer(vertragID: string): string | null;
}
type Rechenstand = Pick<Rechnung, 'position' | 'dienstarten'> & { readonly foerderung: Foerderstand };

const standVon = ({ foerderung, ...rest }: Rechnung): Rechenstand => {
	if (!foerderung) throw new Error('Ein Abruf ohne Förderprogramm');
	return { ...rest, foerderung };
};

async function liesStand(
	umgebung: Umgebung,
	wer: readonly string[],
	{ position, dienstarten, foerderung: { regel, laender } }: Rechenstand,
): Promise<Stand> {
	const akten: Akte[] = [];
	for (let i = 0; i < wer.length; i += AUF_EINMAL)
		haengeAn(akten, await liesAktenBis(umgebung, wer.slice(i, i + AUF_EINMAL), position));
	const dienste = mitLage(
		akten.flatMap((akte) => foerderdienste(akte, dienstarten)),
		laender,
		new Set(),
	);
	const vertraege = new Map(akten.flatMap((akte) => akte.vertraege.map((vertrag) => [vertrag.id, { akte, vertrag }])));
	return {
		lage(vertragID) {
			const dienst = dienste.find((einer) => einer.vertragID === vertragID) ?? null;
			const wo = vertraege.get(vertragID);
			return { dienst, ohne: dienst || !wo ? null : ohneDienst(wo.akte, wo.vertrag), regel };
		},
		name: (id) => kurzname(akten.find((akte) => akte.id === id)),
		nummer: (vertragID) => vertraege.get(vertragID)?.vertrag.vertragsnummer ?? null,
	};
}

/** `Erika M.` */
function kurzname(akte: Akte | undefined): string {
	const { vorname, nachname } = akte?.person ?? {};
	return [vorname, nachname && `${nachname.slice(0, 1)}.`].filter(Boolean).join(' ') || 'gelöscht';
}
