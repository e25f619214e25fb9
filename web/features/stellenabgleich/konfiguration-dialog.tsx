import { useQuery } from '@tanstack/react-query';
import { call } from '../../client/call.ts';
import { FREIWILLIG_JA as T } from '../../texte/freiwillig-ja.ts';
import { UI } from '../../texte/ui.ts';
import { CheckboxField, RequiredHint, TextField } from '../../ui/fields/fields.tsx';
import { CheckboxGroupField } from '../../ui/fields/option-fields.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { useFormular } from '../formular/formular.ts';
import { FormularDialog } from '../formular/formular-dialog.tsx';
import { dienstartenQuery } from '../stammlisten/queries.ts';
import { BETROFFEN, type Konfiguration } from './queries.ts';

interface Werte extends Record<string, unknown> {
	url: string;
	schluessel: string;
	dienstartIDs: string[];
	aktiv: boolean;
}

const LABELS = { url: T.url, schluessel: T.schluessel, dienstartIDs: T.dienstarten, aktiv: T.aktiv };

/** Where places go; the key is entered, never shown. */
export function KonfigurationDialog({ konfiguration, onClose }: { konfiguration: Konfiguration; onClose: () => void }) {
	const { isEingerichtet, url, dienstartIDs, aktiv } = konfiguration;
	const { data: dienstarten = [] } = useQuery(dienstartenQuery);
	const formular = useFormular<Werte>({
		initialValues: { url, schluessel: '', dienstartIDs: [...dienstartIDs], aktiv: aktiv || !isEingerichtet },
		labels: LABELS,
		run: (body, idempotencyKey) => call('POST /v1/integrations/freiwillig-ja/configuration', { body, idempotencyKey }),
		meldung: T.gespeichert,
		invalidates: BETROFFEN,
		onDone: onClose,
	});
	const { feld, form } = formular;
	return (
		<FormularDialog formular={formular} onClose={onClose} titel={T.dialog} breite={680} verb={UI.speichern}>
			<RequiredHint />
			<TextField required data-autofocus label={T.url} description={T.urlHilfe} {...feld('url')} />
			<PasswordField
				required={!isEingerichtet}
				label={T.schluessel}
				description={isEingerichtet ? T.schluesselBleibt : undefined}
				autoComplete="off"
				{...feld('schluessel')}
			/>
			<CheckboxGroupField
				required
				label={T.dienstarten}
				options={dienstarten.map(({ id: value, bezeichnung: label }) => ({ value, label }))}
				{...feld('dienstartIDs')}
			/>
			<CheckboxField
				label={T.aktiv}
				description={T.aktivHilfe}
				{...form.getInputProps('aktiv', { type: 'checkbox' })}
			/>
		</FormularDialog>
	);
}
