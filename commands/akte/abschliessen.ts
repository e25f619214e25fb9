import type { Sitzung } from '#commands/sitzung.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { type AbschliessenEingabe, abschliessen } from '#domain/akte/entscheidungen/abschliessen.ts';
import type { Lage } from '#domain/akte/lage.ts';
import { nummernkreisVon } from '#domain/akte/vertragsnummer.ts';
import { fuehreAus, type Neues } from './befehl.ts';
import type { Aktenauftrag } from './lage.ts';

/** W9; draws a contract number where the tenant generates them and the contract has none. */
export const schliesseVertragAb = (
	umgebung: Umgebung,
	auftrag: Aktenauftrag,
	freiwilligerID: string,
	eingabe: Omit<AbschliessenEingabe, 'neueNummer'>,
): Promise<Neues> =>
	fuehreAus(umgebung, auftrag, freiwilligerID, async (lage, sitzung) =>
		abschliessen(lage, {
			...eingabe,
			neueNummer: eingabe.vertragsnummer ? null : await zieheVertragsnummer(lage, sitzung, eingabe.wunschID),
		}),
	);

/** The next number nobody has used, by hand or otherwise. A refused step leaves a gap. */
export async function zieheVertragsnummer(lage: Lage, sitzung: Sitzung, wunschID: string): Promise<string | null> {
	const wunsch = lage.akte.wuensche.find((w) => w.id === wunschID);
	const vertrag = lage.akte.vertraege.findLast((v) => v.wunschID === wunschID);
	if (wunsch?.status !== 3500 || !vertrag || vertrag.vertragsnummer) return null;
	const kreis = nummernkreisVon(lage.referenz, vertrag);
	if (!kreis) return null;
	for (;;) {
		const nummer = kreis.formatiere(await sitzung.naechsteNummer(kreis.schluessel, kreis.ab));
		const vergeben = await sitzung.db
			.selectFrom('eindeutig')
			.select('stream')
			.where('art', '=', 'VERTRAGSNUMMER')
			.where('wert', '=', nummer)
			.executeTakeFirst();
		if (!vergeben) return nummer;
	}
}
