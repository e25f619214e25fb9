import { useNavigate } from '@tanstack/react-router';
import { NUTZUNGSARTEN } from '#domain/dokumentspec/auswahl.ts';
import { NUTZUNGSART_BEZEICHNUNG, SPEC_BEZEICHNUNG } from '#domain/dokumentspec/bezeichnung.ts';
import { call } from '../../client/call.ts';
import { DOKUMENTENCENTER as T } from '../../texte/verwaltung/dokumentencenter.ts';
import { TextField } from '../../ui/fields/fields.tsx';
import { RadioField } from '../../ui/fields/option-fields.tsx';
import { useFormular } from '../formular/formular.ts';
import { FormularDialog } from '../formular/formular-dialog.tsx';
import { SPECS_KEY } from '../stammlisten/vorlagen.ts';
import type { Spec, SpecGanz } from './queries.ts';

interface Werte extends Record<string, unknown> {
	bezeichnung: string;
	nutzungsart: Spec['nutzungsart'];
}

const ARTEN = NUTZUNGSARTEN.map((value) => ({ value, label: NUTZUNGSART_BEZEICHNUNG[value] }));

/** A draft needs no more than a name; it opens at once. */
export function NeuDialog({ onClose }: { onClose: () => void }) {
	const navigate = useNavigate();
	const formular = useFormular<Werte, SpecGanz>({
		initialValues: { bezeichnung: '', nutzungsart: 'ANGEFORDERT' },
		labels: SPEC_BEZEICHNUNG,
		run: async (body, idempotencyKey) => (await call('POST /v1/dokumentspec', { body, idempotencyKey })).data,
		meldung: T.angelegt,
		invalidates: [SPECS_KEY],
		onDone: ({ id }) => void navigate({ to: '/admin/dokumentencenter/$id', params: { id } }),
	});
	const { feld } = formular;
	return (
		<FormularDialog formular={formular} onClose={onClose} titel={T.neu} verb={T.anlegen}>
			<TextField
				label={SPEC_BEZEICHNUNG.bezeichnung}
				required
				maxLength={150}
				data-autofocus
				{...feld('bezeichnung')}
			/>
			<RadioField label={SPEC_BEZEICHNUNG.nutzungsart} options={ARTEN} {...feld('nutzungsart')} />
		</FormularDialog>
	);
}
