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

/** A form of somebody else, whose fields nobody has named for the portal; labels stand before them, above, and behind. */
export async function fremdesFormular({ drehung = 0 as 0 | 90 | 180 | 270 } = {}): Promise<Uint8Array> {
	const pdf = PDF.create();
	const seite = pdf.addPage({ size: 'a4' });
	const zweite = pdf.addPage({ size: 'a4' });
	const text = (wort: string, x: number, y: number) => seite.drawText(wort, { x, y, size: 9 });
	seite.drawText('Vereinbarung Ferienfreizeit', { x: 50, y: 780, size: 18 });
	text('Name, Vorname', 50, 730);
	text('geboren am', 350, 730);
	text('Straße, Hausnummer', 50, 680);
	text('PLZ', 350, 680);
	text('Ort', 430, 680);
	text('Verein', 50, 630);
	text('Die Freizeit beginnt am', 50, 586);
	text('Kennzeichen', 330, 586);
	text('Die Teilnehmerin oder der Teilnehmer ist minderjährig.', 70, 548);
	text('Geschlecht', 50, 516);
	const form = pdf.getOrCreateForm();
	const setze = (feld: Parameters<typeof seite.drawField>[0], x: number, y: number, width: number) =>
		seite.drawField(feld, { x, y, width, height: 20 });
	setze(form.createTextField('Name, Vorname', { fontSize: 10 }), 50, 706, 280);
	const geboren = form.createTextField('Feld_2', { fontSize: 10 });
	setze(geboren, 350, 706, 150);
	setze(form.createTextField('Strasse', { fontSize: 10 }), 50, 656, 280);
	setze(form.createTextField('PLZ', { maxLength: 5, comb: true }), 350, 656, 70);
	setze(form.createTextField('Ort', { fontSize: 10 }), 430, 656, 110);
	setze(form.createTextField('Verein', { fontSize: 10 }), 50, 606, 490);
	for (const [i, teil] of ['T', 'M', 'J'].entries())
		setze(form.createTextField(`von_${teil}`, { fontSize: 10 }), 170 + i * 45, 580, 40);
	setze(form.createTextField('Feld_17', { fontSize: 10 }), 400, 580, 140);
	seite.drawField(form.createCheckbox('cb_minderj'), { x: 50, y: 545, width: 14, height: 14 });
	const geschlecht = form.createRadioGroup('Geschlecht', { options: ['w', 'm', 'd'] });
	for (const [i, option] of ['w', 'm', 'd'].entries())
		seite.drawField(geschlecht, { x: 120 + i * 60, y: 512, width: 14, height: 14, option });
	form.createSignatureField('Unterschrift1');
	const kasse = form.createTextField('Notiz', { fontSize: 10 });
	kasse.acroField().set('TU', PdfString.fromString('Bitte Krankenkasse eintragen'));
	zweite.drawField(kasse, { x: 50, y: 700, width: 200, height: 20 });
	seite.setRotation(drehung);
	return pdf.save();
}

/** Printed, with nothing to fill in. */
export async function flachesFormular(): Promise<Uint8Array> {
	const pdf = PDF.create();
	pdf.addPage({ size: 'a4' }).drawText('Name:', { x: 50, y: 700, size: 12 });
	return pdf.save();
}

const liste = (...texte: string[]): PdfArray => PdfArray.of(...texte.map((text) => PdfString.fromString(text)));
