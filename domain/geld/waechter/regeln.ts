/** From facts and a day to what is in danger. Each rule says it on the first day on which it is so. */
import { addiereMonate, addiereTage, maxDatum, tageZwischen } from '#domain/datum.ts';
import type { Foerderprogramm } from '../foerderung/programm.ts';
import { EINZUGSARTEN, type Geldvertrag, postenVon, summeVon, type Vertragslaufart, ZAHLUNGSARTEN } from '../posten.ts';
import type { Befund, Freigegebenes, Verlustposten, Waechterdienst } from './lage.ts';
import { beitragsverlust, foerderverlust, monatsverlust } from './verlust.ts';

type Fund = Omit<Befund, 'vertragID' | 'freiwilligerID' | 'art' | 'tage'> & { readonly tage?: number };

/** All of one service; a service that is over loses nothing any more. */
export function befundeVon(
	dienst: Waechterdienst,
	programme: readonly Foerderprogramm[],
	heute: string,
): readonly Befund[] {
	if (dienst.bis < heute) return [];
	const { vertragID, freiwilligerID } = dienst.vertrag;
	const funde = {
		SEMINAR: seminare(dienst, programme, heute),
		KENNUNG: dienst.istOhneKennung ? ohneKennung(dienst, programme, heute) : null,
		MANDAT: dienst.istOhneMandat ? naechsterMonat(dienst, EINZUGSARTEN, heute) : null,
		IBAN: dienst.istOhneIban ? naechsterMonat(dienst, ZAHLUNGSARTEN, heute) : null,
		HALBER_MONAT: halberMonat(dienst, programme),
		ANERKENNUNG: dienst.art === 'BFD' ? endetDarin(dienst, programme, dienst.anerkanntBis) : null,
		AUFENTHALT: endetDarin(dienst, programme, dienst.aufenthaltBis),
	} as const satisfies Partial<Record<Befund['art'], Fund | null>>;
	return (Object.entries(funde) as [Befund['art'], Fund | null][]).flatMap(([art, fund]) =>
		fund === null ? [] : { tage: null, ...fund, art, vertragID, freiwilligerID },
	);
}

/** Without the days that are prescribed, the funding of the whole service is in question. */
function seminare(dienst: Waechterdienst, programme: readonly Foerderprogramm[], heute: string): Fund | null {
	const ab = dienst.seminareVerlorenAb;
	if (ab === null || ab > heute) return null;
	return { verlorenAb: ab, posten: foerderverlust(programme, dienst, null) };
}

const VOLL_AB_TAGEN = 15;

/** The last month counts half, and would count whole with some days more. */
function halberMonat(dienst: Waechterdienst, programme: readonly Foerderprogramm[]): Fund | null {
	const monat = dienst.bis.slice(0, 7);
	const erster = `${monat}-01`;
	const tage = VOLL_AB_TAGEN - (tageZwischen(dienst.von > erster ? dienst.von : erster, dienst.bis) + 1);
	const ende = addiereTage(dienst.bis, tage);
	if (tage <= 0 || ende.slice(0, 7) !== monat) return null;
	const halbe = programme.filter(({ monatsregel }) => monatsregel === 'AB_15_TAGEN_SONST_HALB');
	const { von, bis } = dienst;
	const posten = foerderverlust(halbe, { ...dienst, bis: ende }, { von, bis });
	return posten.length > 0 ? { verlorenAb: addiereTage(bis, 1), posten, tage } : null;
}

/** How long before a service what it needs is asked for. */
export const VORLAUF_TAGE = 30;

const beginntBald = ({ von }: Waechterdienst, heute: string): boolean => von <= addiereTage(heute, VORLAUF_TAGE);

