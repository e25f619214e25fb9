import { IconX } from '@tabler/icons-react';
import { call } from '../../client/call.ts';
import { DOWNLOADS } from '../../texte/listen/downloads.ts';
import { SENDEN } from '../../texte/senden.ts';
import { IconButton } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/fields/fields.tsx';
import { RadioField } from '../../ui/fields/option-fields.tsx';
import { MultiSelectField } from '../../ui/fields/select-fields.tsx';
import { FormularDialog } from '../formular/formular-dialog.tsx';
import { AdressAuswahl, type Adresse } from '../personen/adress-auswahl.tsx';
import { useSendeformular } from '../senden/sendeformular.ts';
import { Sendefrage } from '../senden/sendefrage.tsx';
import { istFuerEinsatzstellen } from './datei.tsx';
import css from './downloads.module.css';
import { DOWNLOADS_KEY, type Download } from './queries.ts';

const T = DOWNLOADS.informieren;

interface Werte extends Record<string, unknown> {
	downloadIDs: string[];
	an: 'ALLE' | 'AUSGEWAEHLTE';
	adresseIDs: readonly Adresse[];
	text: string;
}

const LEER: Werte = { downloadIDs: [], an: 'ALLE', adresseIDs: [], text: '' };

interface InformierenDialogProps {
	downloads: readonly Download[];
	onClose: () => void;
}

/** A mail to the contact persons of Einsatzstellen. */
export function InformierenDialog({ downloads, onClose }: InformierenDialogProps) {
	const { formular, gefragt, zurueck } = useSendeformular({
		initialValues: LEER,
		labels: T.feld,
		pruefe: ({ an, adresseIDs }): Record<string, string> =>
			an === 'AUSGEWAEHLTE' && adresseIDs.length === 0 ? { adresseIDs: T.keineGewaehlt } : {},
		anfrage: ({ downloadIDs, an, adresseIDs, text }) => ({
			...{ ruf: 'informiereUeberDownloads' as const, params: {} },
			body: {
				...{ downloadIDs, text: text || null },
				...(an === 'AUSGEWAEHLTE' && { adresseIDs: adresseIDs.map((a) => a.id) }),
			},
		}),
	});
	if (gefragt)
		return (
			<Sendefrage
				anfrage={gefragt}
				run={(idempotencyKey) => call('POST /v1/download/info', { body: gefragt.body, idempotencyKey })}
				titel={T.titel}
				hinweis={T.text}
				verb={SENDEN.mails}
				meldung={T.gesendet}
				invalidates={[DOWNLOADS_KEY]}
				onDone={onClose}
				onClose={zurueck}
			/>
		);
	const { feld, form } = formular;
	const sichtbare = downloads.filter(istFuerEinsatzstellen);
	return (
		<FormularDialog formular={formular} onClose={onClose} titel={T.titel} untertitel={T.text} verb={SENDEN.weiter}>
			<MultiSelectField
				label={T.feld.downloadIDs}
				description={T.downloadsHilfe}
				inputWrapperOrder={['label', 'input', 'description', 'error']}
				required
				data={sichtbare.map(({ id, titel }) => ({ value: id, label: titel }))}
				{...feld('downloadIDs')}
			/>
			<RadioField
				label={T.feld.an}
				options={[
					{ value: 'ALLE', label: T.anAlle },
					{ value: 'AUSGEWAEHLTE', label: T.anAusgewaehlte },
				]}
				{...feld('an')}
			/>
			{form.values.an === 'AUSGEWAEHLTE' && (
				<Adressen
					id={feld('adresseIDs').id}
					error={form.errors.adresseIDs}
					adressen={form.values.adresseIDs}
					onChange={(adressen) => form.setFieldValue('adresseIDs', adressen)}
				/>
			)}
			<TextAreaField
				label={T.feld.text}
				description={T.textHilfe}
				inputWrapperOrder={['label', 'input', 'description', 'error']}
				maxLength={2000}
				autosize
				minRows={3}
				{...feld('text')}
			/>
		</FormularDialog>
	);
}

interface AdressenProps {
	id: string;
	error: React.ReactNode;
	adressen: readonly Adresse[];
	onChange: (adressen: readonly Adresse[]) => void;
}

function Adressen({ id, error, adressen, onChange }: AdressenProps) {
	const ohne = (einer: Adresse) => adressen.filter((a) => a.id !== einer.id);
	return (
		<div>
			<AdressAuswahl
				key={adressen.length}
				id={id}
				label={T.hinzufuegen}
				error={error}
				value={null}
				onChange={(neu) => neu && onChange([...ohne(neu), neu])}
			/>
			<ul className={css.adressen}>
				{adressen.map((adresse) => (
					<li key={adresse.id}>
						{adresse.bezeichnung}
						<IconButton
							icon={IconX}
							size="sm"
							variant="bare"
							label={T.entfernen(adresse.bezeichnung)}
							onClick={() => onChange(ohne(adresse))}
						/>
					</li>
				))}
			</ul>
		</div>
	);
}
