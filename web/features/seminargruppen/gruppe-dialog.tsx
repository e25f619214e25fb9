import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { GRUPPE_BEZEICHNUNG } from '#domain/seminargruppe/bezeichnung.ts';
import { call } from '../../client/call.ts';
import { GRUPPE as T } from '../../texte/seminare/seminargruppen.ts';
import { UI } from '../../texte/ui.ts';
import { FieldRow, RequiredHint, TextAreaField, TextField } from '../../ui/fields/fields.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { MultiSelectField, SelectField } from '../../ui/fields/select-fields.tsx';
import { useFormular } from '../formular/formular.ts';
import { FormularDialog } from '../formular/formular-dialog.tsx';
import { mitBisheriger } from '../seminare/leitung.ts';
import { leitungenQuery } from '../seminare/queries.ts';
import { Sendefrage } from '../senden/sendefrage.tsx';
import { dienstartenQuery } from '../stammlisten/queries.ts';
import { waehlbare } from '../stammlisten/wahllisten.ts';
import { useGruppenaenderung } from './aenderung.ts';
import { betroffen, type Gruppe } from './queries.ts';

interface Werte extends Record<string, unknown> {
	bezeichnung: string;
	dienstartIDs: string[];
	leitungPersonID: string | null;
	maxTeilnehmer: number | null;
	bemerkung: string;
}

const LEER: Werte = { bezeichnung: '', dienstartIDs: [], leitungPersonID: null, maxTeilnehmer: null, bemerkung: '' };
const alsEingabe = ({ bezeichnung, dienstartIDs, leitungPersonID, maxTeilnehmer, bemerkung }: Werte) => ({
	...{ bezeichnung, dienstartIDs, leitungPersonID, maxTeilnehmer },
	bemerkung: bemerkung.trim() || null,
});

interface AnlegenDialogProps {
	onClose: () => void;
	onAngelegt: (id: string) => void;
}

export function AnlegenDialog({ onClose, onAngelegt }: AnlegenDialogProps) {
	const formular = useFormular<Werte, { data: { id: string } }>({
		initialValues: LEER,
		labels: GRUPPE_BEZEICHNUNG,
		run: (werte, idempotencyKey) => call('POST /v1/seminargruppe', { body: alsEingabe(werte), idempotencyKey }),
		invalidates: betroffen,
		meldung: T.angelegt,
		onDone: ({ data }) => onAngelegt(data.id),
	});
	return (
		<FormularDialog formular={formular} titel={T.neu} verb={T.verb} onClose={onClose}>
			<Felder formular={formular} />
		</FormularDialog>
	);
}

/** Changes what it says. */
export function BearbeitenDialog({ gruppe, onClose }: { gruppe: Gruppe; onClose: () => void }) {
	const [bisher] = useState<Werte>(() => ({
		bezeichnung: gruppe.bezeichnung,
		dienstartIDs: [...gruppe.dienstartIDs],
		leitungPersonID: gruppe.leitungPersonID,
		maxTeilnehmer: gruppe.maxTeilnehmer,
		bemerkung: gruppe.bemerkung ?? '',
	}));
	const { formular, frage } = useGruppenaenderung(gruppe, {
		...{ initialValues: bisher, labels: GRUPPE_BEZEICHNUNG, aenderung: alsEingabe, onClose },
	});
	if (frage) return <Sendefrage {...frage} titel={T.bearbeitenTitel} hinweis={T.nachruecken} />;
	return (
		<FormularDialog formular={formular} titel={T.bearbeitenTitel} verb={UI.speichern} onClose={onClose}>
			<Felder formular={formular} leitung={gruppe} />
		</FormularDialog>
	);
}

interface FelderProps {
	formular: Pick<ReturnType<typeof useFormular<Werte>>, 'form' | 'feld'>;
	/** Who leads it so far, also where he could not be chosen any more. */
	leitung?: Pick<Gruppe, 'leitungPersonID' | 'leitung'>;
}

function Felder({ formular, leitung }: FelderProps) {
	const { data: dienstarten = [] } = useQuery(dienstartenQuery);
	const { data: leitungen = [] } = useQuery(leitungenQuery);
	const feld = (name: keyof typeof GRUPPE_BEZEICHNUNG) => ({
		label: GRUPPE_BEZEICHNUNG[name],
		...formular.feld(name),
	});
	const arten = dienstarten.map((d) => ({ id: d.id, bezeichnung: d.kurz, isAktiv: d.isAktiv }));
	return (
		<>
			<RequiredHint />
			<FieldRow columns="2fr 1fr">
				<TextField required data-autofocus maxLength={100} autoComplete="off" {...feld('bezeichnung')} />
				<NumberField {...feld('maxTeilnehmer')} />
			</FieldRow>
			<SelectField
				clearable
				searchable
				description={T.leitungHilfe}
				data={mitBisheriger(leitungen, leitung)}
				{...feld('leitungPersonID')}
			/>
			<MultiSelectField
				description={T.dienstartenHilfe}
				data={waehlbare(arten, formular.form.values.dienstartIDs)}
				{...feld('dienstartIDs')}
			/>
			<TextAreaField maxLength={2000} {...feld('bemerkung')} />
		</>
	);
}
