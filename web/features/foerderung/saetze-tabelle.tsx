import { Text } from '@mantine/core';
import type { useForm } from '@mantine/form';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useRef } from 'react';
import { uuid } from '../../client/uuid.ts';
import { PROGRAMM as T } from '../../texte/geld/foerderung.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { Section } from '../../ui/layout/page.tsx';
import { SimpleTable } from '../../ui/table/simple-table.tsx';
import css from './foerderung.module.css';
import { type Programmwerte, type Satzzeile, satzstand } from './werte.ts';

interface SaetzeTabelleProps {
	form: ReturnType<typeof useForm<Programmwerte>>;
	heute: string;
}

/** Dated rates as rows: a change is a new one. */
export function SaetzeTabelle({ form, heute }: SaetzeTabelleProps) {
	const { saetze, einheit } = form.getValues();
	const dazu = useRef<HTMLButtonElement>(null);
	const neu = () => {
		const key = uuid();
		form.insertListItem('saetze', { key, gueltigVon: null, abDienstmonat: 1, betrag: null } satisfies Satzzeile);
	};
	const entferne = (nr: number) => {
		form.removeListItem('saetze', nr);
		dazu.current?.focus();
	};
	return (
		<Section
			title={T.saetze(einheit)}
			aside={
				<Button ref={dazu} size="sm" icon={IconPlus} onClick={neu}>
					{T.satzDazu}
				</Button>
			}
		>
			{saetze.length === 0 ? (
				<p>{T.ohneSaetze}</p>
			) : (
				<SimpleTable
					top
					className="tabular"
					label={T.saetze(einheit)}
					rows={saetze}
					rowKey={({ key }) => key}
					columns={[
						{
							head: T.gueltigAb,
							width: 160,
							cell: (_, i) => (
								<DateField
									aria-label={T.satzFeld(i + 1, T.gueltigAb)}
									{...form.getInputProps(`saetze.${i}.gueltigVon`)}
								/>
							),
						},
						{
							head: T.abDienstmonat,
							width: 120,
							cell: (_, i) => (
								<NumberField
									aria-label={T.satzFeld(i + 1, T.abDienstmonat)}
									{...form.getInputProps(`saetze.${i}.abDienstmonat`)}
								/>
							),
						},
						{
							head: T.betrag,
							width: 130,
							cell: (_, i) => (
								<NumberField
									aria-label={T.satzFeld(i + 1, T.betrag)}
									unit="€"
									decimalScale={2}
									{...form.getInputProps(`saetze.${i}.betrag`)}
									error={form.errors[`saetze.${i}.cent`] ?? form.errors[`saetze.${i}.betrag`]}
								/>
							),
						},
						{
							head: T.satzStand,
							nowrap: true,
							cell: (satz) => <div className={css.neben}>{satzstand(satz, saetze, heute)}</div>,
						},
						{
							head: T.satzDazu,
							isHeadHidden: true,
							align: 'end',
							cell: (_, i) => (
								<IconButton icon={IconTrash} variant="bare" label={T.satzWeg(i + 1)} onClick={() => entferne(i)} />
							),
						},
					]}
				/>
			)}
			<Text variant="hint" mt={8}>
				{T.saetzeHilfe}
			</Text>
		</Section>
	);
}
