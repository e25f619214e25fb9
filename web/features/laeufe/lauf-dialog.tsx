import { Text } from '@mantine/core';
import { addiereMonate } from '#domain/datum.ts';
import { call } from '../../client/call.ts';
import { monatsname } from '../../client/datumsworte.ts';
import { LAEUFE, LAUF_DIALOG as T } from '../../texte/laeufe.ts';
import { FieldRow, TextField } from '../../ui/fields/fields.tsx';
import { SelectField } from '../../ui/fields/select-fields.tsx';
import { useFormular } from '../formular/formular.ts';
import { FormularDialog } from '../formular/formular-dialog.tsx';
import { betroffen, type Lauf, type Laufkopf } from './queries.ts';

interface Werte extends Record<string, unknown> {
	art: Laufkopf['art'];
	von: string;
	bis: string;
	grund: string;
}

const ARTEN = Object.entries(LAEUFE.arten).map(([value, label]) => ({ value, label }));
const FRUEHER = 24;
const SPAETER = 12;

const monateUm = (heute: string): { value: string; label: string }[] =>
	Array.from({ length: FRUEHER + SPAETER + 1 }, (_, i) => {
		const value = addiereMonate(`${heute.slice(0, 7)}-01`, i - FRUEHER).slice(0, 7);
		return { value, label: monatsname(value) };
	});

interface LaufDialogProps {
	heute: string;
	onClose: () => void;
	onAngelegt: (id: string) => void;
}

/** A draft is reckoned; nothing is paid by it. */
export function LaufDialog({ heute, onClose, onAngelegt }: LaufDialogProps) {
	const monat = heute.slice(0, 7);
	const formular = useFormular<Werte, { data: Pick<Lauf, 'id' | 'berechnung'> }>({
		initialValues: { art: 'TASCHENGELD', von: monat, bis: monat, grund: '' },
		labels: { art: T.art, von: T.von, bis: T.bis, grund: T.grund, zeitraum: T.von },
		run: ({ art, von, bis, grund }, idempotencyKey) =>
			call('POST /v1/exporte/laeufe', {
				body: { art, zeitraum: `${von}_${bis}`, grund: grund.trim() || null },
				idempotencyKey,
			}),
		invalidates: betroffen,
		meldung: (_, { data }) => T.fertig(data.berechnung === null),
		onDone: ({ data }) => onAngelegt(data.id),
	});
	const monate = monateUm(heute);
	return (
		<FormularDialog formular={formular} titel={T.titel} verb={T.verb} onClose={onClose}>
			<SelectField data-autofocus label={T.art} data={ARTEN} {...formular.feld('art')} />
			<FieldRow columns="1fr 1fr">
				<SelectField label={T.von} data={monate} {...formular.feld('von')} />
				<SelectField label={T.bis} data={monate} {...formular.feld('bis')} />
			</FieldRow>
			<TextField label={T.grund} description={T.grundHilfe} maxLength={500} {...formular.feld('grund')} />
			<Text variant="secondary">{T.folge}</Text>
		</FormularDialog>
	);
}
