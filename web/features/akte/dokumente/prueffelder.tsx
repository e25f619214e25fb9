import { Stack, Text } from '@mantine/core';
import { useId } from 'react';
import { PRUEFLISTE as TEXT } from '../../../texte/listen/pruefliste.ts';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { CheckboxField, TextField } from '../../../ui/fields/fields.tsx';
import { Section } from '../../../ui/layout/page.tsx';
import { Segments } from '../../../ui/layout/tabs.tsx';
import css from './dokumente.module.css';
import { type Pruefeingabe, type Steuerwert, wertartVon } from './pruefeingabe.ts';
import type { Anforderung } from './queries.ts';

interface PrueffelderProps {
	anforderung: Pick<Anforderung, 'steuerungsfelder'>;
	eingabe: Pruefeingabe;
	onChange: (eingabe: Pruefeingabe) => void;
	/** Messages of the server by field. */
	fehler: Readonly<Record<string, string>>;
	/** Where the fields start with this, a field can be gone to by its name. */
	idPrefix?: string;
	/** The copy signed on paper can stand for all signatures. */
	mitPapier: boolean;
}

/** What goes into the file with the decision, wherever a document is checked. */
export function Prueffelder({ anforderung, eingabe, onChange, fehler, mitPapier, idPrefix }: PrueffelderProps) {
	const eigene = useId();
	const id = idPrefix ?? eigene;
	const setze = (feld: string, wert: Steuerwert) => onChange({ ...eingabe, werte: { ...eingabe.werte, [feld]: wert } });
	return (
		<Section title={TEXT.uebernommen} size="sm">
			<Stack gap={8}>
				{anforderung.steuerungsfelder.map(({ feld, bezeichnung }) => (
					<Feld
						key={feld}
						id={`${id}${feld}`}
						art={wertartVon(feld)}
						label={bezeichnung}
						wert={eingabe.werte[feld] ?? null}
						onChange={(wert) => setze(feld, wert)}
						error={fehler[feld]}
					/>
				))}
				<Zeile id={`${id}gueltigBis`} label={TEXT.gueltigBis}>
					<DateField
						id={`${id}gueltigBis`}
						clearable
						placeholder={TEXT.gueltigLeer}
						value={eingabe.gueltigBis}
						onChange={(gueltigBis) => onChange({ ...eingabe, gueltigBis })}
						error={fehler.gueltigBis}
					/>
				</Zeile>
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
	id: string;
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

function Feld({ id, art, label, wert, onChange, error }: FeldProps) {
	const text = typeof wert === 'string' ? wert : null;
	if (art === 'JA_NEIN')
		return (
			<div className={css.pruefzeile}>
				<span>{label}</span>
				<div id={id}>
					<Segments
						label={label}
						options={JA_NEIN}
						value={wert === null ? '' : String(wert)}
						onChange={(neu) => onChange(neu === 'true')}
					/>
					{error && (
						<Text variant="error" size="sm" mt={4}>
							{error}
						</Text>
					)}
				</div>
			</div>
		);
	return (
		<Zeile id={id} label={label}>
			{art === 'DATUM' ? (
				<DateField id={id} clearable value={text} onChange={onChange} error={error} />
			) : (
				<TextField
					id={id}
					value={text ?? ''}
					maxLength={200}
					onChange={(event) => onChange(event.currentTarget.value || null)}
					error={error}
				/>
			)}
		</Zeile>
	);
}

/** The label on the left, its input on the right. */
function Zeile({ id, label, children }: { id: string; label: string; children: React.ReactNode }) {
	return (
		<div className={css.pruefzeile}>
			<label htmlFor={id}>{label}</label>
			{children}
		</div>
	);
}
