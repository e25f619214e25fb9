/** Which events of a file a claim's amount goes back to. Tables: money.md, funding programme, runs. */
import type { AkteEreignis } from '#domain/akte/ereignisse.ts';
import type { Akte } from '#domain/akte/zustand.ts';
import type { Aufgezeichnet } from '#domain/ereignis.ts';
import type { Foerderdienst } from '#domain/geld/foerderung/foerdermonate.ts';
import { alsRechenweg, type Foerderweg, foerderweg } from '#domain/geld/foerderung/weg.ts';
import { tageIm } from '#domain/geld/herkunft.ts';
import type { Foerderstand } from '#domain/geld/lauf/ereignisse.ts';
import { alsTeile, type Herkunft, wurzelnIn, type Zeilenfrage } from './geldherkunft.ts';
import { foerderdienste, mitLage, wohnland } from './vertrag/foerderdienste.ts';

export interface Foerderfrage extends Zeilenfrage {
	readonly foerderung: Foerderstand;
	/** Contracts that were claimed for, which speaks for those of an erased person. */
	readonly galten: ReadonlySet<string>;
}

export interface Foerderherkunft extends Herkunft {
	readonly weg: Foerderweg | null;
	/** As the programme looks at it; null: no money goes by the contract. */
	readonly dienst: Foerderdienst | null;
}

export function foerderherkunftAus(
	id: string,
	ereignisse: readonly Aufgezeichnet<AkteEreignis>[],
	frage: Foerderfrage,
): Foerderherkunft {
	const { blick, ...wurzeln } = wurzelnIn(id, ereignisse, (akte) => blickAuf(akte, frage));
	const { weg, dienst } = blick;
	const posten = weg && { anteil: weg.anteil, wege: [alsRechenweg(weg)] };
	return { ...wurzeln, posten, weg, dienst, tage: weg?.zaehlt ?? null, anderswo: [] };
}

function blickAuf(akte: Akte, { vertragID, monat, dienstarten, foerderung: { regel, laender }, galten }: Foerderfrage) {
	const dienste = mitLage(foerderdienste(akte, dienstarten), laender, galten);
	const dienst = dienste.find((einer) => einer.vertragID === vertragID) ?? null;
	const weg = foerderweg(regel, dienste, { vertragID, monat });
	const vertrag = akte.vertraege.find((v) => v.id === vertragID);
	const { alterVon, alterBis, wohnland: land, stellenland } = regel.filter;
	return {
		...{ dienst, weg, voll: {} },
		tage: dienst && tageIm(monat, dienst.von, dienst.bis),
		teile: alsTeile(weg ? [alsRechenweg(weg)] : []),
		sonst: `${weg?.menge} ${weg?.satz}`,
		angaben: {
			...((alterVon !== null || alterBis !== null) && { GEBURTSDATUM: akte.person.geburtsdatum ?? null }),
			...(land !== null && { WOHNLAND: wohnland(akte) }),
			...(stellenland !== null && { EINSATZORT: vertrag?.einsatzortID ?? null }),
			...(regel.dienstartIDs.length > 0 && { DIENSTART: vertrag?.dienstartID ?? null }),
		},
	};
}
