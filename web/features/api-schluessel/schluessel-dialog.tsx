import { API_SCOPES, type ApiScope } from '#domain/zugriff/api.ts';
import { call } from '../../client/call.ts';
import { UI } from '../../texte/ui.ts';
import { API_SCHLUESSEL as T } from '../../texte/verwaltung/api-schluessel.ts';
import { DateField } from '../../ui/fields/date-field.tsx';
import { RequiredHint, TextField } from '../../ui/fields/fields.tsx';
import { CheckboxGroupField } from '../../ui/fields/option-fields.tsx';
import { useFormular } from '../formular/formular.ts';
import { FormularDialog } from '../formular/formular-dialog.tsx';
import { type ApiSchluessel, apiSchluesselQuery } from './queries.ts';

interface Werte extends Record<string, unknown> {
	bezeichnung: string;
	scopes: ApiScope[];
	gueltigBis: string | null;
}

const LABELS = { bezeichnung: T.bezeichnung, gueltigBis: T.gueltigBis, scopes: T.berechtigungen };
const OPTIONEN = API_SCOPES.map((value) => {
	const { label, description } = T.berechtigung[value];
	return { value, label, description };
});

interface SchluesselDialogProps {
	/** Left out: a new one. */
	schluessel?: ApiSchluessel;
	onClose: () => void;
	onGeheimnis?: (geheimnis: string) => void;
}

export function SchluesselDialog({ schluessel, onClose, onGeheimnis }: SchluesselDialogProps) {
	const formular = useFormular<Werte, string | null>({
		initialValues: {
			bezeichnung: schluessel?.bezeichnung ?? '',
			scopes: [...(schluessel?.scopes ?? [])],
			gueltigBis: schluessel?.gueltigBis ?? null,
		},
		labels: LABELS,
		run: async (body, idempotencyKey) => {
			if (!schluessel) return (await call('POST /v1/api-keys', { body, idempotencyKey })).data.key;
			await call('PUT /v1/api-keys/{id}', { params: { id: schluessel.id }, body, idempotencyKey });
			return null;
		},
		invalidates: [apiSchluesselQuery.queryKey],
		meldung: (_, geheimnis) => (geheimnis === null ? UI.gespeichert : null),
		onDone: (geheimnis) => {
			onClose();
			if (geheimnis !== null) onGeheimnis?.(geheimnis);
		},
	});
	return (
		<FormularDialog
			formular={formular}
			titel={schluessel ? T.bearbeitenVon(schluessel.bezeichnung) : T.neu}
			verb={schluessel ? UI.speichern : T.erzeugen}
			breite={680}
			onClose={onClose}
		>
			<RequiredHint />
			<TextField
				required
				data-autofocus
				maxLength={100}
				autoComplete="off"
				label={T.bezeichnung}
				description={T.bezeichnungHilfe}
				{...formular.feld('bezeichnung')}
			/>
			<DateField clearable label={T.gueltigBis} description={T.gueltigBisHilfe} {...formular.feld('gueltigBis')} />
			<CheckboxGroupField required label={T.berechtigungen} options={OPTIONEN} {...formular.feld('scopes')} />
		</FormularDialog>
	);
}
