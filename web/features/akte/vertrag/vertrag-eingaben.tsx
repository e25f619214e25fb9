import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { cx } from '../../../ui/cx.ts';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { CheckboxField, FieldRow } from '../../../ui/fields/fields.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { SelectField } from '../../../ui/fields/select-fields.tsx';
import { Section } from '../../../ui/layout/page.tsx';
import { adresseQuery } from '../../stammlisten/queries.ts';
import { useAkte } from '../akte-kontext.tsx';
import type { Vertrag } from '../typen.ts';
import { DienstwocheEingabe } from './dienstwoche-eingabe.tsx';
import { useVertragshinweise } from './hinweise.ts';
import css from './vertrag.module.css';
import { auswahl, bezeichnung, VERTRAGSGRUPPEN, type Vertragsfeld } from './vertragsfelder.ts';
import type { Vertragswerte } from './vertragswerte.ts';
import { Warum } from './warum.tsx';

interface VertragEingabenProps {
	vertrag: Vertrag;
	/** Names of the terms to be shown. */
	felder: readonly string[];
	werte: Vertragswerte;
	/** Props of a term's input. */
	feld: (name: string) => Record<string, unknown>;
	fokus?: string | undefined;
}

/** Inputs of contract terms in their groups, each with what it is measured by. */
export function VertragEingaben({ vertrag, felder, werte, feld, fokus }: VertragEingabenProps) {
	const hinweise = useVertragshinweise(vertrag)({ ...vertrag, ...werte } as Vertrag);
	const gruppen = VERTRAGSGRUPPEN.map(({ titel, felder: alle }) => ({
		titel,
		felder: alle.filter((f) => felder.includes(f.feld)),
	})).filter((gruppe) => gruppe.felder.length > 0);
	// A date would open its calendar over the form.
	const zuerst = fokus ?? gruppen.flatMap((gruppe) => gruppe.felder).find(({ art }) => art !== 'tag')?.feld;
	const eingabe = (f: Vertragsfeld) => (
		<div key={f.feld} className={cx(css.eingabe, f.art === 'woche' && css.breit)}>
			<Eingabe
				feld={f}
				vertrag={vertrag}
				props={{
					...feld(f.feld),
					label: bezeichnung(f),
					description: hinweise[f.feld] ?? undefined,
					'data-autofocus': f.feld === zuerst || undefined,
				}}
			/>
			<span className={css.warum}>
				<Warum vertrag={vertrag} feld={f.feld} name={bezeichnung(f)} entwurf={werte} />
			</span>
		</div>
	);
	return (
		<Stack gap={24}>
			{gruppen.map(({ titel, felder: eigene }) => (
				<Section key={titel} title={titel} size="sm">
					<FieldRow columns="repeat(3, 1fr)">{eigene.filter((f) => !istHaken(f)).map(eingabe)}</FieldRow>
					<div className={css.haken}>{eigene.filter(istHaken).map(eingabe)}</div>
				</Section>
			))}
		</Stack>
	);
}

const istHaken = ({ art }: Vertragsfeld): boolean => art === 'schalter';

/** Hints stand under the inputs, so that these line up. */
const UNTEN = {
	inputWrapperOrder: ['label', 'input', 'description', 'error'] as ('label' | 'input' | 'description' | 'error')[],
};

interface EingabeProps {
	feld: Vertragsfeld;
	vertrag: Vertrag;
	props: Record<string, unknown> & { label: string };
}

function Eingabe({ feld, vertrag, props }: EingabeProps) {
	switch (feld.art) {
		case 'tag':
			return <DateField clearable {...UNTEN} {...props} />;
		case 'euro':
			return <NumberField unit="€" decimalScale={2} {...UNTEN} {...props} />;
		case 'stunden':
		case 'halbeTage':
			return <NumberField unit={feld.einheit} decimalScale={1} {...UNTEN} {...props} />;
		case 'anzahl':
			return <NumberField {...UNTEN} {...props} />;
		case 'woche':
			return <DienstwocheEingabe {...props} />;
		case 'auswahl':
			return (
				<SelectField
					clearable
					data={Object.entries(auswahl(feld.feld)).map(([value, label]) => ({ value, label }))}
					{...props}
				/>
			);
		case 'schalter': {
			const { value, description: _, ...rest } = props;
			return <CheckboxField checked={value === true} {...rest} />;
		}
		case 'ort':
			return <OrtEingabe vertrag={vertrag} {...props} />;
		default:
			return null;
	}
}

/** Another Einsatzort of the same Einsatzstelle. */
function OrtEingabe({ vertrag, ...props }: { vertrag: Vertrag; label: string }) {
	const wunsch = useAkte().wuensche.find(({ id }) => id === vertrag.wunschID);
	const { data: stelle } = useQuery({ ...adresseQuery(wunsch?.einsatzstelleID ?? ''), enabled: Boolean(wunsch) });
	const orte = stelle?.einsatzorte ?? [{ id: vertrag.einsatzortID, bezeichnung: vertrag.einsatzort ?? '' }];
	return <SelectField data={orte.map(({ id, bezeichnung }) => ({ value: id, label: bezeichnung }))} {...props} />;
}
