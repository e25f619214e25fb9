import { Stack, Text } from '@mantine/core';
import { SPEC_BEZEICHNUNG } from '#domain/dokumentspec/bezeichnung.ts';
import {
	brauchtGrund,
	istImPortal,
	SIGNATURANGABEN,
	schriftlichNach,
	waehlbareFormen,
} from '#domain/dokumentspec/signaturform.ts';
import type { Signaturform } from '#domain/referenzsaetze.ts';
import { DOKUMENTENCENTER as T } from '../../texte/verwaltung/dokumentencenter.ts';
import { TextAreaField } from '../../ui/fields/fields.tsx';
import { SelectField } from '../../ui/fields/select-fields.tsx';
import type { Specformular, Specwerte } from './werte.ts';

/** What may be chosen for it, as options; in use only what goes on in the portal. */
export const formenZurWahl = (werte: Specwerte, inGebrauch: boolean) =>
	waehlbareFormen(werte)
		.filter((form) => !inGebrauch || istImPortal(form))
		.map((value) => ({ value, label: SIGNATURANGABEN[value].label }));

interface SignaturformProps {
	form: Specformular;
	/** What the ids of the inputs begin with. */
	id: string;
	inGebrauch: boolean;
}

/** In which form it is signed and why; below, what the law says of this document and of the form. */
export function SignaturformFeld({ form, id, inGebrauch }: SignaturformProps) {
	const { values, getInputProps, setFieldValue } = form;
	const { signaturform, signaturgrund } = values;
	const norm = schriftlichNach(values);
	const wahl = formenZurWahl(values, inGebrauch);
	const noetig = brauchtGrund(values);
	const angaben = signaturform && SIGNATURANGABEN[signaturform];
	return (
		<Stack gap={12}>
			<SelectField
				placeholder={T.formWahl}
				allowDeselect={false}
				data={wahl}
				{...getInputProps('signaturform')}
				id={`${id}signaturform`}
				aria-label={SPEC_BEZEICHNUNG.signaturform}
				value={signaturform}
				onChange={(wert) => setFieldValue('signaturform', wert as Signaturform | null)}
			/>
			<Text variant="hint">
				{[
					norm && T.schriftlich(norm),
					angaben && `${gross(angaben.satz)}.`,
					angaben && !angaben.satz.includes(angaben.norm) && T.geregelt(angaben.norm),
					!inGebrauch && wahl.every(({ value }) => istImPortal(value)) && T.nurImPortal,
				]
					.filter(Boolean)
					.join(' ')}
			</Text>
			{signaturform && (
				<TextAreaField
					{...getInputProps('signaturgrund')}
					id={`${id}signaturgrund`}
					label={SPEC_BEZEICHNUNG.signaturgrund}
					description={noetig ? T.formGrundHilfe : T.formGrundFrei}
					required={noetig}
					maxLength={500}
					value={signaturgrund ?? ''}
					onChange={(event) => setFieldValue('signaturgrund', event.currentTarget.value || null)}
				/>
			)}
		</Stack>
	);
}

const gross = (satz: string): string => satz.charAt(0).toLocaleUpperCase('de') + satz.slice(1);
