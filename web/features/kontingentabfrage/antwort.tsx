import { Flex, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { formatDatum } from '#domain/format/datum.ts';
import { call } from '../../client/call.ts';
import type { DataOf } from '../../client/contract.ts';
import { useCommand } from '../../client/use-command.ts';
import { KONTINGENTABFRAGE } from '../../texte/verwaltung/kontingente.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Banner } from '../../ui/feedback/banner.tsx';
import { ErrorBox } from '../../ui/feedback/states.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { UnsavedChangesGuard } from '../../ui/feedback/unsaved-changes-guard.tsx';
import { Form, ReadOnlyField, TextAreaField } from '../../ui/fields/fields.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { SimpleTable } from '../../ui/table/simple-table.tsx';
import { Abfragewort } from '../kontingente/abfragewort.tsx';
import { KONTINGENTE_KEY } from '../kontingente/queries.ts';
import css from './kontingentabfrage.module.css';

type Abfrage = DataOf<'GET /v1/adresse/{id}/kontingentabfrage'>;
const TEXT = KONTINGENTABFRAGE;

/** Rows per Dienstart with what can be asked for, and a remark; read only when it is closed. */
export function Antwort({ abfrage }: { abfrage: Abfrage }) {
	const { isOffen, status, frist, anerkanntePlaetze } = abfrage;
	const [zahlen, setZahlen] = useState<ReadonlyMap<string, number | null>>(
		() => new Map(abfrage.zeilen.map((z) => [z.dienstartID, z.angefragt])),
	);
	const [bemerkung, setBemerkung] = useState(abfrage.bemerkung ?? '');
	const [hinweise, setHinweise] = useState<ReadonlyMap<string, string>>(new Map());
	const senden = useCommand({
		run: (_: undefined, idempotencyKey) => sende(abfrage, zahlen, bemerkung, idempotencyKey),
		invalidates: [KONTINGENTE_KEY],
		onDone: ({ data: { zeilen } }) => {
			toast.success(TEXT.gesendet);
			setZahlen(new Map(zeilen.map((z) => [z.dienstartID, z.angefragt])));
			setHinweise(new Map(zeilen.flatMap((z) => (z.hinweis ? [[z.dienstartID, z.hinweis] as const] : []))));
		},
	});
	const istGeaendert =
		bemerkung !== (abfrage.bemerkung ?? '') ||
		abfrage.zeilen.some(({ dienstartID, angefragt }) => zahlen.get(dienstartID) !== angefragt);
	return (
		<Form
			className={css.antwort}
			onSubmit={(event) => {
				event.preventDefault();
				senden.execute(undefined);
			}}
		>
			<UnsavedChangesGuard dirty={isOffen && istGeaendert && !senden.isRunning} />
			<Stack>
				<Flex component="p" gap={16}>
					<Abfragewort status={status} />
					{frist && <span>{TEXT.frist(formatDatum(frist))}</span>}
				</Flex>
				{!isOffen && <Banner kind="info">{status === 'ENTWURF' ? TEXT.entwurf : TEXT.geschlossen}</Banner>}
				{abfrage.text && <ReadOnlyField label={TEXT.nachricht}>{abfrage.text}</ReadOnlyField>}
				{isOffen && <p>{TEXT.einleitung}</p>}
				{anerkanntePlaetze !== null && <p>{TEXT.anerkannt(anerkanntePlaetze)}</p>}
				{senden.error && <ErrorBox text={senden.error.message} />}
				<Zeilen {...{ abfrage, zahlen, hinweise }} onZahlen={setZahlen} />
				{isOffen ? (
					<TextAreaField
						label={TEXT.bemerkung}
						value={bemerkung}
						onChange={(event) => setBemerkung(event.currentTarget.value)}
					/>
				) : (
					abfrage.bemerkung && <ReadOnlyField label={TEXT.bemerkung}>{abfrage.bemerkung}</ReadOnlyField>
				)}
				<Group gap={12} align="stretch">
					{isOffen && (
						<Button type="submit" variant="primary" loading={senden.isRunning}>
							{status === 'BEANTWORTET' ? TEXT.aendern : TEXT.absenden}
						</Button>
					)}
					<LinkButton to="/admin/kontingente">{TEXT.verteilen}</LinkButton>
				</Group>
			</Stack>
		</Form>
	);
}

interface ZeilenProps {
	abfrage: Abfrage;
	zahlen: ReadonlyMap<string, number | null>;
	hinweise: ReadonlyMap<string, string>;
	onZahlen: (zahlen: ReadonlyMap<string, number | null>) => void;
}

function Zeilen({ abfrage: { zeilen, isOffen }, zahlen, hinweise, onZahlen }: ZeilenProps) {
	return (
		<SimpleTable
			top
			rows={zeilen}
			rowKey={({ dienstartID }) => dienstartID}
			columns={[
				{ head: TEXT.dienstart, isRowHead: true, cell: ({ dienstart }) => dienstart },
				{
					head: TEXT.angefragt,
					cell: ({ dienstartID, dienstart }) => (
						<>
							{isOffen ? (
								<NumberField
									aria-label={TEXT.feld(dienstart)}
									min={0}
									inputWidth={72}
									value={zahlen.get(dienstartID) ?? null}
									onChange={(wert) => onZahlen(new Map([...zahlen, [dienstartID, wert]]))}
									classNames={{ input: cx(hinweise.has(dienstartID) && css.begrenzt) }}
									aria-describedby={hinweise.has(dienstartID) ? `hinweis-${dienstartID}` : undefined}
								/>
							) : (
								(zahlen.get(dienstartID) ?? '–')
							)}
							{hinweise.has(dienstartID) && (
								<Text id={`hinweis-${dienstartID}`} variant="warning" size="sm" mt={4}>
									{hinweise.get(dienstartID)}
								</Text>
							)}
						</>
					),
				},
				{
					head: isOffen ? TEXT.hoechstens : TEXT.genehmigt,
					cell: ({ genehmigt, max }) => (isOffen ? max : (genehmigt ?? '–')),
				},
			]}
		/>
	);
}

function sende(
	{ einsatzstelleID: adresseID, zyklusID }: Abfrage,
	zahlen: ReadonlyMap<string, number | null>,
	bemerkung: string,
	idempotencyKey: string,
) {
	const zeilen = [...zahlen].flatMap(([dienstartID, angefragt]) =>
		angefragt === null ? [] : [{ dienstartID, angefragt }],
	);
	return call('POST /v1/stammdaten/einsatzstellekontingent/abfrage', {
		body: { adresseID, zyklusID, zeilen, bemerkung: bemerkung.trim() || null },
		idempotencyKey,
	});
}
