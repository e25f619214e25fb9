import { Stack, Text } from '@mantine/core';
import { useId } from 'react';
import { SIGNATURANGABEN } from '#domain/dokumentspec/signaturform.ts';
import { PRUEFLISTE as TEXT } from '../../../texte/listen/pruefliste.ts';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { CheckboxField, TextField } from '../../../ui/fields/fields.tsx';
import { Section } from '../../../ui/layout/page.tsx';
import { Segments } from '../../../ui/layout/tabs.tsx';
import { signaturworte } from './datei-zeile.tsx';
import css from './dokumente.module.css';
import { type Pruefeingabe, type Steuerwert, wertartVon } from './pruefeingabe.ts';
import type { Anforderung, Dokument } from './queries.ts';

interface PrueffelderProps {
	anforderung: Pick<Anforderung, 'steuerungsfelder' | 'signaturform'>;
	eingabe: Pruefeingabe;
	onChange: (eingabe: Pruefeingabe) => void;
	/** Messages of the server by field. */
	fehler: Readonly<Record<string, string>>;
	/** Where the fields start with this, a field can be gone to by its name. */
	idPrefix?: string;
	/** Found in the file, where it was signed elsewhere. */
	signaturen: Dokument['dateisignaturen'];
	/** The copy signed on paper can stand for all signatures. */
	mitPapier: boolean;
}

/** What goes into the file with the decision, wherever a document is checked. */
export function Prueffelder(props: PrueffelderProps) {
	const { anforderung, eingabe, onChange, fehler, signaturen, mitPapier, idPrefix } = props;
	const eigene = useId();
	const id = idPrefix ?? eigene;
	const aussen = nachWeg(anforderung.signaturform);
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
				{aussen && <Text variant="hint">{TEXT.aussen[aussen]}</Text>}
				{signaturworte(signaturen).map((zeile) => (
					<p key={zeile}>{zeile}</p>
				))}
				{(aussen === 'PAPIER' || eingabe.papier) && (
					<Zeile id={`${id}original`} label={TEXT.original}>
						<TextField
							id={`${id}original`}
							placeholder={TEXT.originalBeispiel}
							required={aussen === 'PAPIER'}
							maxLength={200}
							value={eingabe.original}
							onChange={(event) => onChange({ ...eingabe, original: event.currentTarget.value })}
							error={fehler.original}
						/>
					</Zeile>
				)}
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

/** How it came back signed; null: it is signed in the portal, or not at all. */
function nachWeg(form: Anforderung['signaturform']): 'DATEI' | 'PAPIER' | null {
	const weg = form && SIGNATURANGABEN[form].weg;
	return weg === 'PORTAL' ? null : weg;
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
