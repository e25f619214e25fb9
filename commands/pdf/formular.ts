import {
	type CheckboxField,
	type EmbeddedFont,
	type FormField,
	type PDF,
	PdfNumber,
	type TextField,
} from '@libpdf/core';
import { mitPdf } from './oeffnen.ts';
import { ohneZufall } from './ohne-zufall.ts';
import { lesbar, schriften } from './schriften.ts';
import type { Pdfwerte } from './vorlage.ts';

/** Names of the fields, each once, in the order of the form. */
export const formularfelder = (bytes: Uint8Array): Promise<string[]> =>
	mitPdf(bytes, (pdf) => [...new Set(pdf.getForm()?.getFieldNames() ?? [])]);

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
	for (const feld of form.getTextFields()) setzeText(feld, werte.get(feld.name) ?? '', schrift);
	for (const feld of form.getCheckboxes()) setzeHaken(feld, werte.get(feld.name) ?? '');
	form.flatten({ font: schrift });
	// The library leaves a form's font whole for what is still to be typed; here no field is left.
	schrift.canSubset = () => true;
}

function setzeText(feld: TextField, wert: string, schrift: EmbeddedFont): void {
	erlaubeSchreiben(feld);
	feld.setFont(schrift);
	const text = lesbar(feld.isMultiline ? wert : wert.replaceAll('\n', ', '), schrift);
	if (!feld.isMultiline && !passt(feld, text, schrift)) feld.setFontSize(0);
	feld.setValue(feld.maxLength > 0 ? text.slice(0, feld.maxLength) : text);
}

const GROESSE = /([\d.]+) +Tf/;
const INNENRAND = 4;

/** Where the text is wider than its field, the library chooses the size. */
function passt(feld: TextField, text: string, schrift: EmbeddedFont): boolean {
	const groesse = Number(GROESSE.exec(feld.defaultAppearance ?? '')?.[1] ?? 0);
	return feld.getWidgets().every((w) => schrift.getTextWidth(text, groesse) <= w.width - INNENRAND);
}

/** A cross for yes; of several boxes of a name the one that is named like the value. */
function setzeHaken(feld: CheckboxField, wert: string): void {
	erlaubeSchreiben(feld);
	const treffer = feld.getOnValues().find((an) => an.toLowerCase() === wert.toLowerCase());
	if (treffer !== undefined) feld.setValue(treffer);
	else if (wert === 'ja' && !feld.isGroup) feld.check();
	else feld.uncheck();
}

const SCHREIBGESCHUETZT = 1;

/** Fields may be closed to whoever fills them by hand. */
function erlaubeSchreiben(feld: FormField): void {
	if (feld.isReadOnly()) feld.acroField().set('Ff', PdfNumber.of(feld.flags & ~SCHREIBGESCHUETZT));
}
