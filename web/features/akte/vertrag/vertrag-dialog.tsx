import { monatserster } from '#domain/datum.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { VERTRAG } from '../../../texte/akte/akte-vertrag.ts';
import { UI } from '../../../texte/ui.ts';
import { TextAreaField } from '../../../ui/fields/fields.tsx';
import { SelectField } from '../../../ui/fields/select-fields.tsx';
import { Sendezeile } from '../../senden/sendezeile.tsx';
import { useAkte } from '../akte-kontext.tsx';
import { type AktionProps, AktionsDialog } from '../dialoge/aktions-dialog.tsx';
import { KonfliktDialog } from './konflikt-dialog.tsx';
import { useVertrag } from './use-vertrag.ts';
import { VertragEingaben } from './vertrag-eingaben.tsx';
import { useVertragsaenderung } from './vertragsaenderung.ts';

/** Edits the terms that may change in the contract's state; what somebody else changed meanwhile is compared. */
export function VertragDialog({ aktion, onClose, feld }: AktionProps) {
	const vertrag = useVertrag(aktion);
	const { heute } = useAkte();
	const { formular, konflikt, anfrage, aendertGeld } = useVertragsaenderung(vertrag, heute, onClose);
	if (konflikt) return <KonfliktDialog {...konflikt} />;
	const mitSeminartagen = vertrag.schreibbar.includes('seminartagePflicht');
	return (
		<AktionsDialog
			aktion={aktion}
			titel={VERTRAG.dialog.titel}
			onClose={onClose}
			formular={formular}
			verb={UI.speichern}
			breite={680}
		>
			<VertragEingaben
				vertrag={vertrag}
				felder={vertrag.schreibbar}
				werte={formular.form.values}
				feld={formular.feld}
				fokus={feld}
			/>
			{aendertGeld && (
				<SelectField
					required
					label={VERTRAG.dialog.gueltigAb}
					description={VERTRAG.dialog.gueltigAbHilfe}
					data={monatserste(heute)}
					comboboxProps={{ position: 'top' }}
					{...formular.feld('gueltigAb')}
				/>
			)}
			{mitSeminartagen && (
				<TextAreaField
					label={VERTRAG.dialog.grund}
					description={VERTRAG.dialog.grundHilfe}
					minRows={2}
					{...formular.feld('grund')}
				/>
			)}
			{anfrage && <Sendezeile imDialog anfrage={anfrage} />}
		</AktionsDialog>
	);
}

const FRUEHER = 6;
const SPAETER = 5;

/** Half a year back, since what was paid already may have been too little, and about as much ahead. */
const monatserste = (heute: string) =>
	Array.from({ length: FRUEHER + SPAETER + 1 }, (_, i) => {
		const value = monatserster(heute, i - FRUEHER);
		return { value, label: formatDatum(value) };
	});
