import type { Handlung } from '#commands/befehl.ts';
import { execute } from '#commands/execute.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { Abgelehnt, unveraendert } from '#domain/regelverstoss.ts';
import { portaltextStammdatum, setzeText } from '#domain/text/portaltext.ts';
import type { Zeiten } from '#domain/text/portaltexte.ts';

interface Textaenderung extends Partial<Zeiten> {
	readonly content: string | null;
	readonly version?: number | undefined;
}

/** Writes the text of a key; null brings the built-in words back. */
export async function speichereText(
	umgebung: Umgebung,
	befehl: Handlung,
	key: string,
	{ content, von = null, bis = null, version }: Textaenderung,
): Promise<void> {
	await execute(umgebung, befehl, async (sitzung) => {
		const satz = await sitzung.lies(portaltextStammdatum.aggregat, key);
		const veraltet = unveraendert(version, satz.version);
		if (veraltet) throw new Abgelehnt([veraltet]);
		sitzung.schreibe(portaltextStammdatum.aggregat, key, setzeText(satz, content, { von, bis }));
	});
}
