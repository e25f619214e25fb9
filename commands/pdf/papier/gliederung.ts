/** What a paper is made of, for who has it read out: the tree of a tagged PDF (ISO 32000-1, 14.7 and 14.8). */
import {
	type PDF,
	type PDFPage,
	PdfArray,
	PdfBool,
	PdfDict,
	PdfName,
	PdfNumber,
	PdfRef,
	PdfString,
} from '@libpdf/core';

export type Rolle =
	| keyof typeof MERKMALE
	| 'Document'
	| 'Sect'
	| 'H1'
	| 'H2'
	| 'P'
	| 'LI'
	| 'Lbl'
	| 'LBody'
	| 'Table'
	| 'TR'
	| 'TD'
	| 'Figure';

/** What the type alone doesn't say. */
const MERKMALE = {
	L: { O: 'List', ListNumbering: 'None' },
	TH: { O: 'Table', Scope: 'Column' },
} as const;

type Kasten = readonly [links: number, unten: number, rechts: number, oben: number];

/** One element: others, and what is marked on the pages, in the order of reading. */
export class Element {
	readonly rolle: Rolle;
	readonly #inhalt: (Element | Marke)[] = [];
	/** For pictures: what they show, and where. */
	bild: { readonly text: string; readonly kasten: Kasten } | null = null;

	constructor(rolle: Rolle) {
		this.rolle = rolle;
	}

	unter(rolle: Rolle): Element {
		const neues = new Element(rolle);
		this.#inhalt.push(neues);
		return neues;
	}

	/** `nr`: of what is marked on the page. */
	marke(seite: number, nr: number): void {
		this.#inhalt.push({ seite, nr });
	}

	/** Registers the element with all below it; `jeMarke` learns which element owns which mark. */
	schreibe(pdf: PDF, seiten: readonly PDFPage[], eltern: PdfRef, jeMarke: Map<number, PdfRef[]>): PdfRef {
		const eintrag = PdfDict.of({ Type: PdfName.of('StructElem'), S: PdfName.of(this.rolle), P: eltern });
		const ref = pdf.context.register(eintrag);
		const kinder = this.#inhalt.map((kind) => {
			if (kind instanceof Element) return kind.schreibe(pdf, seiten, ref, jeMarke);
			const { seite, nr } = kind;
			const marken = jeMarke.get(seite) ?? [];
			marken[nr] = ref;
			jeMarke.set(seite, marken);
			return PdfDict.of({
				Type: PdfName.of('MCR'),
				Pg: (seiten[seite] as PDFPage).ref,
				MCID: PdfNumber.of(nr),
			});
		});
		eintrag.set('K', PdfArray.of(...kinder));
		for (const [name, wert] of Object.entries(this.#merkmale())) eintrag.set(name, wert);
		return ref;
	}

	#merkmale(): Record<string, PdfDict | PdfString> {
		if (this.bild) {
			const { text, kasten } = this.bild;
			const lage = { O: PdfName.of('Layout'), BBox: PdfArray.of(...kasten.map((zahl) => PdfNumber.of(zahl))) };
			return { Alt: PdfString.fromString(text), A: PdfDict.of({ ...lage, Placement: PdfName.of('Block') }) };
		}
		const eigene = this.rolle in MERKMALE ? MERKMALE[this.rolle as keyof typeof MERKMALE] : null;
		if (!eigene) return {};
		return { A: PdfDict.of(Object.fromEntries(Object.entries(eigene).map(([n, w]) => [n, PdfName.of(w)]))) };
	}
}

interface Marke {
	readonly seite: number;
	readonly nr: number;
}

/** The tree of a document the portal tagged; null: it is none of those. */
function gegliedert(
	pdf: PDF,
): { readonly baum: PdfDict; readonly dokument: PdfRef; readonly nummern: PdfArray } | null {
	const loese = (ref: PdfRef) => pdf.context.resolve(ref);
	const baum = pdf.getCatalog().getDict('StructTreeRoot', loese);
	const [dokument, ...weitere] = baum?.getArray('K', loese) ?? [];
	const nummern = baum?.getDict('ParentTree', loese)?.getArray('Nums', loese);
	return baum && nummern && dokument instanceof PdfRef && !weitere.length ? { baum, dokument, nummern } : null;
}

export const istGegliedert = (pdf: PDF): boolean => gegliedert(pdf) !== null;

/** Adds pages with what is on them to a document that is tagged already. */
export function gliedereAn(pdf: PDF, teil: Element, seiten: readonly PDFPage[]): void {
	const bisher = gegliedert(pdf);
	if (!bisher) return;
	const { baum, dokument, nummern } = bisher;
	const jeMarke = new Map<number, PdfRef[]>();
	const neu = teil.schreibe(pdf, seiten, dokument, jeMarke);
	const loese = (ref: PdfRef) => pdf.context.resolve(ref);
	(loese(dokument) as PdfDict).getArray('K', loese)?.push(neu);
	const ab = baum.getNumber('ParentTreeNextKey', loese)?.value ?? nummern.length / 2;
	for (const nummer of seitennummern(seiten, jeMarke, ab)) nummern.push(nummer);
	baum.set('ParentTreeNextKey', PdfNumber.of(ab + seiten.length));
}

function seitennummern(seiten: readonly PDFPage[], jeMarke: ReadonlyMap<number, PdfRef[]>, ab = 0) {
	return seiten.flatMap((seite, i) => {
		seite.dict.set('StructParents', PdfNumber.of(ab + i));
		seite.dict.set('Tabs', PdfName.of('S'));
		return [PdfNumber.of(ab + i), PdfArray.of(...(jeMarke.get(i) ?? []))];
	});
}

/** Makes the document a tagged one: everything on these pages belongs to an element or is marked as furniture. */
export function gliedere(pdf: PDF, dokument: Element, seiten: readonly PDFPage[]): void {
	const baum = PdfDict.of({ Type: PdfName.of('StructTreeRoot') });
	const wurzel = pdf.context.register(baum);
	const jeMarke = new Map<number, PdfRef[]>();
	baum.set('K', PdfArray.of(dokument.schreibe(pdf, seiten, wurzel, jeMarke)));
	const nummern = seitennummern(seiten, jeMarke);
	baum.set('ParentTree', pdf.context.register(PdfDict.of({ Nums: PdfArray.of(...nummern) })));
	baum.set('ParentTreeNextKey', PdfNumber.of(seiten.length));
	const katalog = pdf.getCatalog();
	katalog.set('StructTreeRoot', wurzel);
	katalog.set('MarkInfo', PdfDict.of({ Marked: PdfBool.TRUE }));
	katalog.set('ViewerPreferences', PdfDict.of({ DisplayDocTitle: PdfBool.TRUE }));
}
