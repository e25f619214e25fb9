import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MELDUNG } from '#domain/felder/meldungen.ts';
import { call } from '../../client/call.ts';
import { TEILNEHMENDE as T } from '../../texte/seminare/seminare.ts';
import { SENDEN } from '../../texte/senden.ts';
import { SelectField } from '../../ui/fields/select-fields.tsx';
import { FormularDialog } from '../formular/formular-dialog.tsx';
import { useSendeformular } from '../senden/sendeformular.ts';
import { Sendefrage } from '../senden/sendefrage.tsx';
import { sucheQuery, type Treffer } from '../suche/queries.ts';
import { betroffen, type Seminar } from './queries.ts';

const MINDESTENS = 2;
const TIPP_PAUSE_MS = 250;

interface Werte extends Record<string, unknown> {
	freiwilligerID: string | null;
}

/** Namesakes are told apart by what the search says of them; a year other than one's own is named. */
const werIst = ({ titel, untertitel, zyklus }: Pick<Treffer, 'titel' | 'untertitel' | 'zyklus'>): string =>
	[titel, untertitel, zyklus && T.imZyklus(zyklus)].filter(Boolean).join(', ');

/** Registers a volunteer who is looked for by name; a full seminar takes him on the waiting list. */
export function HinzufuegenDialog({ seminar, onClose }: { seminar: Seminar; onClose: () => void }) {
	const [text, setText] = useState('');
	const [gesucht] = useDebouncedValue(text.trim(), TIPP_PAUSE_MS);
	const fragt = gesucht.length >= MINDESTENS;
	const { data, isLoading } = useQuery({ ...sucheQuery(gesucht), enabled: fragt });
	const treffer = (fragt && data ? data.data : []).flatMap((t) => (t.typ === 'FREIWILLIGER' ? t : []));
	const [gewaehlt, setGewaehlt] = useState<{ value: string; label: string } | null>(null);
	const { formular, gefragt, zurueck } = useSendeformular({
		initialValues: { freiwilligerID: null } as Werte,
		labels: { freiwilligerID: T.wen },
		pruefe: ({ freiwilligerID }): Record<string, string> => (freiwilligerID ? {} : { freiwilligerID: MELDUNG.P }),
		anfrage: ({ freiwilligerID }) => ({
			...{ ruf: 'meldeZumSeminarAn' as const, body: undefined },
			params: { freiwilligerID: freiwilligerID ?? '', id: seminar.id },
		}),
	});
	const { feld, form } = formular;
	const auswahl = treffer.map((person) => ({ value: person.id, label: werIst(person) }));
	const alle = gewaehlt && !auswahl.some(({ value }) => value === gewaehlt.value) ? [gewaehlt, ...auswahl] : auswahl;
	const istVoll = seminar.maxTeilnehmer !== null && seminar.angemeldet >= seminar.maxTeilnehmer;
	const hinweis = istVoll ? T.hinzufuegenVoll : T.hinzufuegenText;
	if (gefragt)
		return (
			<Sendefrage
				anfrage={gefragt}
				run={(idempotencyKey) =>
					call('POST /v1/{freiwilligerID}/seminarplanung/seminar/{id}', { params: gefragt.params, idempotencyKey })
				}
				titel={T.hinzufuegenTitel}
				hinweis={hinweis}
				verb={(anzahl) => SENDEN.und(T.eintragen, anzahl)}
				auchOhne
				meldung={({ data: { stand } }) => (stand === 'ANGEMELDET' ? T.hinzugefuegt : T.aufDerWarteliste)}
				invalidates={[...betroffen(seminar.id), ['seminarplanung']]}
				onDone={onClose}
				onClose={zurueck}
			/>
		);
	return (
		<FormularDialog formular={formular} onClose={onClose} titel={T.hinzufuegenTitel} verb={SENDEN.weiter}>
			<SelectField
				label={T.wen}
				required
				searchable
				data-autofocus
				description={hinweis}
				placeholder={T.wenSuche}
				nothingFoundMessage={fragt ? T.niemand : T.tippen}
				pending={isLoading}
				data={alle}
				searchValue={text}
				onSearchChange={setText}
				filter={({ options }) => options}
				{...feld('freiwilligerID')}
				value={form.values.freiwilligerID}
				onChange={(id, option) => {
					form.setFieldValue('freiwilligerID', id);
					setGewaehlt(id === null ? null : option);
				}}
			/>
		</FormularDialog>
	);
}
