import type { Sitzung } from '#commands/sitzung.ts';
import { geltenderVertrag } from '#domain/akte/fall.ts';
import type { Lage } from '#domain/akte/lage.ts';
import { nummernkreisVon } from '#domain/akte/vertragsnummer.ts';

/** The next number of the contract's sequence, past those given by hand; null where it has one or none is generated. */
export async function zieheVertragsnummer(sitzung: Sitzung, lage: Lage, wunschID: string): Promise<string | null> {
	const vertrag = geltenderVertrag(lage.akte, wunschID);
	if (!vertrag || vertrag.vertragsnummer) return null;
	const kreis = nummernkreisVon(lage.referenz, vertrag);
	if (!kreis) return null;
	for (;;) {
		const nummer = kreis.formatiere(await sitzung.naechsteNummer(kreis.schluessel));
		if (!(await istVergeben(sitzung, nummer))) return nummer;
	}
}

async function istVergeben({ db }: Sitzung, nummer: string): Promise<boolean> {
	const zeile = await db
		.selectFrom('eindeutig')
		.select('stream')
		.where('art', '=', 'VERTRAGSNUMMER')
		.where('wert', '=', nummer)
		.executeTakeFirst();
	return zeile !== undefined;
}
