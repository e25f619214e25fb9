import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { addiereMonate } from '#domain/datum.ts';
import type { Zeitraum } from '#domain/geld/zeitraum.ts';
import { monateBis } from '#domain/recht/monate.ts';
import { call } from '../../client/call.ts';
import { monatsname } from '../../client/datumsworte.ts';
import { LAEUFE, LAUF_DIALOG as T } from '../../texte/geld/laeufe.ts';
import { FieldRow, TextField } from '../../ui/fields/fields.tsx';
import { SelectField } from '../../ui/fields/select-fields.tsx';
import { EINGANG_KEY } from '../eingang/queries.ts';
import { useFormular } from '../formular/formular.ts';
import { FormularDialog } from '../formular/formular-dialog.tsx';
import { betroffen, type Lauf, type Laufkopf, programmeQuery } from './queries.ts';

interface Werte extends Record<string, unknown> {
	art: Laufkopf['art'];
	programmID: string | null;
	von: string;
	bis: string;
	grund: string;
}

const ARTEN = Object.entries(LAEUFE.arten).map(([value, label]) => ({ value, label }));
const FRUEHER = 24;
const SPAETER = 12;

/** Those around today, as far as to what is offered. */
function monateUm(heute: string, { von, bis }: Zeitraum): { value: string; label: string }[] {
	const um = (monate: number): string => addiereMonate(`${heute.slice(0, 7)}-01`, monate).slice(0, 7);
	const [ab, bisher] = [um(-FRUEHER), um(SPAETER)];
	return monateBis(von < ab ? von : ab, bis > bisher ? bis : bisher).map((value) => ({
		value,
		label: monatsname(value),
	}));
}

const QUARTAL = 3;

/** First and last month of the quarter. */
function quartalUm(heute: string): { von: string; bis: string } {
	const erster = addiereMonate(`${heute.slice(0, 7)}-01`, -((Number(heute.slice(5, 7)) - 1) % QUARTAL));
	return { von: erster.slice(0, 7), bis: addiereMonate(erster, QUARTAL - 1).slice(0, 7) };
}

interface LaufDialogProps {
	heute: string;
	/** What is offered first. */
	art?: Laufkopf['art'];
	/** A claim of this programme. */
	programmID?: string;
	/** Left out: the month, of a claim the quarter. */
	zeitraum?: Zeitraum;
	onClose: () => void;
	onAngelegt: (id: string) => void;
}

/** A draft is reckoned; nothing is paid by it. */
export function LaufDialog({ heute, art: erste, programmID, zeitraum, onClose, onAngelegt }: LaufDialogProps) {
	const monat = heute.slice(0, 7);
	const vorgabe = zeitraum ?? (programmID === undefined ? { von: monat, bis: monat } : quartalUm(heute));
	const formular = useFormular<Werte, { data: Pick<Lauf, 'id' | 'berechnung'> }>({
		initialValues: {
			art: erste ?? (programmID === undefined ? 'TASCHENGELD' : 'MITTELABRUF'),
			programmID: programmID ?? null,
			...vorgabe,
			grund: '',
		},
		labels: { art: T.art, programmID: T.programm, von: T.von, bis: T.bis, grund: T.grund, zeitraum: T.von },
		run: ({ art, programmID: programm, von, bis, grund }, idempotencyKey) =>
			call('POST /v1/exporte/laeufe', {
				body: {
					...{ art, zeitraum: `${von}_${bis}`, grund: grund.trim() || null },
					...(art === 'MITTELABRUF' && { programmID: programm }),
				},
				idempotencyKey,
			}),
		invalidates: [...betroffen, EINGANG_KEY],
		meldung: (_, { data }) => T.fertig(data.berechnung === null),
		onDone: ({ data }) => onAngelegt(data.id),
	});
	const { art } = formular.form.getValues();
	const { data: programme = [] } = useQuery({ ...programmeQuery, enabled: art === 'MITTELABRUF' });
	const monate = monateUm(heute, vorgabe);
	return (
		<FormularDialog formular={formular} titel={T.titel} verb={T.verb} onClose={onClose}>
			<SelectField data-autofocus allowDeselect={false} label={T.art} data={ARTEN} {...formular.feld('art')} />
			{art === 'MITTELABRUF' && (
				<SelectField
					required
					label={T.programm}
					data={programme
						.filter(({ isAktiv }) => isAktiv)
						.map(({ id, bezeichnung }) => ({ value: id, label: bezeichnung }))}
					{...formular.feld('programmID')}
				/>
			)}
			<FieldRow columns="1fr 1fr">
				<SelectField label={T.von} data={monate} {...formular.feld('von')} />
				<SelectField label={T.bis} data={monate} {...formular.feld('bis')} />
			</FieldRow>
			<TextField label={T.grund} description={T.grundHilfe} maxLength={500} {...formular.feld('grund')} />
			<Text variant="secondary">{T.folge}</Text>
		</FormularDialog>
	);
}
