/** What a file says of itself: its title, its language, and that it is made for who has it read out (PDF/UA-1). */
import { type PDF, PdfName, PdfStream } from '@libpdf/core';
import { maskiere } from '#domain/vorlagen/html.ts';

export interface Kennzeichnung {
	readonly titel: string;
	readonly verfasser: string;
	readonly zeit: Date;
}

export const SPRACHE = 'de-DE';

export function kennzeichne(pdf: PDF, { titel, verfasser, zeit }: Kennzeichnung): void {
	const xmp = new PdfStream(
		[
			['Type', PdfName.of('Metadata')],
			['Subtype', PdfName.of('XML')],
		],
		Buffer.from(paket({ titel, verfasser, zeit })),
	);
	pdf.getCatalog().set('Metadata', pdf.context.register(xmp));
}

const paket = ({ titel, verfasser, zeit }: Kennzeichnung): string => {
	const am = `${zeit.toISOString().slice(0, 19)}Z`;
	return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
<pdfuaid:part>1</pdfuaid:part>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${maskiere(titel)}</rdf:li></rdf:Alt></dc:title>
<dc:creator><rdf:Seq><rdf:li>${maskiere(verfasser)}</rdf:li></rdf:Seq></dc:creator>
<dc:description><rdf:Alt><rdf:li xml:lang="x-default">${maskiere(titel)}</rdf:li></rdf:Alt></dc:description>
<dc:language><rdf:Bag><rdf:li>${SPRACHE}</rdf:li></rdf:Bag></dc:language>
<xmp:CreateDate>${am}</xmp:CreateDate>
<xmp:ModifyDate>${am}</xmp:ModifyDate>
<xmp:CreatorTool>Freiwilligenportal</xmp:CreatorTool>
<pdf:Producer>Freiwilligenportal</pdf:Producer>
</rdf:Description>
</rdf:RDF>
</x:xmpmeta>
<?xpacket end="r"?>`;
};
