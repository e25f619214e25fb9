import { useQueryClient } from '@tanstack/react-query';
import { FELD } from '../../../texte/zugang/registrierung.ts';
import { RadioField } from '../../../ui/fields/option-fields.tsx';
import { dienstbeginne } from '../dienstbeginn.ts';
import { type Formular, feld } from '../formular.ts';
import type { Nachschlag } from '../nachschlag.ts';
import { karteQuery } from '../queries.ts';

/** When to begin, where there is a choice; the marked places the other cycle has too stay. */
export function Zykluswahl({ formular, nachschlag }: { formular: Formular; nachschlag: Nachschlag }) {
	const client = useQueryClient();
	if (nachschlag.bewerbbar.length < 2) return null;
	const waehle = async (zyklusID: string) => {
		formular.setFieldValue('zyklusID', zyklusID);
		const { orte } = await client.ensureQueryData(karteQuery(zyklusID));
		const dort = new Set(orte.map(({ id }) => id));
		formular.setFieldValue('wuensche', (bisher) => bisher.filter(({ einsatzortID }) => dort.has(einsatzortID)));
	};
	return (
		<RadioField
			{...feld(formular, 'zyklusID')}
			description={FELD.anderePlaetze}
			options={dienstbeginne(nachschlag)}
			value={nachschlag.zyklus.id}
			onChange={waehle}
		/>
	);
}
