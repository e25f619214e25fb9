import { DOWNLOADROLLEN, TAGS_MAX } from '#domain/download/vorgaben.ts';
import { call } from '../../client/call.ts';
import { DOWNLOADS as T } from '../../texte/listen/downloads.ts';
import { UI } from '../../texte/ui.ts';
import { CheckboxField, TextAreaField, TextField } from '../../ui/fields/fields.tsx';
import { TagsField } from '../../ui/fields/select-fields.tsx';
import { DateiFeld, type Hochgeladen } from '../dateien/datei-feld.tsx';
import { useFormular } from '../formular/formular.ts';
import { FormularDialog } from '../formular/formular-dialog.tsx';
import { useAnfang } from '../formular/grundlage.ts';
import { istFuerEinsatzstellen } from './datei.tsx';
import { DOWNLOADS_KEY, type Download } from './queries.ts';

interface Werte extends Record<string, unknown> {
	titel: string;
	beschreibung: string;
	uploadID: Hochgeladen | null;
	tags: readonly string[];
	fuerEinsatzstellen: boolean;
}

const NEU: Werte = { titel: '', beschreibung: '', uploadID: null, tags: [], fuerEinsatzstellen: true };

interface DownloadDialogProps {
	/** null: a new one. */
	download: Download | null;
	/** Tags in use, to choose from. */
	tags: readonly string[];
	onClose: () => void;
}

export function DownloadDialog({ download: jetzt, tags, onClose }: DownloadDialogProps) {
	const download = useAnfang(jetzt);
	const formular = useFormular<Werte>({
		initialValues: download ? alsWerte(download) : NEU,
		labels: T.feld,
		run: (werte, idempotencyKey) => {
			const body = alsEingabe(werte);
			if (!download) return call('POST /v1/download', { body, idempotencyKey });
			const { id, version } = download;
			return call('PUT /v1/download/{id}', { params: { id }, body: { ...body, version }, idempotencyKey });
		},
		meldung: T.gespeichert,
		invalidates: [DOWNLOADS_KEY],
		onDone: onClose,
	});
	const { feld, form } = formular;
	return (
		<FormularDialog
			formular={formular}
			onClose={onClose}
			titel={download ? T.bearbeitenTitel : T.neu}
			verb={UI.speichern}
		>
			<TextField label={T.feld.titel} required maxLength={150} data-autofocus {...feld('titel')} />
			<TextAreaField label={T.feld.beschreibung} maxLength={1000} autosize minRows={2} {...feld('beschreibung')} />
			<TagsField
				label={T.feld.tags}
				description={T.tagsHilfe}
				inputWrapperOrder={['label', 'input', 'description', 'error']}
				maxTags={TAGS_MAX}
				maxLength={50}
				// Once there are enough, nothing is offered any more.
				data={form.values.tags.length < TAGS_MAX ? [...tags] : []}
				{...feld('tags')}
				value={[...form.values.tags]}
			/>
			<DateiFeld
				label={T.feld.uploadID}
				required
				{...feld('uploadID')}
				value={form.values.uploadID}
				onChange={(datei) => form.setFieldValue('uploadID', datei)}
			/>
			<CheckboxField
				label={T.feld.fuerEinsatzstellen}
				description={T.fuerEinsatzstellenHilfe}
				{...form.getInputProps('fuerEinsatzstellen', { type: 'checkbox' })}
			/>
		</FormularDialog>
	);
}

function alsWerte(download: Download): Werte {
	const { titel, beschreibung, uploadID, datei, tags } = download;
	return {
		titel,
		beschreibung: beschreibung ?? '',
		uploadID: datei && { uploadID, name: datei.name },
		tags,
		fuerEinsatzstellen: istFuerEinsatzstellen(download),
	};
}

const alsEingabe = ({ titel, beschreibung, uploadID, tags, fuerEinsatzstellen }: Werte) => ({
	titel,
	beschreibung: beschreibung || null,
	uploadID: uploadID?.uploadID ?? '',
	tags: [...tags],
	rollen: DOWNLOADROLLEN.filter((rolle) => fuerEinsatzstellen || rolle !== 'MA_VEREIN'),
});
