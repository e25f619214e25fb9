import { useState } from 'react';
import { ApiFehler } from '../../client/api-fehler.ts';
import { useFieldSave } from '../../client/use-field-save.ts';
import { EditableRow } from '../../ui/edit-in-place/editable-row.tsx';
import { EditingProvider } from '../../ui/edit-in-place/editing.tsx';
import { InlineEditor } from '../../ui/edit-in-place/inline-editor.tsx';
import { ValueRow } from '../../ui/edit-in-place/value-row.tsx';
import { TextAreaField, TextField } from '../../ui/fields/fields.tsx';
import { Sample } from './sample.tsx';

type Answer = 'saved' | 'refused' | 'conflict';

export function EditInPlaceSample() {
	return (
		<Sample title="Bearbeiten an Ort und Stelle">
			<EditingProvider>
				<dl>
					<SampleField label="Straße" start="Waldweg" />
					<SampleField label="Postleitzahl" start="3557" answer="refused" />
					<SampleField label="Ort" start="Wetzlar" answer="conflict" />
					<SampleField label="Adresszusatz" start={null} />
					<SampleField label="Bemerkung" start={'Erste Zeile\nZweite Zeile'} paragraph />
					<ValueRow label="Bundesland" value="Hessen" />
				</dl>
			</EditingProvider>
		</Sample>
	);
}

interface SampleFieldProps {
	label: string;
	start: string | null;
	/** What the server says to it. */
	answer?: Answer;
	paragraph?: boolean;
}

function SampleField({ label, start, answer = 'saved', paragraph = false }: SampleFieldProps) {
	const [value, setValue] = useState(start);
	return (
		<EditableRow
			name={label}
			label={label}
			value={value}
			editor={(onClose) => <SampleEditor {...{ label, value, answer, paragraph, onClose }} onSave={setValue} />}
		/>
	);
}

interface SampleEditorProps extends Required<Omit<SampleFieldProps, 'start'>> {
	value: string | null;
	onSave: (value: string | null) => void;
	onClose: (saved: boolean) => void;
}

function SampleEditor({ label, value, answer, paragraph, onSave, onClose }: SampleEditorProps) {
	const saving = useFieldSave<string | null>(
		{
			value,
			version: 1,
			send: async (next, version) => {
				if (answer === 'refused') throw new ApiFehler(422, 'PLZ', 'Bitte geben Sie eine gültige Postleitzahl ein.');
				if (answer === 'conflict' && version === 1) throw new ApiFehler(409, 'VERSION', '');
				onSave(next);
			},
			reload: async () => ({ value: 'Gießen', version: 2 }),
			invalidates: [],
		},
		() => onClose(true),
	);
	const Field = paragraph ? TextAreaField : TextField;
	return (
		<InlineEditor label={label} saving={saving} format={(text) => text} onClose={onClose}>
			{({ value: text, onChange, ...input }) => (
				<Field {...input} value={text ?? ''} onChange={(event) => onChange(event.currentTarget.value)} />
			)}
		</InlineEditor>
	);
}
