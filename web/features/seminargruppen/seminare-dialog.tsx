import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { GRUPPE as T } from '../../texte/seminare/seminargruppen.ts';
import { UI } from '../../texte/ui.ts';
import { MultiSelectField } from '../../ui/fields/select-fields.tsx';
import { FormularDialog } from '../formular/formular-dialog.tsx';
import { zeitraum } from '../seminare/worte.ts';
import { Sendefrage } from '../senden/sendefrage.tsx';
import { useGruppenaenderung } from './aenderung.ts';
import { type Gruppe, seminarwahlQuery } from './queries.ts';

interface Werte extends Record<string, unknown> {
	seminarIDs: string[];
}

const TIPP_PAUSE_MS = 250;
const name = (s: Pick<Gruppe['seminare'][number], 'bezeichnung' | 'von' | 'bis'>): string =>
	[s.bezeichnung, zeitraum(s)].filter(Boolean).join(' · ');

/** Chooses the seminars of a group. */
export function SeminareDialog({ gruppe, onClose }: { gruppe: Gruppe; onClose: () => void }) {
	const { seminare } = gruppe;
	const [text, setText] = useState('');
	const [gesucht] = useDebouncedValue(text.trim(), TIPP_PAUSE_MS);
	const { data = [], isLoading } = useQuery(seminarwahlQuery(gesucht));
	const [gesehen, setGesehen] = useState<ReadonlyMap<string, string>>(
		() => new Map(seminare.map((s) => [s.id, name(s)])),
	);
	const [bisher] = useState<Werte>(() => ({ seminarIDs: seminare.map((s) => s.id) }));
	const { formular, frage } = useGruppenaenderung(gruppe, {
		...{ initialValues: bisher, labels: { seminarIDs: T.seminare }, aenderung: (werte: Werte) => werte, onClose },
	});
	if (frage) return <Sendefrage {...frage} titel={T.seminareWaehlen} hinweis={T.seminareHilfe} />;
	// What is chosen keeps its name while something else is looked for.
	const alle = new Map([...gesehen, ...data.map((s) => [s.id, name(s)] as const)]);
	const gewaehlt = formular.form.values.seminarIDs;
	const auswahl = [...alle].filter(([was]) => gewaehlt.includes(was) || data.some((s) => s.id === was));
	return (
		<FormularDialog formular={formular} titel={T.seminareWaehlen} verb={UI.speichern} breite={680} onClose={onClose}>
			<MultiSelectField
				searchable
				data-autofocus
				label={T.seminare}
				description={T.seminareHilfe}
				pending={isLoading}
				data={auswahl.map(([value, label]) => ({ value, label }))}
				searchValue={text}
				onSearchChange={setText}
				{...formular.feld('seminarIDs')}
				onChange={(ids) => {
					setGesehen(alle);
					formular.form.setFieldValue('seminarIDs', ids);
				}}
			/>
		</FormularDialog>
	);
}
