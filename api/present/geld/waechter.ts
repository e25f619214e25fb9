import type { z } from 'zod';
import type { gefahren } from '#api/contract/geld/waechter.ts';
import { addiereTage } from '#domain/datum.ts';
import { type Befund, WAECHTERARTEN, type Waechterart } from '#domain/geld/waechter/lage.ts';
import { betragVon, gesamtbetrag, monateOhneSatz, nachRang } from '#domain/geld/waechter/rang.ts';
import { abhilfeVon, ursacheVon, WAECHTERNAME } from '#domain/geld/waechter/worte.ts';
import type { Blattspalte } from '../dateien/xlsx.ts';

/** What is in danger, with whom and where. */
export interface Fund extends Befund {
	readonly bezug: {
		readonly vorname: string | null;
		readonly nachname: string | null;
		readonly stelleID: string | null;
		readonly stelle: string | null;
		readonly ende: string | null;
		readonly seminartypID: string | null;
		readonly zustaendigID: string | null;
		readonly zustaendig: string | null;
	};
}

interface Umfeld {
	readonly art?: Waechterart | undefined;
	readonly sort?: 'betrag' | 'verlorenAb' | undefined;
	readonly mitBetraegen: boolean;
	readonly typen: ReadonlyMap<string, string>;
	readonly heute: string;
	readonly zustaendigID?: string | undefined;
	/** Left out: as many as a page shows. */
	readonly hoechstens?: number;
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
	const seine = funde.filter(({ bezug }) => bezug.zustaendigID === umfeld.zustaendigID);
	const gewaehlte = umfeld.zustaendigID === undefined ? faelle : nachRang(jeFall(seine));
	const gemeinte = gewaehlte.filter((fall) => art === undefined || fall.art === art);
	const geordnet =
		sort === 'betrag' ? gemeinte : gemeinte.toSorted((a, b) => nach(a.verlorenAb, b.verlorenAb) || nach(a.key, b.key));
	const bald = faelle.filter(({ verlorenAb }) => verlorenAb <= addiereTage(heute, BALD_TAGE));
	const summe = (eine: readonly Fall[]) => ({
		anzahl: eine.length,
		betrag: mitBetraegen ? gesamtbetrag(eine) / CENT : null,
	});
	return {
		zeilen: geordnet.slice(0, umfeld.hoechstens ?? HOECHSTENS).map((fall) => zeige(fall, umfeld)),
		mitBetraegen,
		zustaendige: zustaendigeIn(funde),
		gemeint: gemeinte.length,
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
	/** Of more than one volunteer, maybe. */
	readonly istGruppe: boolean;
	readonly zustaendig: readonly string[];
}

/** What is mended at once is one case, however many contracts it is about. */
const GRUPPE: Readonly<Partial<Record<Waechterart, (fund: Fund) => string>>> = {
	ANERKENNUNG: ({ bezug }) => bezug.stelleID ?? '',
	MANDAT: ({ bezug }) => bezug.stelleID ?? '',
	KENNUNG: ({ verlorenAb }) => verlorenAb,
};

function jeFall(funde: readonly Fund[]): Fall[] {
	const gruppen = Map.groupBy(funde, (fund) => `${fund.art} ${GRUPPE[fund.art]?.(fund) ?? fund.vertragID}`);
	return [...gruppen].flatMap(([key, alle]) => {
		const [erster] = alle.toSorted((a, b) => nach(a.bezug.ende ?? '', b.bezug.ende ?? ''));
		if (!erster) return [];
		const posten = alle.flatMap((fund) => fund.posten);
		const [verlorenAb = erster.verlorenAb] = alle.map((fund) => fund.verlorenAb).toSorted();
		const zustaendig = [...new Set(alle.flatMap(({ bezug }) => bezug.zustaendig ?? []))].toSorted(NAMEN.compare);
		const istGruppe = erster.art in GRUPPE;
		return [{ ...erster, ...{ key, posten, verlorenAb, zustaendig, istGruppe }, vertraege: alle.length }];
	});
}

const NAMEN = new Intl.Collator('de');

const zustaendigeIn = (funde: readonly Fund[]) =>
	[
		...new Map(
			funde.flatMap(({ bezug: { zustaendigID: id, zustaendig: name } }) =>
				id !== null && name !== null ? [[id, { id, name }] as const] : [],
			),
		).values(),
	].toSorted((a, b) => NAMEN.compare(a.name, b.name));

function zeige(fall: Fall, { mitBetraegen, typen }: Umfeld): Zeile {
	const { key, art, vertragID, freiwilligerID, vertraege, istGruppe, verlorenAb, tage, bezug, posten } = fall;
	const seminartyp = bezug.seminartypID === null ? null : (typen.get(bezug.seminartypID) ?? null);
	const lage = { art, verlorenAb, ende: bezug.ende, vertraege, tage, seminartyp };
	return {
		...lage,
		...{ key, ursache: ursacheVon(lage), abhilfe: abhilfeVon(lage), zustaendig: fall.zustaendig },
		freiwilligerID: istGruppe ? null : freiwilligerID,
		vertragID: istGruppe ? null : vertragID,
		name: istGruppe ? null : [bezug.vorname, bezug.nachname].filter(Boolean).join(' ') || null,
		// Of whom it is told by the quarter they may be anywhere.
		einsatzstelleID: art === 'KENNUNG' ? null : bezug.stelleID,
		einsatzstelle: art === 'KENNUNG' ? null : bezug.stelle,
		monate: new Set(posten.map((p) => `${p.vertragID} ${p.monat}`)).size,
		monateOhneSatz: monateOhneSatz(fall),
		betrag: mitBetraegen && posten.some(({ cent }) => cent !== null) ? betragVon(fall) / CENT : null,
	};
}

type S = Blattspalte<Zeile>;
const BETRAG: S = {
	kopf: 'Betrag',
	wert: ({ betrag }) => (betrag === null ? null : Math.round(betrag * CENT)),
	art: 'EURO',
};

/** As a file; amounts for whoever may see them. */
export const waechterspalten = (mitBetraegen: boolean): readonly S[] => [
	...(mitBetraegen ? [BETRAG] : []),
	{ kopf: 'Art', wert: ({ art }) => WAECHTERNAME[art] },
	{ kopf: 'Name', wert: ({ name }) => name },
	{ kopf: 'Einsatzstelle', wert: ({ einsatzstelle }) => einsatzstelle },
	{ kopf: 'Verträge', wert: ({ vertraege }) => vertraege },
	{ kopf: 'Monate', wert: ({ monate }) => monate },
	{ kopf: 'Verloren ab', wert: ({ verlorenAb }) => verlorenAb, art: 'TAG' },
	{ kopf: 'Ursache', wert: ({ ursache }) => ursache },
	{ kopf: 'Günstigste Abhilfe', wert: ({ abhilfe }) => abhilfe },
	{ kopf: 'Zuständig', wert: ({ zustaendig }) => zustaendig.join(', ') },
];
