import { PDF } from '@libpdf/core';

/** A form as a Traeger would upload it. */
export async function formular({ seiten = 1 } = {}): Promise<Uint8Array> {
	const pdf = PDF.create();
	const [seite] = Array.from({ length: seiten }, () => pdf.addPage({ size: 'a4' }));
	seite?.drawText('Vereinbarung', { x: 50, y: 780, size: 18 });
	const form = pdf.getOrCreateForm();
	const felder = [
		form.createTextField('freiwilliger.name', { fontSize: 12 }),
		form.createTextField('freiwilliger.iban', { maxLength: 34 }),
		form.createTextField('einsatzort.bezeichnung', { fontSize: 12 }),
		form.createTextField('ganz.unbekannt', { defaultValue: 'bleibt nicht stehen' }),
		form.createCheckbox('freiwilliger.volljaehrig'),
		form.createCheckbox('freiwilliger.vordienst'),
	];
	for (const [i, feld] of felder.entries()) seite?.drawField(feld, { x: 50, y: 700 - i * 40, width: 220, height: 22 });
	return pdf.save();
}
