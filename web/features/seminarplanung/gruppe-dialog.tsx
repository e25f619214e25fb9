import { useQuery } from '@tanstack/react-query';
import { MELDUNG } from '#domain/felder/meldungen.ts';
import { call } from '../../client/call.ts';
import { GRUPPE as T } from '../../texte/seminarplanung.ts';
import { SelectField } from '../../ui/fields/select-fields.tsx';
import { useFormular } from '../formular/formular.ts';
import { FormularDialog } from '../formular/formular-dialog.tsx';
import { gruppenwahlQuery } from '../seminare/queries.ts';
import { betroffen, type Planung } from './queries.ts';

interface GruppeDialogProps {
	freiwilligerID: string;
	/** The one he is in. */
	gruppe: Planung['gruppe'];
	onClose: () => void;
}

interface Werte extends Record<string, unknown> {
	gruppeID: string | null;
}

/** Into a group, or out of his into another. */
export function GruppeDialog({ freiwilligerID, gruppe, onClose }: GruppeDialogProps) {
	const { data = [], isLoading } = useQuery(gruppenwahlQuery);
	const formular = useFormular<Werte>({
		initialValues: { gruppeID: null },
		labels: { gruppeID: T.titel },
		pruefe: ({ gruppeID }): Record<string, string> => (gruppeID ? {} : { gruppeID: MELDUNG.P }),
		run: ({ gruppeID }, idempotencyKey) =>
			call('PUT /v1/seminargruppe/{id}', {
				params: { id: gruppeID ?? '' },
				body: gruppe ? { wechseln: [freiwilligerID] } : { hinzufuegen: [freiwilligerID] },
				idempotencyKey,
			}),
		invalidates: [...betroffen(freiwilligerID), ['seminargruppen'], ['seminare']],
		meldung: T.zugewiesen,
		onDone: onClose,
	});
	return (
		<FormularDialog formular={formular} titel={gruppe ? T.wechseln : T.waehlen} verb={T.zuweisen} onClose={onClose}>
			<SelectField
				required
				searchable
				data-autofocus
				label={T.titel}
				description={T.hilfe}
				pending={isLoading}
				nothingFoundMessage={T.ohneGruppen}
				data={data
					.filter(({ id }) => id !== gruppe?.id)
					.map(({ id, bezeichnung }) => ({ value: id, label: bezeichnung }))}
				{...formular.feld('gruppeID')}
			/>
		</FormularDialog>
	);
}
