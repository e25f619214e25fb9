import { PRUEFLISTE as TEXT } from '../../texte/pruefliste.ts';
import { DateField } from '../../ui/date-field.tsx';
import { CheckboxField, RadioField, TextField } from '../../ui/fields.tsx';
import { Section, Stack } from '../../ui/page.tsx';
import type { Anforderung } from '../dokumente/queries.ts';
import { type Pruefeingabe, type Steuerwert, wertartVon } from './eingabe.ts';

interface FelderProps {
	anforderung: Anforderung;
	eingabe: Pruefeingabe;
	onChange: (eingabe: Pruefeingabe) => void;
	/** Messages of the server by field. */
	fehler: Readonly<Record<string, string>>;
	/** The copy signed on paper can stand for all signatures. */
	mitPapier: boolean;
}

/** What goes into the file with the decision. */
export function Felder({ anforderung, eingabe, onChange, fehler, mitPapier }: FelderProps) {
	const setze = (feld: string, wert: Steuerwert) => onChange({ ...eingabe, werte: { ...eingabe.werte, [feld]: wert } });
	return (
		<Section title={TEXT.uebernommen} size="sm">
			<Stack gap={12}>
				{anforderung.steuerungsfelder.map(({ feld, bezeichnung }) => (
					<Feld
						key={feld}
						art={wertartVon(feld)}
						label={bezeichnung}
						wert={eingabe.werte[feld] ?? null}
						onChange={(wert) => setze(feld, wert)}
						error={fehler[feld]}
					/>
				))}
				<DateField
					label={TEXT.gueltigBis}
					description={TEXT.gueltigHilfe}
					value={eingabe.gueltigBis}
					onChange={(gueltigBis) => onChange({ ...eingabe, gueltigBis })}
					error={fehler.gueltigBis}
				/>
				{mitPapier && (
					<CheckboxField
						label={TEXT.papier}
						description={TEXT.papierHilfe}
						checked={eingabe.papier}
						onChange={(event) => onChange({ ...eingabe, papier: event.currentTarget.checked })}
					/>
				)}
			</Stack>
		</Section>
	);
}

interface FeldProps {
	art: ReturnType<typeof wertartVon>;
	label: string;
	wert: Steuerwert;
	onChange: (wert: Steuerwert) => void;
	error: string | undefined;
}

const JA_NEIN = [
	{ value: 'true', label: TEXT.ja },
	{ value: 'false', label: TEXT.nein },
];

function Feld({ art, label, wert, onChange, error }: FeldProps) {
	const text = typeof wert === 'string' ? wert : null;
	if (art === 'JA_NEIN')
		return (
			<RadioField
				label={label}
				options={JA_NEIN}
				value={wert === null ? null : String(wert)}
				onChange={(neu) => onChange(neu === 'true')}
				error={error}
			/>
		);
	if (art === 'DATUM') return <DateField label={label} value={text} onChange={onChange} error={error} />;
	return (
		<TextField
			label={label}
			value={text ?? ''}
			maxLength={200}
			onChange={(event) => onChange(event.currentTarget.value || null)}
			error={error}
		/>
	);
}
