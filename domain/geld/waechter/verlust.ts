/** What is lost of money: reckoned as claims and runs reckon, with the loss and without it. */
import type { Monat } from '#domain/recht/monate.ts';
import { foerdermonate } from '../foerderung/foerdermonate.ts';
import type { Foerderprogramm } from '../foerderung/programm.ts';
import { EINZUGSARTEN, type Geldvertrag, postenVon, summeVon, type Vertragslaufart } from '../posten.ts';
import type { Verlustposten, Waechterdienst } from './lage.ts';

/** The same service in a shorter time; null: none of it. */
type Rest = { readonly von: string; readonly bis: string } | null;

const ZEITRAUM = (bis: string) => ({ von: '0000-01', bis: bis.slice(0, 7) });

interface Gefoerdertes {
	readonly quelle: string;
	readonly monat: Monat;
	readonly anteil: number;
	/** null: the programme has no rate. */
	readonly betrag: number | null;
}

/** Month by month; of programmes for the dsj each month goes to the first that gives for it, as in its claim. */
function gefoerdert(programme: readonly Foerderprogramm[], dienst: Waechterdienst): Gefoerdertes[] {
	const vergeben = new Set<Monat>();
	return programme
		.filter(({ isAktiv }) => isAktiv)
		.toSorted((a, b) => nach(a.gueltigVon ?? '', b.gueltigVon ?? '') || nach(a.id, b.id))
		.flatMap((programm) =>
			foerdermonate(programm, dienst, ZEITRAUM(dienst.bis)).flatMap(({ monat, anteil, betrag }) => {
				if (programm.isDsj && vergeben.has(monat)) return [];
				if (programm.isDsj) vergeben.add(monat);
				return [{ quelle: programm.id, monat, anteil, betrag }];
			}),
		);
}

/** What programmes give for the service and not for its rest. */
export function foerderverlust(
	programme: readonly Foerderprogramm[],
	dienst: Waechterdienst,
	rest: Rest,
): Verlustposten[] {
	const bleibt = new Map(
		rest === null ? [] : gefoerdert(programme, { ...dienst, ...rest }).map((g) => [key(g), g] as const),
	);
	return gefoerdert(programme, dienst).flatMap((mit): Verlustposten[] => {
		const ohne = bleibt.get(key(mit));
		const { quelle, monat } = mit;
		const kopf = { vertragID: dienst.vertrag.vertragID, quelle, monat };
		if (mit.betrag === null) return mit.anteil > (ohne?.anteil ?? 0) ? [{ ...kopf, cent: null }] : [];
		const cent = mit.betrag - (ohne?.betrag ?? 0);
		return cent > 0 ? [{ ...kopf, cent }] : [];
	});
}

const key = ({ quelle, monat }: { readonly quelle: string; readonly monat: Monat }): string => `${quelle} ${monat}`;
const nach = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** What runs of these kinds have of a month. */
export const monatsverlust = (
	{ vertrag }: Waechterdienst,
	quellen: readonly Vertragslaufart[],
	monat: Monat,
): Verlustposten[] =>
	quellen.flatMap((quelle) => {
		const cent = monatsbetraege(vertrag, quelle).get(monat) ?? 0;
		return cent > 0 ? [{ vertragID: vertrag.vertragID, quelle, monat, cent }] : [];
	});

/** What the Einsatzstelle pays for the service and not for its rest. */
export function beitragsverlust({ vertrag }: Waechterdienst, rest: Rest): Verlustposten[] {
	const { vertragID } = vertrag;
	return EINZUGSARTEN.flatMap((quelle) => {
		const bleibt = rest === null ? new Map<Monat, number>() : monatsbetraege({ ...vertrag, ...rest }, quelle);
		return [...monatsbetraege(vertrag, quelle)].flatMap(([monat, betrag]) => {
			const cent = betrag - (bleibt.get(monat) ?? 0);
			return cent > 0 ? [{ vertragID, quelle, monat, cent }] : [];
		});
	});
}

const monatsbetraege = (vertrag: Geldvertrag, art: Vertragslaufart): Map<Monat, number> =>
	new Map(postenVon([vertrag], art, vertrag.bis.slice(0, 7)).map(({ monat, teile }) => [monat, summeVon(teile)]));
