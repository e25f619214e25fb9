import { Radio, Stack } from '@mantine/core';
import { feldtext, formenFuer, istTag } from '#domain/dokumentspec/pdffeld/fuellung.ts';
import type { Feldform, Feldinhalt } from '#domain/dokumentspec/pdffeld/pdffeld.ts';
import { auswahlwerte } from '#domain/vorlagen/auswahlwerte.ts';
import { PDFFELDER as T } from '../../texte/verwaltung/pdffelder.ts';
import { TextField } from '../../ui/fields/fields.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { SelectField } from '../../ui/fields/select-fields.tsx';
import css from './pdffelder.module.css';
import type { Pdffeld } from './queries.ts';

type Angabe = Extract<Feldinhalt, { art: 'ANGABE' }>;

interface FormWahlProps {
	feld: Pdffeld;
	inhalt: Angabe;
	/** Of the person it is tried with. */
	wert: string;
	onForm: (form: Feldform) => void;
	readOnly: boolean;
}

/** How the Angabe is written into this kind of field. */
export function FormWahl(props: FormWahlProps) {
	const { feld, inhalt } = props;
	if (feld.art === 'KREUZ') return <Kreuzwahl {...props} />;
	const arten = formenFuer(feld, inhalt.angabe);
	if (arten.includes('WAHL')) return <Optionenwahl {...props} />;
	return arten.length > 1 ? <Schreibweise {...props} arten={arten} /> : null;
}

const TAGWORT: Readonly<Record<string, string>> = { GANZ: T.ganzesDatum, KOMPAKT: T.datumOhnePunkte };

function Schreibweise({
	inhalt,
	wert,
	onForm,
	readOnly,
	arten,
}: FormWahlProps & { arten: readonly Feldform['art'][] }) {
	const { form, angabe } = inhalt;
	const isTag = istTag(angabe);
	const formVon = (art: string): Feldform =>
		art === 'ZEICHEN' ? { art, stelle: form.art === 'ZEICHEN' ? form.stelle : 1 } : ({ art } as Feldform);
	// Parts of a day are what most forms ask for.
	const reihenfolge = isTag ? ['TAG', 'MONAT', 'JAHR', 'GANZ', 'KOMPAKT', 'ZEICHEN'] : arten;
	return (
		<Stack gap={8}>
			<Radio.Group
				label={isTag ? T.davon : T.schreibweise}
				value={form.art}
				readOnly={readOnly}
				onChange={(art) => onForm(formVon(art))}
			>
				<Stack gap={6}>
					{reihenfolge.map((art) => (
						<div key={art} className={css.form}>
							<Radio
								value={art}
								disabled={readOnly}
								label={(isTag && TAGWORT[art]) || T.form[art as Feldform['art']]}
							/>
							<span>{feldtext({ ...inhalt, form: formVon(art) }, () => wert)}</span>
						</div>
					))}
				</Stack>
			</Radio.Group>
			{form.art === 'ZEICHEN' && (
				<NumberField
					label={T.welchesZeichen}
					min={1}
					max={99}
					value={form.stelle}
					readOnly={readOnly}
					onChange={(stelle) => stelle && stelle > 0 && stelle < 100 && onForm({ art: 'ZEICHEN', stelle })}
				/>
			)}
		</Stack>
	);
}

function Kreuzwahl({ inhalt: { angabe, form }, onForm, readOnly }: FormWahlProps) {
	const werte = auswahlwerte(angabe);
	const wert = form.art === 'KREUZ' ? form.wert : '';
	const setze = (neu: string) => onForm({ art: 'KREUZ', wert: neu });
	return werte ? (
		<SelectField
			label={T.kreuzWenn}
			data={[...werte]}
			value={wert}
			readOnly={readOnly}
			allowDeselect={false}
			onChange={(neu) => neu && setze(neu)}
		/>
	) : (
		<TextField
			label={T.kreuzWenn}
			value={wert}
			readOnly={readOnly}
			maxLength={200}
			onChange={(event) => setze(event.currentTarget.value)}
		/>
	);
}

/** Which option stands for which value. */
function Optionenwahl({ feld, inhalt, onForm, readOnly }: FormWahlProps) {
	const wahl = inhalt.form.art === 'WAHL' ? inhalt.form.wahl : [];
	const optionen = [...new Set(feld.optionen.flatMap(([name]) => (name ? [name] : [])))];
	return (
		<Stack gap={8}>
			<h3>{T.gewaehlt}</h3>
			{(auswahlwerte(inhalt.angabe) ?? []).map((wert) => (
				<SelectField
					key={wert}
					size="xs"
					label={T.wahlFuer(wert)}
					placeholder={T.keineWahl}
					data={optionen}
					clearable
					readOnly={readOnly}
					value={wahl.find((eine) => eine.wert === wert)?.option ?? null}
					onChange={(option) =>
						onForm({
							art: 'WAHL',
							wahl: [...wahl.filter((eine) => eine.wert !== wert), ...(option ? [{ wert, option }] : [])],
						})
					}
				/>
			))}
		</Stack>
	);
}
