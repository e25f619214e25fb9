import { type Aktenbefehl, alsBefehl, ladeLage, schreibe } from '#commands/akte/lage.ts';
import { loese } from '#commands/dateien/zuordnen.ts';
import { mitVertragsabschluss } from '#commands/dokumente/vertragsabschluss.ts';
import { execute } from '#commands/execute.ts';
import type { Sitzung } from '#commands/sitzung.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { akteAggregat } from '#domain/akte/akte.ts';
import { istEinsicht } from '#domain/akte/freiwilliger/einsicht.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';

/** What was decided, and what the caller is told: ids only. */
interface Entscheidung<T> {
	readonly entschluss: Entschluss;
	readonly ergebnis: T;
}

/** The way of every command on the documents of a file: the last signature concludes the contract with it. Files of documents that were deleted with it are let go. */
export function entscheide<T>(
	umgebung: Umgebung,
	befehl: Aktenbefehl,
	freiwilligerID: string,
	frage: (lage: Lage, sitzung: Sitzung) => Entscheidung<T> | Promise<Entscheidung<T>>,
): Promise<T> {
	return execute(umgebung, alsBefehl(befehl), async (sitzung) => {
		const lage = await ladeLage(sitzung, befehl.akteur, freiwilligerID, befehl.bedarf);
		const { entschluss, ergebnis } = await frage(lage, sitzung);
		schreibe(sitzung, freiwilligerID, await mitVertragsabschluss(lage, sitzung, entschluss));
		const geloescht = entschluss.akte.flatMap((e) => (e.type === 'DokumentGeloescht' ? e.facts.dokumentID : []));
		await gibDateienFrei(sitzung, lage, geloescht);
		return ergebnis;
	});
}

/** What was only looked at goes at once. */
async function gibDateienFrei(sitzung: Sitzung, { akte: { id }, referenz }: Lage, dokumentIDs: readonly string[]) {
	if (dokumentIDs.length === 0) return;
	const { dokumente } = await sitzung.lies(akteAggregat, id);
	for (const { specID, uploadID, siegel } of dokumente.filter((d) => dokumentIDs.includes(d.id))) {
		const sofort = referenz.specs.some((spec) => spec.id === specID && istEinsicht(spec));
		for (const datei of [uploadID, ...(siegel ? [siegel.uploadID] : [])]) await loese(sitzung, datei, sofort);
	}
}
