import { type Aktenbefehl, alsBefehl, ladeLage, schreibe } from '#commands/akte/lage.ts';
import { execute } from '#commands/execute.ts';
import { pruefeAuswahl } from '#commands/stammdaten/auswahl.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import {
	type AbfrageEingabe,
	lieseAbfrage,
	personenteilAusfuellen,
} from '#domain/akte/entscheidungen/freiwilliger/abfrage-ausfuellen.ts';
import { vertragBearbeiten } from '#domain/akte/entscheidungen/vertrag/vertrag-bearbeiten.ts';

/** Saves what was filled in, all or none: personal data, and terms as an edit of the contract. */
export async function fuelleAus(
	umgebung: Umgebung,
	befehl: Aktenbefehl,
	freiwilligerID: string,
	eingabe: AbfrageEingabe,
): Promise<void> {
	await execute(umgebung, alsBefehl(befehl), async (sitzung) => {
		const lage = await ladeLage(sitzung, befehl.akteur, freiwilligerID);
		const antwort = lieseAbfrage(lage, eingabe);
		await pruefeAuswahl(sitzung.db, antwort.person, lage.akte.person);
		const terme = antwort.vertrag && vertragBearbeiten(lage, antwort.vertrag);
		schreibe(sitzung, freiwilligerID, personenteilAusfuellen(lage, antwort));
		if (terme) schreibe(sitzung, freiwilligerID, terme);
	});
}
