import { AUSWAHL } from '#domain/felder/auswahl.ts';
import { DIALOG } from '../../../texte/akte/akte-dialoge.ts';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { SelectField } from '../../../ui/fields/select-fields.tsx';

const TEXT = DIALOG.dienstende;
const DURCH = Object.entries(AUSWAHL.kuendigungDurch).map(([value, label]) => ({ value, label }));

/** Days of holiday left at the end, in halves. */
export const ResturlaubField = (props: Record<string, unknown>) => (
	<NumberField
		label={TEXT.resturlaub}
		description={TEXT.resturlaubHilfe}
		unit={TEXT.tage}
		decimalScale={1}
		min={0}
		max={60}
		w={200}
		{...props}
	/>
);

/** Who ended a service early. */
export const KuendigungDurchField = (props: Record<string, unknown>) => (
	<SelectField label={TEXT.durch} data={DURCH} {...props} />
);
