import { Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../client/call.ts';
import { GRUPPE as T } from '../../texte/seminare/seminargruppen.ts';
import { SENDEN } from '../../texte/senden.ts';
import { Geladen } from '../../ui/feedback/geladen.tsx';
import { CheckboxField, TextField } from '../../ui/fields/fields.tsx';
import { SimpleTable } from '../../ui/table/simple-table.tsx';
import { FormularDialog } from '../formular/formular-dialog.tsx';
import { useSendeformular } from '../senden/sendeformular.ts';
import { Sendefrage } from '../senden/sendefrage.tsx';
import { betroffen, type Gruppe, ohneGruppeQuery } from './queries.ts';

const TIPP_PAUSE_MS = 250;

interface Werte extends Record<string, unknown> {
	hinzufuegen: string[];
}

/** Takes several in at once; whoever is in a group already isn't shown. */
export function AufnehmenDialog({ gruppe, onClose }: { gruppe: Gruppe; onClose: () => void }) {
	const { id, bezeichnung, dienstartIDs, maxTeilnehmer, mitgliederzahl } = gruppe;
	const [text, setText] = useState('');
	const [gesucht] = useDebouncedValue(text.trim(), TIPP_PAUSE_MS);
	const query = useQuery({ ...ohneGruppeQuery(dienstartIDs, gesucht), placeholderData: keepPreviousData });
	const { formular, frage } = useSendeformular({
		initialValues: { hinzufuegen: [] } as Werte,
		labels: { hinzufuegen: T.teilnehmende },
		pruefe: ({ hinzufuegen }): Record<string, string> =>
			hinzufuegen.length > 0 ? {} : { hinzufuegen: T.niemandGewaehlt },
		anfrage: (body) => ({ ruf: 'aendereSeminargruppe' as const, params: { id }, body }),
		tat: {
			run: (anfrage, idempotencyKey) => call('PUT /v1/seminargruppe/{id}', { ...anfrage, idempotencyKey }),
			invalidates: betroffen,
			meldung: ({ body }) => T.aufgenommen(body.hinzufuegen.length),
			onDone: onClose,
		},
	});
	const { form } = formular;
	const gewaehlt = new Set(form.values.hinzufuegen);
	if (frage)
		return (
			<Sendefrage
				{...frage}
				titel={T.aufnehmenTitel(bezeichnung)}
				hinweis={T.aufnehmenPost}
				verb={(anzahl) => SENDEN.und(T.aufnehmen, anzahl)}
			/>
		);
	const setze = (ids: Iterable<string>) => form.setFieldValue('hinzufuegen', [...ids]);
	return (
		<FormularDialog
			formular={formular}
			titel={T.aufnehmenTitel(bezeichnung)}
			verb={T.aufnehmen}
			breite={680}
			onClose={onClose}
		>
			<Text variant="secondary">{T.aufnehmenPost}</Text>
			{maxTeilnehmer !== null && (
				<Text variant="secondary">{T.aufnehmenHinweis(Math.max(0, maxTeilnehmer - mitgliederzahl))}</Text>
			)}
			<TextField
				data-autofocus
				label={T.suchen}
				value={text}
				autoComplete="off"
				onChange={({ currentTarget }) => setText(currentTarget.value)}
			/>
			<Geladen
				query={query}
				lines={6}
				isEmpty={({ total }) => total === 0}
				empty={<Text>{gesucht ? T.niemandGefunden : T.aufnehmenLeer}</Text>}
			>
				{({ data, total }) => {
					const alle = data.map(({ freiwilligerID, vorname, nachname, einsatzort, dienstart }) => ({
						id: freiwilligerID,
						name: [nachname, vorname].filter(Boolean).join(', '),
						einsatzort,
						dienstart,
					}));
					const sindAlle = alle.every((wer) => gewaehlt.has(wer.id));
					return (
						<>
							{total > alle.length && <Text variant="secondary">{T.mehr(alle.length, total)}</Text>}
							<CheckboxField
								label={T.alleWaehlen}
								checked={sindAlle}
								indeterminate={!sindAlle && gewaehlt.size > 0}
								error={form.errors.hinzufuegen}
								id={`${formular.id}hinzufuegen`}
								onChange={({ currentTarget }) => {
									const andere = [...gewaehlt].filter((wer) => !alle.some((g) => g.id === wer));
									setze(currentTarget.checked ? [...andere, ...alle.map((g) => g.id)] : andere);
								}}
							/>
							<SimpleTable
								rows={alle}
								rowKey={(wer) => wer.id}
								label={T.teilnehmende}
								columns={[
									{
										head: T.aufnehmen,
										isHeadHidden: true,
										width: 36,
										cell: ({ id: wer, name }) => (
											<CheckboxField
												aria-label={T.waehlen(name)}
												checked={gewaehlt.has(wer)}
												onChange={({ currentTarget }) =>
													setze(currentTarget.checked ? [...gewaehlt, wer] : [...gewaehlt].filter((g) => g !== wer))
												}
											/>
										),
									},
									{ head: T.name, cell: ({ name }) => name, isRowHead: true },
									{ head: T.einsatzort, cell: ({ einsatzort }) => einsatzort ?? '' },
									{ head: T.dienstart, cell: ({ dienstart }) => dienstart ?? '', width: 96 },
								]}
							/>
						</>
					);
				}}
			</Geladen>
		</FormularDialog>
	);
}
