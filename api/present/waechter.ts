import type { z } from 'zod';
import type { gefahren } from '#api/contract/geld/waechter.ts';
import { addiereTage } from '#domain/datum.ts';
import { type Befund, WAECHTERARTEN, type Waechterart } from '#domain/geld/waechter/lage.ts';
import { betragVon, gesamtbetrag, monateOhneSatz, nachRang } from '#domain/geld/waechter/rang.ts';

/** What is in danger, with whom and where. */
export interface Fund extends Befund {
	readonly bezug: {
		readonly vorname: string | null;
		readonly nachname: string | null;
		readonly stelleID: string | null;
		readonly stelle: string | null;
		readonly ende: string | null;
		readonly seminartypID: string | null;
	};
}

interface Umfeld {
	readonly art?: Waechterart | undefined;
	readonly sort?: 'betrag' | 'verlorenAb' | undefined;
	readonly mitBetraegen: boolean;
	readonly typen: ReadonlyMap<string, string>;
	readonly heute: string;
}

type Antwort = z.output<typeof gefahren>;
type Zeile = Antwort['zeilen'][number];

const HOECHSTENS = 200;
const BALD_TAGE = 14;
const CENT = 100;

/** The list as who asks may read it: without amounts by the day, so that their order tells nothing either. */
export function zeigeWaechter(
	funde: readonly Fund[],
	umfeld: Umfeld,
): Omit<Antwort, 'bfdOhneAntwort' | 'bfdErinnerungTage'> {
	const faelle = nachRang(jeFall(funde));
	const { art, mitBetraegen, heute } = umfeld;
	const sort = mitBetraegen ? (umfeld.sort ?? 'betrag') : 'verlorenAb';
	const gemeinte = faelle.filter((fall) => art === undefined || fall.art === art);
	const geordnet =
		sort === 'betrag' ? gemeinte : gemeinte.toSorted((a, b) => nach(a.verlorenAb, b.verlorenAb) || nach(a.key, b.key));
	const bald = faelle.filter(({ verlorenAb }) => verlorenAb <= addiereTage(heute, BALD_TAGE));
	const summe = (eine: readonly Fall[]) => ({
		anzahl: eine.length,
		betrag: mitBetraegen ? gesamtbetrag(eine) / CENT : null,
	});
	return {
		zeilen: geordnet.slice(0, HOECHSTENS).map((fall) => zeige(fall, umfeld)),
		mitBetraegen,
		alle: summe(faelle),
		bald: summe(bald),
		ohneGeld: faelle.filter((fall) => fall.posten.length === 0).length,
		jeArt: WAECHTERARTEN.map((eine) => ({ art: eine, anzahl: faelle.filter((fall) => fall.art === eine).length })),
	};
}

const nach = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

interface Fall extends Fund {
	readonly key: string;
	readonly vertraege: number;
	readonly istStelle: boolean;
}

/** One recognition is one case, however many contracts it ends in. */
function jeFall(funde: readonly Fund[]): Fall[] {
	const gruppen = Map.groupBy(funde, ({ art, vertragID, bezug }) =>
		art === 'ANERKENNUNG' ? `${art} ${bezug.stelleID}` : `${art} ${vertragID}`,
	);
	return [...gruppen].flatMap(([key, alle]) => {
		const [erster] = alle.toSorted((a, b) => nach(a.bezug.ende ?? '', b.bezug.ende ?? ''));
		if (!erster) return [];
		const posten = alle.flatMap((fund) => fund.posten);
		return [{ ...erster, key, posten, vertraege: alle.length, istStelle: erster.art === 'ANERKENNUNG' }];
	});
}

function zeige(fall: Fall, { mitBetraegen, typen }: Umfeld): Zeile {
	const { key, art, vertragID, freiwilligerID, vertraege, istStelle, verlorenAb, tage, bezug, posten } = fall;
	return {
		...{ key, art, vertraege, verlorenAb, tage },
		freiwilligerID: istStelle ? null : freiwilligerID,
		vertragID: istStelle ? null : vertragID,
		name: istStelle ? null : [bezug.vorname, bezug.nachname].filter(Boolean).join(' ') || null,
		einsatzstelleID: bezug.stelleID,
		einsatzstelle: bezug.stelle,
		monate: new Set(posten.map((p) => `${p.vertragID} ${p.monat}`)).size,
		monateOhneSatz: monateOhneSatz(fall),
		betrag: mitBetraegen && posten.some(({ cent }) => cent !== null) ? betragVon(fall) / CENT : null,
		ende: bezug.ende,
		seminartyp: bezug.seminartypID === null ? null : (typen.get(bezug.seminartypID) ?? null),
	};
}
