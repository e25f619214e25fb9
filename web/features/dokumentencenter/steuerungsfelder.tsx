import { Text } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { STEUERUNGSFELDER } from '#domain/dokumentspec/steuerungsfelder.ts';
import { FELD_BEZEICHNUNG } from '#domain/felder/bezeichnung.ts';
import { DOKUMENTENCENTER as T } from '../../texte/verwaltung/dokumentencenter.ts';
import { IconButton } from '../../ui/button.tsx';
import { SelectField } from '../../ui/fields/select-fields.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Span } from '../../ui/span.ts';
import css from './dokumentencenter.module.css';
import type { Spec } from './queries.ts';

type Felder = Spec['steuerungsfelder'];
type Feld = Felder[number]['feld'];
type Modus = Felder[number]['modus'];

interface SteuerungsfelderProps {
	felder: Felder;
	onChange: (felder: Felder) => void;
}

const MODI = (['LESEN', 'SETZEN'] as const).map((value) => ({ value, label: T.modus[value] }));

/** Fields of the volunteer the document prints, or sets once it is checked. */
export function SteuerungsfelderFeld({ felder, onChange }: SteuerungsfelderProps) {
	const frei = STEUERUNGSFELDER.filter(({ feld }) => !felder.some((f) => f.feld === feld));
	return (
		<div>
			{felder.length === 0 && <Text variant="secondary">{T.keinFeld}</Text>}
			{felder.map(({ feld, modus }) => (
				<div key={feld} className={css.steuerung}>
					<b>{FELD_BEZEICHNUNG[feld]}</b>
					<SelectField
						aria-label={T.feldModus(FELD_BEZEICHNUNG[feld])}
						data={MODI}
						allowDeselect={false}
						value={modus}
						onChange={(wert) => onChange(felder.map((f) => (f.feld === feld ? { feld, modus: wert as Modus } : f)))}
					/>
					<Span variant="secondary" m={0}>
						{T.modusHilfe[modus]}
					</Span>
					<IconButton
						icon={IconX}
						size="sm"
						variant="bare"
						label={T.feldEntfernen(FELD_BEZEICHNUNG[feld])}
						onClick={() => onChange(felder.filter((f) => f.feld !== feld))}
					/>
				</div>
			))}
			{frei.length > 0 && (
				<SelectField
					className={css.hinzu}
					aria-label={T.feldHinzu}
					placeholder={T.feldHinzu}
					leftSection={<Icon of={IconPlus} />}
					data={frei.map(({ feld, bezeichnung }) => ({ value: feld, label: bezeichnung }))}
					value={null}
					onChange={(feld) => feld && onChange([...felder, { feld: feld as Feld, modus: 'LESEN' }])}
				/>
			)}
		</div>
	);
}
