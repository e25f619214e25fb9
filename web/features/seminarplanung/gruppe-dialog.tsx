import { useQuery } from '@tanstack/react-query';
import { MELDUNG } from '#domain/felder/meldungen.ts';
import { call } from '../../client/call.ts';
import { GRUPPE as T } from '../../texte/seminare/seminarplanung.ts';
import { SENDEN } from '../../texte/senden.ts';
import { SelectField } from '../../ui/fields/select-fields.tsx';
import { FormularDialog } from '../formular/formular-dialog.tsx';
import { gruppenwahlQuery } from '../seminare/gruppenwahl.ts';
import { useSendeformular } from '../senden/sendeformular.ts';
import { Sendefrage } from '../senden/sendefrage.tsx';
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
	const { formular, frage } = useSendeformular({
		initialValues: { gruppeID: null } as Werte,
		labels: { gruppeID: T.titel },
		pruefe: ({ gruppeID }): Record<string, string> => (gruppeID ? {} : { gruppeID: MELDUNG.P }),
		anfrage: ({ gruppeID }) => ({
			...{ ruf: 'aendereSeminargruppe' as const, params: { id: gruppeID ?? '' } },
			body: gruppe ? { wechseln: [freiwilligerID] } : { hinzufuegen: [freiwilligerID] },
		}),
		tat: {
			run: (anfrage, idempotencyKey) => call('PUT /v1/seminargruppe/{id}', { ...anfrage, idempotencyKey }),
			invalidates: [...betroffen(freiwilligerID), ['seminargruppen'], ['seminare']],
			meldung: () => T.zugewiesen,
			onDone: onClose,
		},
	});
	const titel = gruppe ? T.wechseln : T.waehlen;
	if (frage)
		return <Sendefrage {...frage} titel={titel} hinweis={T.hilfe} verb={(anzahl) => SENDEN.und(T.zuweisen, anzahl)} />;
	return (
		<FormularDialog formular={formular} titel={titel} verb={T.zuweisen} onClose={onClose}>
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
