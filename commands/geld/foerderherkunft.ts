/** Reads how a row of a claim came about, as of the position it was reckoned at. Tables: money.md, funding, runs. */
import { readStreamsBis } from '#commands/event-store/read.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { type Aggregat, falte } from '#domain/aggregat.ts';
import { akteAggregat } from '#domain/akte/akte.ts';
import type { AkteEreignis } from '#domain/akte/ereignisse.ts';
import { type Foerderherkunft, foerderherkunftAus } from '#domain/akte/foerderherkunft.ts';
import { beansprucht } from '#domain/akte/vertrag/foerderdienste.ts';
import type { Akte } from '#domain/akte/zustand.ts';
import type { Aufgezeichnet } from '#domain/ereignis.ts';
import { abweichungen } from '#domain/geld/foerderung/korrekturen.ts';
import { foerderprogrammStammdatum, foerderregel } from '#domain/geld/foerderung/programm.ts';
import { foerderregelworte } from '#domain/geld/foerderung/regelworte.ts';
import type { Foerderstand } from '#domain/geld/lauf/ereignisse.ts';
import type { Lauf } from '#domain/geld/lauf/lauf.ts';
import type { Laufzeile } from '#domain/geld/lauf/zeilen.ts';
import type { Regelwort } from '#domain/geld/regelworte.ts';
import { liesFoerderprogramme, type Programmsatz } from '#projections/queries/geld/foerderprogramme.ts';
import { laenderVon } from './abruf.ts';
import { betragHeute, fruehereAnteile, liesEreignisse, teileVon, type Zeilenherkunft } from './herkunft.ts';
import { liesKorrekturen } from './korrekturen.ts';

/** As it was when the claim was reckoned. */
interface Programmfassung {
	readonly id: string;
	/** As it is called today. */
	readonly bezeichnung: string;
	/** From 1; 0: as the portal came with it. */
	readonly nr: number;
	readonly seit: string | null;
}

export interface Abrufherkunft extends Zeilenherkunft, Pick<Foerderherkunft, 'weg' | 'dienst'> {
	readonly programm: Programmfassung;
	readonly foerderung: Foerderstand;
	readonly regeln: Regelwort[];
	/** Thirtieths of a unit that earlier claims have. */
	readonly mengeBisher: number;
	/** Of a month that an earlier claim was about: what changes, and why. */
	readonly korrektur: string | null;
}

export async function liesAbrufherkunft(
	umgebung: Umgebung,
	lauf: Lauf,
	zeile: Laufzeile,
): Promise<Abrufherkunft | null> {
	const { foerderung, position, dienstarten } = lauf.rechnung;
	if (!foerderung) return null;
	const { vertragID, freiwilligerID, monat } = zeile;
	const [{ damals, jetzt }, laeufe, programme, [korrektur]] = await Promise.all([
		liesEreignisse(umgebung, freiwilligerID, position),
		fruehereAnteile(umgebung, lauf, zeile),
		liesFoerderprogramme(umgebung.db),
		liesKorrekturen(umgebung, lauf, [zeile]),
	]);
	const programm = programme.find(({ id }) => id === foerderung.regel.id);
	const galten = beansprucht([...laeufe.map(({ menge, ...rest }) => ({ ...rest, menge: menge ?? 0 })), zeile]);
	const frage = { vertragID, monat, dienstarten, galten };
	const herkunft = foerderherkunftAus(freiwilligerID, damals, { ...frage, foerderung });
	const standHeute = await foerderstandHeute(umgebung, foerderung, { programm, orte: orteIn(freiwilligerID, jetzt) });
	const heute = foerderherkunftAus(freiwilligerID, jetzt, { ...frage, foerderung: standHeute });
	const teile = teileVon(herkunft, laeufe);
	const [vorher, nachher] = [
		{ dienst: herkunft.dienst, ohne: null, regel: foerderung.regel },
		{ dienst: heute.dienst, ohne: null, regel: standHeute.regel },
	];
	const satz = heute.weg?.satz ?? null;
	return {
		...herkunft,
		...{ teile, laeufe, ereignisse: jetzt, grenze: null, foerderung },
		regeln: foerderregelworte({ regel: foerderung.regel, ...herkunft, teile }),
		heute: {
			...betragHeute(heute, laeufe, damals),
			grund: abweichungen({ vorher, jetzt: nachher, abruf: monat, satz }),
		},
		programm: {
			...{ id: foerderung.regel.id, bezeichnung: programm?.bezeichnung ?? 'Förderprogramm' },
			...(await fassungBis(umgebung, foerderung.regel.id, position)),
		},
		mengeBisher: laeufe.reduce((summe, { menge }) => summe + (menge ?? 0), 0),
		korrektur: korrektur?.text ?? null,
	};
}

/** Where the contracts of a file are served. */
function orteIn(id: string, ereignisse: readonly Aufgezeichnet<AkteEreignis>[]): readonly string[] {
	const { vertraege } = falte(akteAggregat as Aggregat<Akte, AkteEreignis>, id, ereignisse);
	return [...new Set(vertraege.map(({ einsatzortID }) => einsatzortID))];
}

/** A programme that isn't there any more is asked as it was. */
async function foerderstandHeute(
	{ db }: Umgebung,
	damals: Foerderstand,
	{ programm, orte }: { readonly programm: Programmsatz | undefined; readonly orte: readonly string[] },
): Promise<Foerderstand> {
	const regel = programm ? foerderregel(programm) : damals.regel;
	const laender = regel.filter.stellenland === null ? {} : await laenderVon(db, orte);
	return { regel, laender };
}

/** How often it had been saved, and when last. */
async function fassungBis(
	{ pool }: Umgebung,
	id: string,
	position: string,
): Promise<Pick<Programmfassung, 'nr' | 'seit'>> {
	const ref = { aggregat: foerderprogrammStammdatum.aggregat.name, id };
	const [ereignisse = []] = await readStreamsBis(pool, [ref], position);
	return { nr: ereignisse.length, seit: ereignisse.at(-1)?.meta.zeit ?? null };
}
