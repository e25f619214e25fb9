/** What keeps a paper from being read out, as another program than the one that wrote it finds (PDF/UA-1, ISO 14289-1). */

import { getDocument, type PDFPageProxy, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { haengeAn } from '#domain/beliebig-viele.ts';

interface Knoten {
	readonly role?: string;
	readonly alt?: string;
	readonly children?: readonly (Knoten | { readonly type: string; readonly id: string })[];
}

/** Empty: nothing does. */
export async function hindernisse(bytes: Uint8Array): Promise<string[]> {
	const auftrag = getDocument({ data: Uint8Array.from(bytes), verbosity: VerbosityLevel.ERRORS });
	const pdf = await auftrag.promise;
	const { info, metadata } = await pdf.getMetadata();
	const { Language: sprache, Title: titel } = info as { Language: string | null; Title?: string };
	// The library gives maps, whatever its types say.
	const gezeigt = (await pdf.getViewerPreferences()) as ReadonlyMap<string, boolean> | null;
	const gliederung = (await pdf.getMarkInfo()) as unknown as ReadonlyMap<string, boolean> | null;
	const gefunden = [
		...(sprache ? [] : ['keine Sprache']),
		...(titel && metadata?.get('dc:title') ? [] : ['kein Titel']),
		...(gezeigt?.get('DisplayDocTitle') ? [] : ['der Titel wird nicht gezeigt']),
		...(gliederung?.get('Marked') ? [] : ['nicht gegliedert']),
		...(String(metadata?.get('pdfuaid:part')) === '1' ? [] : ['nennt sich nicht PDF/UA-1']),
	];
	for (let nr = 1; nr <= pdf.numPages; nr++)
		haengeAn(
			gefunden,
			(await aufSeite(await pdf.getPage(nr))).map((was) => `Seite ${nr}: ${was}`),
		);
	await auftrag.destroy();
	return gefunden;
}

async function aufSeite(seite: PDFPageProxy): Promise<string[]> {
	const wurzel = (await seite.getStructTree()) as Knoten | null;
	const knoten = alle(wurzel);
	const bekannte = new Set(knoten.flatMap(({ children }) => children ?? []).flatMap((k) => ('id' in k ? k.id : [])));
	return [
		...(await loserText(seite, bekannte)).map((text) => `„${text}“ gehört zu nichts`),
		...knoten.flatMap((k) =>
			k.role === 'Table' && !alle(k).some(({ role }) => role === 'TH') ? ['Tabelle ohne Kopf'] : [],
		),
		...knoten.flatMap((k) => (k.role === 'Figure' && !k.alt ? ['Bild ohne Text'] : [])),
		...knoten.flatMap((k) =>
			k.role === 'H2' && seite.pageNumber === 1 && !hatTitel(knoten) ? ['Überschrift ohne Titel'] : [],
		),
	];
}

const hatTitel = (knoten: readonly Knoten[]): boolean => knoten.some(({ role }) => role === 'H1');

const alle = (knoten: Knoten | null): Knoten[] =>
	knoten === null
		? []
		: [knoten, ...(knoten.children ?? []).flatMap((kind) => ('id' in kind ? [] : alle(kind as Knoten)))];

/** Text that is neither part of an element nor furniture. */
async function loserText(seite: PDFPageProxy, bekannte: ReadonlySet<string>): Promise<string[]> {
	const { items } = await seite.getTextContent({ includeMarkedContent: true });
	const offen: ('BEKANNT' | 'BEIWERK' | 'LOSE')[] = [];
	const lose: string[] = [];
	for (const stueck of items) {
		if ('str' in stueck) {
			if (stueck.str.trim() && !offen.some((was) => was !== 'LOSE')) lose.push(stueck.str);
		} else if (stueck.type === 'endMarkedContent') offen.pop();
		else
			offen.push(
				(stueck as { tag?: string }).tag === 'Artifact' ? 'BEIWERK' : bekannte.has(stueck.id) ? 'BEKANNT' : 'LOSE',
			);
	}
	return lose;
}
