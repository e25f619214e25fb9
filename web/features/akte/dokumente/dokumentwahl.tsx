import type { ComponentProps } from 'react';
import { DOKUMENTE } from '../../../texte/akte/dokumente.ts';
import { SelectField } from '../../../ui/fields/select-fields.tsx';

interface DokumentwahlProps extends Omit<ComponentProps<typeof SelectField>, 'data' | 'label'> {
	auswahl: readonly { readonly id: string; readonly bezeichnung: string }[];
}

/** Which document a dialog is about. */
export function Dokumentwahl({ auswahl, ...feld }: DokumentwahlProps) {
	return (
		<SelectField
			label={DOKUMENTE.dokument}
			required
			searchable
			data-autofocus
			data={auswahl.map(({ id, bezeichnung }) => ({ value: id, label: bezeichnung }))}
			{...feld}
		/>
	);
}
