import { Text } from '@mantine/core';
import { call } from '../../client/call.ts';
import { FOERDERUNG, PROGRAMM as T } from '../../texte/geld/foerderung.ts';
import { FieldRow, TextField } from '../../ui/fields/fields.tsx';
import { MultiSelectField, SelectField } from '../../ui/fields/select-fields.tsx';
import { useFormular } from '../formular/formular.ts';
import { FormularDialog } from '../formular/formular-dialog.tsx';
import { betroffen, type Programm } from './queries.ts';

interface Werte extends Record<string, unknown> {
	bezeichnung: string;
	geldgeber: string;
	dienste: Programm['dienste'];
	wohnland: Programm['filter']['wohnland'];
	stellenland: Programm['filter']['stellenland'];
}

const DIENSTE = Object.entries(FOERDERUNG.dienste).map(([value, label]) => ({ value, label }));

interface AnlegenDialogProps {
	onClose: () => void;
	onAngelegt: (id: string) => void;
}

/** A programme of a Land, say: what it is called and for whom; the rest stands on its page. */
export function AnlegenDialog({ onClose, onAngelegt }: AnlegenDialogProps) {
	const formular = useFormular<Werte, { data: { id: string } }>({
		initialValues: { bezeichnung: '', geldgeber: '', dienste: ['FSJ'], wohnland: null, stellenland: null },
		labels: T.feld,
		run: ({ bezeichnung, geldgeber, dienste, wohnland, stellenland }, idempotencyKey) =>
			call('POST /v1/foerderprogramm', {
				body: {
					...{ bezeichnung, geldgeber: geldgeber.trim() || null, zentralstelle: null, hinweis: null },
					...{ gueltigVon: null, gueltigBis: null, dienstartIDs: [], dienste },
					filter: { alterVon: null, alterBis: null, wohnland, stellenland, mindestMonate: null },
					...{ einheit: 'TEILNEHMERMONAT', monatsregel: 'BEGONNEN', saetze: [], isDsj: false },
				},
				idempotencyKey,
			}),
		invalidates: betroffen,
		meldung: T.anlegenFertig,
		onDone: ({ data }) => onAngelegt(data.id),
	});
	const { feld } = formular;
	return (
		<FormularDialog formular={formular} titel={FOERDERUNG.anlegen} verb={T.anlegenVerb} onClose={onClose}>
			<TextField required data-autofocus maxLength={100} label={T.feld.bezeichnung} {...feld('bezeichnung')} />
			<TextField maxLength={100} label={T.feld.geldgeber} {...feld('geldgeber')} />
			<MultiSelectField label={T.feld.dienste} data={DIENSTE} {...feld('dienste')} />
			<FieldRow columns="1fr 1fr">
				<SelectField
					searchable
					clearable
					placeholder={T.alleLaender}
					label={T.feld['filter.stellenland']}
					data={[...FOERDERUNG.laender]}
					{...feld('stellenland')}
				/>
				<SelectField
					searchable
					clearable
					placeholder={T.alleLaender}
					label={T.feld['filter.wohnland']}
					data={[...FOERDERUNG.laender]}
					{...feld('wohnland')}
				/>
			</FieldRow>
			<Text variant="secondary">{T.anlegenFolge}</Text>
		</FormularDialog>
	);
}
