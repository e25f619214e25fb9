import { readFileSync } from 'node:fs';
import { validateXML } from 'xmllint-wasm';
import { Abgelehnt } from '#domain/regelverstoss.ts';

/** Files for banks, read by other means than those that write them. */

/** What the schema of this name has against a file. */
export async function maengelNach(schema: 'pain.001.001.09' | 'pain.008.001.08', xml: string): Promise<string[]> {
	const { errors } = await validateXML({
		xml: { fileName: 'pain.xml', contents: xml },
		schema: { fileName: 'pain.xsd', contents: readFileSync(new URL(`./${schema}.xsd`, import.meta.url), 'utf8') },
		maxMemoryPages: 16_384,
	});
	return errors.map(({ message }) => message);
}

/** What stands in each element of this name. */
export const werteIn = (xml: string, feld: string): string[] =>
	[...xml.matchAll(new RegExp(`<${feld}(?: [^>]*)?>([^<]*)</${feld}>`, 'g'))].map(([, wert = '']) => wert);

/** `450.00` → 45000 */
export const centAus = (euro: string): number => Number(euro.replace('.', ''));

/** The sentence something is refused with. */
export function absageVon(tat: () => unknown): string | undefined {
	try {
		tat();
	} catch (fehler) {
		if (fehler instanceof Abgelehnt) return fehler.message;
		throw fehler;
	}
	return undefined;
}
