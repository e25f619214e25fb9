import type { Sitzung } from '#commands/sitzung.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import {
	brauchtNummer,
	type StatusSetzenEingabe,
	statusSetzen,
} from '#domain/akte/entscheidungen/freiwilliger/status-setzen.ts';
import { type AbschliessenEingabe, abschliessen } from '#domain/akte/entscheidungen/vertrag/abschliessen.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { nummernkreisVon } from '#domain/akte/vertrag/vertragsnummer.ts';
import type { Vertrag } from '#domain/akte/zustand.ts';
import { WUNSCH } from '#domain/status/wunsch.ts';
import { fuehreAus, type Neues } from './befehl.ts';
import type { Aktenbefehl } from './lage.ts';

/** W9; draws a contract number where the tenant generates them and the contract has none. */
export const schliesseVertragAb = (
	umgebung: Umgebung,
	befehl: Aktenbefehl,
	freiwilligerID: string,
	eingabe: Omit<AbschliessenEingabe, 'neueNummer'>,
): Promise<Neues> =>
	fuehreAus(umgebung, befehl, freiwilligerID, async (lage, sitzung) =>
		abschliessen(lage, {
			...eingabe,
			neueNummer: eingabe.vertragsnummer ? null : await zieheVertragsnummer(lage, sitzung, eingabe.wunschID),
		}),
	);

/** W20; draws a number for the contract it concludes, as W9 does. */
export async function setzeStatus(lage: Lage, sitzung: Sitzung, eingabe: StatusSetzenEingabe): Promise<Entschluss> {
	return statusSetzen(lage, { ...eingabe, neueNummer: await zieheNummerZumStatus(lage, sitzung, eingabe) });
}

/** For the contract an override concludes; null: it has one, or numbers are given by hand. */
export async function zieheNummerZumStatus(
	lage: Lage,
	sitzung: Sitzung,
	{ wunschID, ziel }: Pick<StatusSetzenEingabe, 'wunschID' | 'ziel'>,
): Promise<string | null> {
	const vertrag = brauchtNummer(lage, wunschID ?? '', ziel);
	return vertrag && naechsteVertragsnummer(lage, sitzung, vertrag);
}

/** For the contract that is to be concluded; null: it has one, or numbers are given by hand. */
export async function zieheVertragsnummer(lage: Lage, sitzung: Sitzung, wunschID: string): Promise<string | null> {
	const wunsch = lage.akte.wuensche.find((w) => w.id === wunschID);
	const vertrag = lage.akte.vertraege.findLast((v) => v.wunschID === wunschID);
	if (wunsch?.status !== WUNSCH.nr.Vertragseinigung || !vertrag || vertrag.vertragsnummer) return null;
	return naechsteVertragsnummer(lage, sitzung, vertrag);
}

/** The next number nobody has used, by hand or otherwise. A refused step leaves a gap. */
async function naechsteVertragsnummer(lage: Lage, sitzung: Sitzung, vertrag: Vertrag): Promise<string | null> {
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
