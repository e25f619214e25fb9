import { PDF, PdfArray, PdfString } from '@libpdf/core';

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

/** A form with everything one can choose from; what is chosen in the template itself doesn't count. */
export async function auswahlformular(): Promise<Uint8Array> {
	const pdf = PDF.create();
	const seite = pdf.addPage({ size: 'a4' });
	const form = pdf.getOrCreateForm();
	const geschlecht = form.createRadioGroup('freiwilliger.geschlecht', { options: ['0', '1', '2'], defaultValue: '2' });
	for (const [i, option] of ['0', '1', '2'].entries())
		seite.drawField(geschlecht, { x: 50 + i * 100, y: 700, width: 20, height: 20, option });
	// Only now: what is drawn is named by the value.
	geschlecht.acroField().set('Opt', liste('weiblich', 'männlich', 'divers'));
	const staat = form.createDropdown('freiwilliger.staatsangehoerigkeit', { options: ['DE'], defaultValue: 'DE' });
	staat.acroField().set('Opt', PdfArray.of(liste('DE', 'Deutschland'), liste('PL', 'Polen')));
	seite.drawField(staat, { x: 50, y: 640, width: 200, height: 22 });
	const land = form.createDropdown('freiwilliger.land', { options: ['Polen', 'Łódź'], editable: true });
	seite.drawField(land, { x: 300, y: 640, width: 200, height: 22 });
	const groesse = form.createListbox('freiwilliger.tshirt', { options: ['S', 'M', 'L'], defaultValue: ['S'] });
	seite.drawField(groesse, { x: 50, y: 500, width: 200, height: 80 });
	seite.drawField(form.createCheckbox('freiwilliger.vordienst', { defaultChecked: true }), {
		...{ x: 50, y: 460, width: 20, height: 20 },
	});
	return pdf.save();
}

const liste = (...texte: string[]): PdfArray => PdfArray.of(...texte.map((text) => PdfString.fromString(text)));
