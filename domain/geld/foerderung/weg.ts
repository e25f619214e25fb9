/** How what a programme gives for a month of a service came about. Tables: money.md, funding programme, runs. */
import { maxDatum, minDatum } from '#domain/datum.ts';
import { dienstmonatNr, type Monat } from '#domain/recht/monate.ts';
import { type Tage, tageIm } from '../herkunft.ts';
import type { Rechenweg } from '../posten.ts';
import { type Abrufdienst, nachBeginn } from './abruf.ts';
import { type Foerdermonat, foerdermonate, satzzeileAm } from './foerdermonate.ts';
import type { Foerderregel, Foerdersatz } from './programm.ts';

export interface Foerderweg extends Foerdermonat {
	/** The days of service it gives for. */
	readonly zaehlt: Tage | null;
	/** Thirtieths of the month that an earlier service of the person has. */
	readonly vergeben: number;
	/** Of the service, from 1. */
	readonly dienstmonat: number;
	/** The dated row of the rate; null: none is entered. */
	readonly satzzeile: Foerdersatz | null;
}

/** `dienste`: all of the person; null: the programme gives nothing. */
export function foerderweg(
	regel: Foerderregel,
	dienste: readonly Abrufdienst[],
	{ vertragID, monat }: { readonly vertragID: string; readonly monat: Monat },
): Foerderweg | null {
	const vergeben = new Map<Monat, number>();
	for (const dienst of dienste.toSorted(nachBeginn)) {
		const schon = vergeben.get(monat) ?? 0;
		const [gegeben] = foerdermonate(regel, dienst, { von: monat, bis: monat }, vergeben);
		if (dienst.vertragID !== vertragID) continue;
		if (!gegeben) return null;
		const dienstmonat = dienstmonatNr(dienst.von, monat);
		const ab = maxDatum(dienst.von, regel.gueltigVon ?? dienst.von);
		return {
			...gegeben,
			...{ dienstmonat, zaehlt: tageIm(monat, ab, minDatum(dienst.bis, regel.gueltigBis ?? dienst.bis)) },
			vergeben: regel.einheit === 'TEILNEHMERMONAT' ? schon : 0,
			satzzeile: satzzeileAm(regel.saetze, dienstmonat, monat),
		};
	}
	return null;
}

/** As amounts of contracts are reckoned: cents of a unit by thirtieths of it. */
export const alsRechenweg = ({ satz, menge, betrag }: Pick<Foerdermonat, 'satz' | 'menge' | 'betrag'>): Rechenweg => ({
	...{ teil: 'FOERDERUNG', voll: satz ?? 0, menge, betrag: betrag ?? 0 },
});
