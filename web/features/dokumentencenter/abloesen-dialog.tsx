import { useQuery } from '@tanstack/react-query';
import { DOKUMENTSPEC } from '#domain/status/dokumentspec.ts';
import { call } from '../../client/call.ts';
import { DOKUMENTENCENTER as T } from '../../texte/verwaltung/dokumentencenter.ts';
import { SelectField } from '../../ui/fields/select-fields.tsx';
import { useFormular } from '../formular/formular.ts';
import { FormularDialog } from '../formular/formular-dialog.tsx';
import { BETROFFENE, type SpecGanz, specsQuery } from './queries.ts';

interface Werte extends Record<string, unknown> {
	nachfolgerID: string | null;
}

const LABELS = { nachfolgerID: T.nachfolgerWahl };

/** The successor is a version of the same chain, or any other one that is a draft or in use. */
export function AbloesenDialog({ spec, onClose }: { spec: SpecGanz; onClose: () => void }) {
	const { data: specs = [] } = useQuery(specsQuery);
	const moeglich = specs.filter((s) => s.id !== spec.id && s.status <= DOKUMENTSPEC.nr.Veroeffentlicht);
	const eigene = moeglich.find((s) => s.ketteID === spec.ketteID);
	const formular = useFormular<Werte>({
		initialValues: { nachfolgerID: eigene?.id ?? null },
		labels: LABELS,
		run: ({ nachfolgerID }, idempotencyKey) =>
			call('POST /v1/dokumentspec/{id}/abloesen', {
				params: { id: spec.id },
				body: { nachfolgerID: nachfolgerID ?? '' },
				idempotencyKey,
			}),
		pruefe: ({ nachfolgerID }): Record<string, string> => (nachfolgerID ? {} : { nachfolgerID: T.nachfolgerFehlt }),
		meldung: T.abgeloest,
		invalidates: BETROFFENE,
		onDone: onClose,
	});
	return (
		<FormularDialog formular={formular} onClose={onClose} titel={T.abloesenTitel} verb={T.abloesen}>
			<p>{T.abloesenText}</p>
			<SelectField
				label={T.nachfolgerWahl}
				required
				searchable
				allowDeselect={false}
				data={moeglich.map((s) => ({
					value: s.id,
					label: T.nachfolgerName(s.bezeichnung, s.nummer, DOKUMENTSPEC.eintraege[s.status].label),
				}))}
				{...formular.feld('nachfolgerID')}
			/>
		</FormularDialog>
	);
}
