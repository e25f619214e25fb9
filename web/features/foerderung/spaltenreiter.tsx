import { Stack, Text, VisuallyHidden } from '@mantine/core';
import type { useForm } from '@mantine/form';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import {
	ABRUFSPALTEN,
	type Abrufspalte,
	type Spaltenwahl,
	spaltenname,
	spaltenVon,
} from '#domain/geld/foerderung/abrufspalten.ts';
import { PROGRAMM, SPALTEN as T } from '../../texte/geld/foerderung.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Geladen } from '../../ui/feedback/geladen.tsx';
import { TextField } from '../../ui/fields/fields.tsx';
import { SelectField } from '../../ui/fields/select-fields.tsx';
import { Section } from '../../ui/layout/page.tsx';
import { SimpleTable } from '../../ui/table/simple-table.tsx';
import { useZyklus } from '../portal/zyklus.ts';
import css from './foerderung.module.css';
import { type Probe, probeQuery } from './queries.ts';
import { alsRegel, ohneVorgabe, type Programmwerte, quartalVon } from './werte.ts';

interface SpaltenreiterProps {
	form: ReturnType<typeof useForm<Programmwerte>>;
	heute: string;
	children: ReactNode;
}

/** Which columns a claim's file has, in which order and with which headings; beside it the file's first rows. */
export function Spaltenreiter({ form, heute, children }: SpaltenreiterProps) {
	const werte = form.getValues();
	const zyklus = useZyklus();
	const zeitraum = quartalVon(heute);
	const regel = alsRegel(werte);
	const probe = useQuery({
		...probeQuery({ regel: regel ?? OHNE, zyklusID: zyklus?.id ?? '', zeitraum, spalten: werte.spalten }),
		enabled: regel !== null && zyklus !== undefined,
		placeholderData: keepPreviousData,
	});
	const statt = zyklus ? (regel === null || probe.isError ? PROGRAMM.probeUnfertig : null) : PROGRAMM.probeOhneZyklus;
	return (
		<div className={css.koerper}>
			<div className={css.regeln}>
				{children}
				<Spaltentabelle form={form} />
			</div>
			<aside className={css.probe} aria-label={T.vorschau}>
				<Section title={T.vorschau}>
					<Text variant="secondary" mb={8}>
						{statt ?? T.vorschauText(zeitraum)}
					</Text>
					{statt === null && (
						<Geladen query={probe} lines={8}>
							{({ tabelle }) => <Dateivorschau tabelle={tabelle} />}
						</Geladen>
					)}
				</Section>
			</aside>
		</div>
	);
}

const OHNE = {
	...{ gueltigVon: null, gueltigBis: null, dienstartIDs: [], dienste: [] },
	filter: { alterVon: null, alterBis: null, wohnland: null, stellenland: null, mindestMonate: null },
	...{ einheit: 'TEILNEHMERMONAT' as const, monatsregel: 'BEGONNEN' as const, saetze: [] },
};

function Spaltentabelle({ form }: Pick<SpaltenreiterProps, 'form'>) {
	const { spalten, einheit } = form.getValues();
	const [gesagt, setGesagt] = useState('');
	const dazu = useRef<HTMLInputElement>(null);
	const gewaehlte = spaltenVon(spalten, einheit);
	const setze = (neue: readonly Spaltenwahl[] | null) => {
		form.clearErrors();
		form.setFieldValue('spalten', neue && ohneVorgabe([...neue], einheit));
	};
	const verschiebe = (nr: number, um: 1 | -1) => {
		const neue = [...gewaehlte];
		const [eine] = neue.splice(nr, 1);
		if (!eine) return;
		neue.splice(nr + um, 0, eine);
		setze(neue);
		setGesagt(T.verschoben(eine.kopf, nr + um + 1));
	};
	const entferne = (nr: number) => {
		setze(gewaehlte.filter((_, i) => i !== nr));
		dazu.current?.focus();
	};
	const uebrige = ABRUFSPALTEN.filter((spalte) => !gewaehlte.some((eine) => eine.spalte === spalte));
	return (
		<Section
			title={T.titel}
			aside={
				<Button size="sm" disabled={spalten === null} onClick={() => setze(null)}>
					{T.vorgegeben}
				</Button>
			}
		>
			<Text variant="secondary" mb={8}>
				{T.text}
			</Text>
			<SimpleTable
				top
				label={T.titel}
				rows={gewaehlte}
				rowKey={({ spalte }) => spalte}
				columns={[
					{ head: T.nr, width: 44, align: 'end', cell: (_, i) => <div className={css.neben}>{i + 1}</div> },
					{
						head: T.inhalt,
						isRowHead: true,
						cell: ({ spalte }) => <div className={css.neben}>{spaltenname(spalte, einheit)}</div>,
					},
					{
						head: T.kopf,
						cell: ({ kopf }, i) => (
							<TextField
								aria-label={T.feld(i + 1)}
								maxLength={60}
								value={kopf}
								onChange={({ currentTarget: { value } }) =>
									setze(gewaehlte.map((eine, nr) => (nr === i ? { ...eine, kopf: value } : eine)))
								}
								error={form.errors[`spalten.${i}.kopf`]}
							/>
						),
					},
					{
						head: T.tun,
						isHeadHidden: true,
						align: 'end',
						nowrap: true,
						cell: ({ kopf }, i) => (
							<>
								<IconButton
									variant="bare"
									icon={IconArrowUp}
									label={T.hoch(kopf)}
									disabled={i === 0}
									onClick={() => verschiebe(i, -1)}
								/>
								<IconButton
									variant="bare"
									icon={IconArrowDown}
									label={T.runter(kopf)}
									disabled={i === gewaehlte.length - 1}
									onClick={() => verschiebe(i, 1)}
								/>
								<IconButton
									variant="bare"
									icon={IconTrash}
									label={T.weg(kopf)}
									disabled={gewaehlte.length === 1}
									onClick={() => entferne(i)}
								/>
							</>
						),
					},
				]}
			/>
			<VisuallyHidden role="status">{gesagt}</VisuallyHidden>
			{uebrige.length > 0 && (
				<Stack mt={12} maw={320}>
					<SelectField
						ref={dazu}
						label={T.dazu}
						data={uebrige.map((value) => ({ value, label: spaltenname(value, einheit) }))}
						value={null}
						onChange={(spalte) => {
							if (spalte === null) return;
							const neue = spalte as Abrufspalte;
							setze([...gewaehlte, { spalte: neue, kopf: spaltenname(neue, einheit) }]);
						}}
					/>
				</Stack>
			)}
		</Section>
	);
}

function Dateivorschau({ tabelle: { koepfe, zeilen } }: Pick<Probe, 'tabelle'>) {
	if (zeilen.length <= 1) return <Text variant="secondary">{PROGRAMM.probeLeer}</Text>;
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: What scrolls is reached by keyboard.
		<section className={css.datei} aria-label={T.vorschau} tabIndex={0}>
			<SimpleTable
				className="tabular"
				label={T.vorschau}
				rows={zeilen}
				rowKey={(_, i) => i}
				columns={koepfe.map((kopf, i) => ({
					head: kopf,
					key: `${i} ${kopf}`,
					nowrap: true,
					cell: (zeile: readonly string[]) => zeile[i] ?? '',
				}))}
			/>
		</section>
	);
}
