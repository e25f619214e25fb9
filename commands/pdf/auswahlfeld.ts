import {
	type CheckboxField,
	type DropdownField,
	type ListBoxField,
	PdfName,
	PdfNumber,
	type RadioField,
} from '@libpdf/core';
import { istGleich } from '#domain/dokumentspec/pdffeld/fuellung.ts';

/** A field whose value is one of several. */
export type Auswahlfeld = CheckboxField | RadioField | DropdownField | ListBoxField;

/** What may be chosen: as the form stores it, and in all its spellings. */
interface Option {
	readonly wert: string;
	readonly namen: readonly string[];
}

export function optionenVon(feld: Auswahlfeld): readonly Option[] {
	if (feld.type === 'dropdown' || feld.type === 'listbox')
		return feld.getOptions().map(({ value, display }) => ({ wert: value, namen: [display, value] }));
	const benannt = namenDerKnoepfe(feld);
	const optionen = feld.getWidgets().flatMap((knopf, i): Option[] => {
		const wert = knopf.getOnValue();
		if (!wert || wert === 'Off') return [];
		const name = benannt[i];
		return [{ wert, namen: name === undefined ? [wert] : [name, wert] }];
	});
	// Several buttons may stand for the same.
	return [...new Map(optionen.map((option) => [option.wert, option])).values()];
}

/** Buttons are often stored by number and named in a list beside; in its order. */
function namenDerKnoepfe(feld: CheckboxField | RadioField): readonly string[] {
	const namen = feld.acroField().getArray('Opt');
	if (!namen) return [];
	return Array.from(namen, (name) => (name.type === 'string' ? name.asString() : ''));
}

/** A single box is for yes or no. */
export const istHaken = (feld: Auswahlfeld): feld is CheckboxField => feld.type === 'checkbox' && !feld.isGroup;

/** Chooses the option that is named like the value; where there is none, nothing is chosen. */
export function waehle(feld: Auswahlfeld, wert: string): void {
	const option = optionenVon(feld).find(({ namen }) => namen.some((name) => istGleich(name, wert)));
	switch (feld.type) {
		case 'checkbox':
			if (option) feld.setValue(option.wert);
			else if (istHaken(feld) && istGleich(wert, 'ja')) feld.check();
			else feld.uncheck();
			return;
		case 'radio':
			if (option) feld.setValue(option.wert);
			else waehleAb(feld);
			return;
		case 'listbox':
			feld.setValue(option ? [option.wert] : []);
			return;
		case 'dropdown':
			if (option) feld.setValue(option.wert);
			else if (feld.isEditable) feld.setValue(wert);
			else leere(feld);
	}
}

/** Also where a form insists on one of them. */
function waehleAb(feld: RadioField): void {
	feld.acroField().set('V', PdfName.of('Off'));
	for (const knopf of feld.getWidgets()) knopf.setAppearanceState('Off');
}

const BESCHREIBBAR = 1 << 18;

/** Also where a list knows no empty option. */
function leere(feld: DropdownField): void {
	feld.acroField().set('Ff', PdfNumber.of(feld.flags | BESCHREIBBAR));
	feld.setValue('');
}
