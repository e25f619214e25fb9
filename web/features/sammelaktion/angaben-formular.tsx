import { type FormEvent, useState } from 'react';
import { SAMMEL } from '../../texte/listen/sammelaktion.ts';
import { DateField } from '../../ui/fields/date-field.tsx';
import { Form, RequiredHint, TextAreaField } from '../../ui/fields/fields.tsx';
import { type Eingabe, type Feld, type Sammelaktion, VORHABEN } from './aktionen.ts';
import { Wahl } from './wahl.tsx';

/** Id of the form: its button stands in the dialog's footer. */
export const FORMULAR = 'sammelangaben';

interface AngabenFormularProps {
	aktion: Sammelaktion;
	heute: string;
	onAngaben: (eingabe: Eingabe) => void;
}

type Werte = Partial<Record<Feld, string>>;

/** What the action asks for, once for all. */
export function AngabenFormular({ aktion, heute, onAngaben }: AngabenFormularProps) {
	const { felder, freiwillig = [] } = VORHABEN[aktion];
	const { hinweis } = SAMMEL.aktion[aktion];
	const [werte, setWerte] = useState<Werte>(felder.includes('datum') ? { datum: heute } : {});
	const [fehlend, setFehlend] = useState<readonly Feld[]>([]);
	const pruefe = (ereignis: FormEvent) => {
		ereignis.preventDefault();
		const leer = felder.filter((feld) => !freiwillig.includes(feld) && !werte[feld]?.trim());
		setFehlend(leer);
		if (leer.length === 0) onAngaben(alsEingabe(aktion, werte));
	};
	return (
		<Form gap={16} id={FORMULAR} onSubmit={pruefe} noValidate>
			{hinweis && <p>{hinweis}</p>}
			{felder.map((feld, i) => (
				<Angabe
					key={feld}
					feld={feld}
					required={!freiwillig.includes(feld)}
					error={fehlend.includes(feld) ? SAMMEL.pflicht : undefined}
					data-autofocus={i === 0 || undefined}
					wert={werte[feld] ?? ''}
					onWert={(wert) => setWerte({ ...werte, [feld]: wert })}
				/>
			))}
			{felder.length > freiwillig.length && <RequiredHint />}
		</Form>
	);
}

interface AngabeProps {
	feld: Feld;
	wert: string;
	onWert: (wert: string) => void;
	required: boolean;
	error: string | undefined;
	'data-autofocus': true | undefined;
}

function Angabe({ feld, wert, onWert, ...rest }: AngabeProps) {
	const label = SAMMEL.feld[feld];
	if (feld === 'datum')
		return <DateField {...rest} label={label} w={200} value={wert} onChange={(tag) => onWert(tag ?? '')} />;
	if (feld === 'betreuung' || feld === 'dienstart')
		return <Wahl {...rest} feld={feld} label={label} value={wert || null} onChange={(id) => onWert(id ?? '')} />;
	return (
		<TextAreaField
			{...rest}
			label={label}
			description={rest.required ? undefined : SAMMEL.feld.freiwillig}
			value={wert}
			onChange={({ currentTarget }) => onWert(currentTarget.value)}
		/>
	);
}

/** Empty words aren't sent. */
export function alsEingabe(aktion: Sammelaktion, { betreuung, dienstart, ...werte }: Werte): Eingabe {
	const gesagt = Object.entries(werte).filter(([, wert]) => wert.trim());
	return {
		aktion,
		...Object.fromEntries(gesagt),
		...(betreuung && { betreuerUserID: betreuung }),
		...(dienstart && { dienstartID: dienstart }),
	} as Eingabe;
}