/** The next month can't be paid or collected; of a service that ends before, its last one. */
function naechsterMonat(dienst: Waechterdienst, quellen: readonly Vertragslaufart[], heute: string): Fund | null {
	if (!beginntBald(dienst, heute)) return null;
	const naechster = addiereMonate(`${heute.slice(0, 7)}-01`, 1);
	const istLetzter = dienst.bis < naechster;
	const monat = istLetzter ? dienst.bis.slice(0, 7) : maxDatum(dienst.von, naechster).slice(0, 7);
	const posten = monatsverlust(dienst, quellen, monat);
	const verlorenAb = istLetzter ? addiereTage(dienst.bis, 1) : maxDatum(dienst.von, naechster);
	return posten.length > 0 ? { verlorenAb, posten } : null;
}

const QUARTAL = 3;

/** Without its number the office pays nothing: what it gives for the quarter isn't claimed. */
function ohneKennung(dienst: Waechterdienst, programme: readonly Foerderprogramm[], heute: string): Fund | null {
	if (!beginntBald(dienst, heute)) return null;
	const monat = maxDatum(dienst.von, heute).slice(0, 7);
	const erster = addiereMonate(`${monat}-01`, -((Number(monat.slice(5)) - 1) % QUARTAL));
	const danach = addiereMonate(erster, QUARTAL);
	const desBundes = programme.filter(({ dienste }) => dienste.length > 0 && dienste.every((eine) => eine === 'BFD'));
	const posten = foerderverlust(desBundes, dienst, null).filter(
		(einer) => `${einer.monat}-01` >= erster && `${einer.monat}-01` < danach,
	);
	return { verlorenAb: danach, posten };
}

/** What the contract needs ends before it does: what is given and paid for the days behind that is lost. */
function endetDarin(dienst: Waechterdienst, programme: readonly Foerderprogramm[], gilt: string | null): Fund | null {
	if (gilt === null || gilt >= dienst.bis) return null;
	const rest = gilt < dienst.von ? null : { von: dienst.von, bis: gilt };
	const posten = [...foerderverlust(programme, dienst, rest), ...beitragsverlust(dienst, rest)];
	return { verlorenAb: addiereTage(gilt, 1), posten };
}

/**
 * Months that were released and aren't owed any more, as the file stands now: the next run takes them back.
 * `vertraege`: all of one person that money goes by; `freigegeben`: what was ever released for that person.
 */
export function zuVielFreigegeben(
	vertraege: readonly Geldvertrag[],
	freigegeben: readonly Freigegebenes[],
): readonly Befund[] {
	const geschuldet = new Map<string, number>();
	const bis =
		freigegeben
			.map(({ monat }) => monat)
			.toSorted()
			.at(-1) ?? '';
	for (const art of new Set(freigegeben.map((f) => f.art)))
		for (const { vertragID, monat, teile } of postenVon(vertraege, art, bis))
			geschuldet.set(`${art} ${vertragID} ${monat}`, summeVon(teile));
	const zuViel = freigegeben.flatMap(({ art, vertragID, freiwilligerID, monat, betrag }) => {
		const cent = betrag - (geschuldet.get(`${art} ${vertragID} ${monat}`) ?? 0);
		return cent > 0 ? [{ freiwilligerID, posten: { vertragID, quelle: art, monat, cent } }] : [];
	});
	return [...Map.groupBy(zuViel, ({ posten }) => posten.vertragID)].map(([vertragID, eines]) => ({
		art: 'FREIGEGEBEN',
		vertragID,
		freiwilligerID: eines[0]?.freiwilligerID ?? '',
		verlorenAb: abWann(
			vertraege.find((v) => v.vertragID === vertragID),
			eines.map(({ posten }) => posten),
		),
		posten: eines.map(({ posten }) => posten),
		tage: null,
	}));
}

/** The first day that isn't owed: behind the end, or of the first month where the contract is gone. */
function abWann(vertrag: Geldvertrag | undefined, posten: readonly Verlustposten[]): string {
	const erster = `${posten.map(({ monat }) => monat).toSorted()[0]}-01`;
	const danach = vertrag && addiereTage(vertrag.bis, 1);
	return danach !== undefined && danach > erster ? danach : erster;
}
