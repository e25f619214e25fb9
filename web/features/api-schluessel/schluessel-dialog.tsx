import { API_SCOPES, type ApiScope } from '#domain/zugriff/api.ts';
import { call } from '../../client/call.ts';
import { UI } from '../../texte/ui.ts';
import { API_SCHLUESSEL as T } from '../../texte/verwaltung/api-schluessel.ts';
import { DateField } from '../../ui/fields/date-field.tsx';
import { RequiredHint, TextField } from '../../ui/fields/fields.tsx';
import { CheckboxGroupField } from '../../ui/fields/option-fields.tsx';
import { TagsField } from '../../ui/fields/select-fields.tsx';
import { AdressenWahl } from '../benutzer/adressen-wahl.tsx';
import type { Adressname } from '../benutzer/queries.ts';
import { useFormular } from '../formular/formular.ts';
import { FormularDialog } from '../formular/formular-dialog.tsx';
import { type ApiSchluessel, apiSchluesselQuery } from './queries.ts';

interface Werte extends Record<string, unknown> {
	bezeichnung: string;
	scopes: ApiScope[];
	gueltigBis: string | null;
	ansprechperson: string;
	ansprechpersonEmail: string;
	netze: string[];
	einsatzstelleIDs: Adressname[];
}

const LABELS = {
	...{ bezeichnung: T.bezeichnung, gueltigBis: T.gueltigBis, scopes: T.berechtigungen },
	...{ ansprechperson: T.ansprechperson, ansprechpersonEmail: T.ansprechpersonEmail },
	...{ netze: T.netze, einsatzstelleIDs: T.bereich },
};
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
			ansprechperson: schluessel?.ansprechperson ?? '',
			ansprechpersonEmail: schluessel?.ansprechpersonEmail ?? '',
			netze: [...(schluessel?.netze ?? [])],
			einsatzstelleIDs: (schluessel?.einsatzstellen ?? []).map((s) => ({ ...s, typ: 'EINSATZSTELLE' as const })),
		},
		labels: LABELS,
		run: async ({ einsatzstelleIDs, ...werte }, idempotencyKey) => {
			const body = { ...werte, einsatzstelleIDs: einsatzstelleIDs.map(({ id }) => id) };
			if (!schluessel) return (await call('POST /v1/api-keys', { body, idempotencyKey })).data.key;
			await call('PUT /v1/api-keys/{id}', { params: { id: schluessel.id }, body, idempotencyKey });
			return null;
		},
		invalidates: [apiSchluesselQuery.queryKey, ['start']],
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
			<AdressenWahl
				nurEinsatzstellen
				label={T.bereich}
				description={T.bereichHilfe}
				{...formular.feld('einsatzstelleIDs')}
				value={formular.form.getValues().einsatzstelleIDs}
			/>
			<TextField
				maxLength={100}
				autoComplete="off"
				label={T.ansprechperson}
				description={T.ansprechpersonHilfe}
				{...formular.feld('ansprechperson')}
			/>
			<TextField
				type="email"
				maxLength={200}
				autoComplete="off"
				label={T.ansprechpersonEmail}
				{...formular.feld('ansprechpersonEmail')}
			/>
			<TagsField label={T.netze} description={T.netzeHilfe} {...formular.feld('netze')} />
			<CheckboxGroupField required label={T.berechtigungen} options={OPTIONEN} {...formular.feld('scopes')} />
		</FormularDialog>
	);
}
