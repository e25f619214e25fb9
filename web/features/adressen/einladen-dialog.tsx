import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ApiFehler } from '../../client/api-fehler.ts';
import { call } from '../../client/call.ts';
import { useCommand } from '../../client/use-command.ts';
import { ADRESSE } from '../../texte/adressen.ts';
import { FieldRow, SelectField, TextAreaField, TextField } from '../../ui/fields.tsx';
import { ErrorBox } from '../../ui/states.tsx';
import { toast } from '../../ui/toast.tsx';
import { benutzerQuery, dienstartenQuery } from '../akte/queries.ts';
import { FormularDialog, type Maengel, maengelAus } from '../personen/formular-dialog.tsx';
import { useAdresse } from './adress-kontext.tsx';
import { adresseQuery, einladungenQuery } from './queries.ts';

const TEXT = ADRESSE.einladen;
const LABELS = {
	einsatzort: TEXT.einsatzort,
	vorname: TEXT.vorname,
	nachname: TEXT.nachname,
	email: TEXT.email,
	dienstartID: TEXT.dienstart,
	betreuerUserID: TEXT.betreuer,
	nachricht: TEXT.nachricht,
};

/** Invites somebody to an Einsatzort of this address; why it can't be is told in the table's words. */
export function EinladenDialog({ onClose }: { onClose: () => void }) {
	const { adresse } = useAdresse();
	const id = useId();
	const [maengel, setMaengel] = useState<Maengel>({});
	const orte = adresse.typ === 'EINSATZORT' ? [adresse] : adresse.einsatzorte;
	const form = useForm({
		initialValues: {
			einsatzort: (orte.length === 1 ? (orte[0]?.id ?? null) : null) as string | null,
			vorname: '',
			nachname: '',
			email: '',
			dienstartID: null as string | null,
			betreuerUserID: null as string | null,
			nachricht: '',
		},
	});
	const { dienstarten, betreuer } = useAuswahl(form.values.einsatzort);
	const lade = useCommand({
		run: ({ einsatzort, ...body }: typeof form.values, idempotencyKey) =>
			call('POST /v1/adresse/{id}/invite', { params: { id: einsatzort ?? '' }, body, idempotencyKey }),
		invalidates: [einladungenQuery(adresse.id).queryKey],
		onDone: ({ data }) => {
			toast.success(TEXT.gesendet(data.email));
			onClose();
		},
		onRefused: (fehler) => setMaengel(maengelAus(fehler, LABELS)),
	});
	const sende = () => {
		const fehlt = form.values.einsatzort === null;
		setMaengel(fehlt ? { einsatzort: TEXT.waehleOrt } : {});
		if (!fehlt) lade.execute(form.getValues());
	};
	const feld = (name: keyof typeof LABELS) => ({
		id: `${id}${name}`,
		label: LABELS[name],
		...form.getInputProps(name),
		error: maengel[name],
	});
	const weitere = lade.error instanceof ApiFehler ? lade.error.details.slice(1).filter(({ feld }) => !feld) : [];
	return (
		<FormularDialog
			id={id}
			titel={TEXT.titel}
			verb={TEXT.verb}
			breite={680}
			geaendert={form.isDirty()}
			laeuft={lade.isRunning}
			labels={LABELS}
			maengel={maengel}
			fehler={lade.error}
			onSend={sende}
			onClose={onClose}
		>
			{weitere.map(({ text }) => (
				<ErrorBox key={text} text={text} />
			))}
			{orte.length !== 1 && (
				<SelectField
					required
					searchable
					data={orte.map((o) => ({ value: o.id, label: o.bezeichnung }))}
					{...feld('einsatzort')}
				/>
			)}
			<FieldRow columns="1fr 1fr">
				<TextField required data-autofocus {...feld('vorname')} />
				<TextField required {...feld('nachname')} />
			</FieldRow>
			<TextField type="email" required {...feld('email')} />
			<FieldRow columns="1fr 1fr">
				<SelectField required data={dienstarten} {...feld('dienstartID')} />
				<SelectField required searchable data={betreuer} {...feld('betreuerUserID')} />
			</FieldRow>
			<TextAreaField {...feld('nachricht')} />
		</FormularDialog>
	);
}

/** Dienstarten the chosen place offers, and whoever may look after its volunteers. */
function useAuswahl(ortID: string | null) {
	const { adresse } = useAdresse();
	const { data: ort } = useQuery({ ...adresseQuery(ortID ?? ''), enabled: ortID !== null });
	const { data: alle = [] } = useQuery(dienstartenQuery);
	const { data: benutzer = [] } = useQuery(benutzerQuery);
	const hier = (b: (typeof benutzer)[number]) =>
		b.rollen.some((rolle) => rolle === 'MA_VERWALTUNG' || rolle === 'ADMIN') ||
		b.einsatzstelleIDs.includes(adresse.einsatzstelleID ?? '') ||
		b.einsatzortIDs.includes(ortID ?? '');
	return {
		dienstarten: alle
			.filter((d) => ort?.dienstartIDs.includes(d.id))
			.map((d) => ({ value: d.id, label: d.bezeichnung })),
		betreuer: benutzer.filter(hier).map((b) => ({ value: b.id, label: b.name })),
	};
}
