import { type EmbeddedFont, type FormField, type PDF, PdfNumber, type TextField } from '@libpdf/core';
import { feldtext, inhaltVon } from '#domain/dokumentspec/pdffeld/fuellung.ts';
import type { Feldart, Feldzuordnung, Formularfeld } from '#domain/dokumentspec/pdffeld/pdffeld.ts';
import { type Auswahlfeld, istHaken, optionenVon, waehle } from './auswahlfeld.ts';
import { mitPdf } from './oeffnen.ts';
import { ohneZufall } from './ohne-zufall.ts';
import { lesbar, schriften } from './satz/schriften.ts';
import { alsRechteck } from './satz/seitenmass.ts';
import type { Pdfwerte } from './vorlage.ts';

/** The fields, each once, in the order of the form. */
export const formularfelder = (bytes: Uint8Array): Promise<Formularfeld[]> =>
	mitPdf(bytes, (pdf) => ausfuellbare(pdf).map(alsFormularfeld));

/** All but buttons to press, each once. */
export const ausfuellbare = (pdf: PDF): FormField[] => {
	const felder = pdf.getForm()?.getFields() ?? [];
	return [...new Map(felder.filter(({ type }) => type in ARTEN).map((feld) => [feld.name, feld])).values()];
};

const ARTEN: Readonly<Partial<Record<FormField['type'], Feldart>>> = {
	...{ text: 'TEXT', checkbox: 'KREUZ', radio: 'AUSWAHL', dropdown: 'LISTE', listbox: 'LISTE' },
	signature: 'UNTERSCHRIFT',
};

export const alsFormularfeld = (feld: FormField): Formularfeld => ({
	name: feld.name,
	art: istAuswahl(feld) && feld.type === 'checkbox' && !istHaken(feld) ? 'AUSWAHL' : (ARTEN[feld.type] ?? 'TEXT'),
	optionen: istAuswahl(feld) ? optionenVon(feld).map(({ namen }) => namen) : [],
});

const AUSWAHLARTEN: readonly FormField['type'][] = ['checkbox', 'radio', 'dropdown', 'listbox'];
const istAuswahl = (feld: FormField): feld is Auswahlfeld => AUSWAHLARTEN.includes(feld.type);

/** Fills the fields with what was decided of them; the others are emptied. What comes out has no fields any more. */
export const fuelleFormular = (
	bytes: Uint8Array,
	werte: Pdfwerte,
	zuordnungen: readonly Feldzuordnung[] = [],
): Promise<Uint8Array> =>
	mitPdf(bytes, async (pdf) => {
		setzeFelder(pdf, zuordnungen);
		fuelleFelder(pdf, (name) => textIn(name, werte, zuordnungen));
		return ohneZufall(await pdf.save({ subsetFonts: true, useXRefStream: false }));
	});

const textIn = (name: string, werte: Pdfwerte, zuordnungen: readonly Feldzuordnung[]): string =>
	feldtext(inhaltVon(name, zuordnungen), (angabe) => werte.get(angabe) ?? '');

/** Which fields can't hold what would stand in them: even in the smallest letters, or in so few boxes. */
export const zuLange = (
	bytes: Uint8Array,
	werte: Pdfwerte,
	zuordnungen: readonly Feldzuordnung[],
): Promise<readonly string[]> =>
	mitPdf(bytes, (pdf) => {
		setzeFelder(pdf, zuordnungen);
		const schrift = schriften(pdf)('normal');
		const istZuLang = (feld: TextField) => {
			const text = lesbar(textIn(feld.name, werte, zuordnungen), schrift);
			if (feld.maxLength > 0 && text.length > feld.maxLength) return true;
			return feld.getWidgets().some(({ width, height }) => {
				const zeilen = feld.isMultiline ? Math.max(1, Math.floor(height / ZEILE)) : 1;
				return schrift.getTextWidth(text, KLEINSTE) > zeilen * (width - INNENRAND);
			});
		};
		return (pdf.getForm()?.getTextFields() ?? []).filter(istZuLang).map(({ name }) => name);
	});

/** Smaller is not read. */
const KLEINSTE = 6;
const ZEILE = 8;

/** Those that somebody put on the pages by hand. */
function setzeFelder(pdf: PDF, zuordnungen: readonly Feldzuordnung[]): void {
	const seiten = pdf.getPages();
	for (const { feld: name, platz } of zuordnungen) {
		const seite = platz && seiten[platz.seite - 1];
		if (!seite) continue;
		const form = pdf.getOrCreateForm();
		if (form.hasField(name)) continue;
		const feld = platz.art === 'TEXT' ? form.createTextField(name, { fontSize: GESETZT }) : form.createCheckbox(name);
		seite.drawField(feld, alsRechteck(seite, platz));
	}
}

/** As most forms are printed. */
const GESETZT = 10;

function fuelleFelder(pdf: PDF, text: (name: string) => string): void {
	const form = pdf.getForm();
	if (!form) return;
	const schrift = schriften(pdf)('normal');
	const felder = [...form.getTextFields(), ...form.getFields().filter(istAuswahl)];
	for (const feld of felder) fuelle(feld, text(feld.name), schrift);
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
