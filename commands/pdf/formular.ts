import { type EmbeddedFont, type FormField, type PDF, PdfNumber, type TextField } from '@libpdf/core';
import type { Formularfeld } from '#domain/dokumentspec/pruefung.ts';
import { type Auswahlfeld, istHaken, optionenVon, waehle } from './auswahlfeld.ts';
import { mitPdf } from './oeffnen.ts';
import { ohneZufall } from './ohne-zufall.ts';
import { lesbar, schriften } from './schriften.ts';
import type { Pdfwerte } from './vorlage.ts';

/** The fields, each once, in the order of the form. */
export const formularfelder = (bytes: Uint8Array): Promise<Formularfeld[]> =>
	mitPdf(bytes, (pdf) => {
		const felder = pdf.getForm()?.getFields() ?? [];
		return [...new Map(felder.map((feld) => [feld.name, alsFormularfeld(feld)])).values()];
	});

const alsFormularfeld = (feld: FormField): Formularfeld => ({
	name: feld.name,
	isHaken: istAuswahl(feld) && istHaken(feld),
	optionen: istAuswahl(feld) ? optionenVon(feld).map(({ namen }) => namen) : [],
});

const AUSWAHLARTEN: readonly FormField['type'][] = ['checkbox', 'radio', 'dropdown', 'listbox'];
const istAuswahl = (feld: FormField): feld is Auswahlfeld => AUSWAHLARTEN.includes(feld.type);

/** Fills the fields named like a variable; the others are emptied. What comes out has no fields any more. */
export const fuelleFormular = (bytes: Uint8Array, werte: Pdfwerte): Promise<Uint8Array> =>
	mitPdf(bytes, async (pdf) => {
		fuelleFelder(pdf, werte);
		return ohneZufall(await pdf.save({ subsetFonts: true, useXRefStream: false }));
	});

function fuelleFelder(pdf: PDF, werte: Pdfwerte): void {
	const form = pdf.getForm();
	if (!form) return;
	const schrift = schriften(pdf)('normal');
	const felder = [...form.getTextFields(), ...form.getFields().filter(istAuswahl)];
	for (const feld of felder) fuelle(feld, werte.get(feld.name) ?? '', schrift);
	form.flatten({ font: schrift });
	// The library leaves a form's font whole for what is still to be typed; here no field is left.
	schrift.canSubset = () => true;
}

function fuelle(feld: TextField | Auswahlfeld, wert: string, schrift: EmbeddedFont): void {
	erlaubeSchreiben(feld);
	feld.setFont(schrift);
	if (feld.type === 'text') setzeText(feld, wert, schrift);
	else waehle(feld, lesbar(wert, schrift));
	if (feld.type === 'dropdown' && !passt(feld, wert, schrift)) feld.setFontSize(0);
}

function setzeText(feld: TextField, wert: string, schrift: EmbeddedFont): void {
	const text = lesbar(feld.isMultiline ? wert : wert.replaceAll('\n', ', '), schrift);
	if (!feld.isMultiline && !passt(feld, text, schrift)) feld.setFontSize(0);
	feld.setValue(feld.maxLength > 0 ? text.slice(0, feld.maxLength) : text);
}

const GROESSE = /([\d.]+) +Tf/;
const INNENRAND = 4;

/** Where the text is wider than its field, the library chooses the size. */
function passt(feld: TextField | Auswahlfeld, text: string, schrift: EmbeddedFont): boolean {
	const groesse = Number(GROESSE.exec(feld.defaultAppearance ?? '')?.[1] ?? 0);
	return feld.getWidgets().every((w) => schrift.getTextWidth(text, groesse) <= w.width - INNENRAND);
}

const SCHREIBGESCHUETZT = 1;

/** Fields may be closed to whoever fills them by hand. */
function erlaubeSchreiben(feld: FormField): void {
	if (feld.isReadOnly()) feld.acroField().set('Ff', PdfNumber.of(feld.flags & ~SCHREIBGESCHUETZT));
}
