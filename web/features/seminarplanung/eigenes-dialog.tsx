import { useQuery } from '@tanstack/react-query';
import { call } from '../../client/call.ts';
import { SEMINARE as T } from '../../texte/seminare/seminarplanung.ts';
import { UI } from '../../texte/ui.ts';
import { DateField } from '../../ui/fields/date-field.tsx';
import { FieldRow, TextField } from '../../ui/fields/fields.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { SelectField } from '../../ui/fields/select-fields.tsx';
import { useFormular } from '../formular/formular.ts';
import { FormularDialog } from '../formular/formular-dialog.tsx';
import { useAnfang } from '../formular/grundlage.ts';
import { seminartypenQuery } from '../seminare/queries.ts';
import { betroffen, type Planeintrag } from './queries.ts';

interface Werte extends Record<string, unknown> {
	titel: string;
	veranstalter: string;
	von: string | null;
	bis: string | null;
	tage: number | null;
	seminartypID: string | null;
	kosten: number | null;
}

const NEU: Werte = { titel: '', veranstalter: '', von: null, bis: null, tage: null, seminartypID: null, kosten: null };

interface EigenesDialogProps {
	freiwilligerID: string;
	/** null: a new one. */
	eintrag: Planeintrag | null;
	onClose: () => void;
}

/** A seminar the Traeger doesn't hold. */
export function EigenesDialog({ freiwilligerID, eintrag: jetzt, onClose }: EigenesDialogProps) {
	const eintrag = useAnfang(jetzt);
	const { data: typen = [], isPending } = useQuery(seminartypenQuery);
	const formular = useFormular<Werte>({
		initialValues: eintrag ? alsWerte(eintrag) : NEU,
		labels: T.feld,
		run: (werte, idempotencyKey) => {
			const body = { ...werte, tage: werte.tage ?? 0, veranstalter: werte.veranstalter || null };
			if (!eintrag)
				return call('POST /v1/{freiwilligerID}/seminarplanung', { params: { freiwilligerID }, body, idempotencyKey });
			const { id, version } = eintrag;
			return call('PUT /v1/{freiwilligerID}/seminarplanung/{id}', {
				params: { freiwilligerID, id },
				body: { ...body, version },
				idempotencyKey,
			});
		},
		meldung: eintrag ? T.gespeichert : T.eingetragen,
		invalidates: betroffen(freiwilligerID),
		onDone: onClose,
	});
	const { feld } = formular;
	const waehlbar = typen.filter(({ id, isAktiv }) => isAktiv || id === eintrag?.seminartypID);
	return (
		<FormularDialog
			formular={formular}
			onClose={onClose}
			titel={eintrag ? T.eigenesBearbeiten : T.eigenesEintragen}
			verb={eintrag ? UI.speichern : T.eintragen}
		>
			<TextField label={T.feld.titel} required maxLength={150} data-autofocus {...feld('titel')} />
			<TextField label={T.feld.veranstalter} maxLength={100} {...feld('veranstalter')} />
			<FieldRow columns="1fr 1fr 96px">
				<DateField label={T.feld.von} required {...feld('von')} />
				<DateField label={T.feld.bis} required {...feld('bis')} />
				<NumberField label={T.feld.tage} required decimalScale={1} {...feld('tage')} />
			</FieldRow>
			<FieldRow columns="1fr 128px">
				<SelectField
					label={T.feld.seminartypID}
					clearable
					pending={isPending}
					data={waehlbar.map(({ id, bezeichnung }) => ({ value: id, label: bezeichnung }))}
					{...feld('seminartypID')}
				/>
				<NumberField label={T.feld.kosten} unit="€" decimalScale={2} {...feld('kosten')} />
			</FieldRow>
		</FormularDialog>
	);
}

const alsWerte = ({ titel, veranstalter, von, bis, geplant, seminartypID, kosten }: Planeintrag): Werte => ({
	titel: titel ?? '',
	veranstalter: veranstalter ?? '',
	von,
	bis,
	tage: geplant,
	seminartypID,
	kosten,
});
