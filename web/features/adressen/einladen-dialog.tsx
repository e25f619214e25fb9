import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { bewerbbareZyklen } from '#domain/zyklus/bewerbbar.ts';
import { call } from '../../client/call.ts';
import { monatsname } from '../../client/datumsworte.ts';
import { chosenZyklus } from '../../client/zyklus-cookie.ts';
import { ADRESSE } from '../../texte/adressen.ts';
import { SENDEN } from '../../texte/senden.ts';
import { FELD } from '../../texte/zugang/registrierung.ts';
import { ErrorBox } from '../../ui/feedback/states.tsx';
import { FieldRow, TextAreaField, TextField } from '../../ui/fields/fields.tsx';
import { SelectField } from '../../ui/fields/select-fields.tsx';
import { FormularDialog } from '../formular/formular-dialog.tsx';
import { infoQuery, zyklenQuery } from '../portal/portal.ts';
import { currentZyklus } from '../portal/zyklus.ts';
import { useSendeformular } from '../senden/sendeformular.ts';
import { Sendefrage } from '../senden/sendefrage.tsx';
import { BenutzerAuswahl } from '../stammlisten/benutzer-auswahl.tsx';
import { dienstartenQuery } from '../stammlisten/queries.ts';
import { useAdresse } from './adress-kontext.tsx';
import { adresseQuery, einladungenQuery } from './queries.ts';

const TEXT = ADRESSE.einladen;
const LABELS = {
	einsatzort: TEXT.einsatzort,
	zyklusID: FELD.beginn,
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
	const orte = adresse.typ === 'EINSATZORT' ? [adresse] : adresse.einsatzorte;
	const beginn = useBeginn();
	const { formular, gefragt, zurueck } = useSendeformular({
		initialValues: {
			einsatzort: (orte.length === 1 ? (orte[0]?.id ?? null) : null) as string | null,
			zyklusID: beginn.vorgabe,
			vorname: '',
			nachname: '',
			email: '',
			dienstartID: null as string | null,
			betreuerUserID: null as string | null,
			nachricht: '',
		},
		labels: LABELS,
		pruefe: ({ einsatzort }): Record<string, string> => (einsatzort === null ? { einsatzort: TEXT.waehleOrt } : {}),
		anfrage: ({ einsatzort, zyklusID, ...rest }) => ({
			...{ ruf: 'ladeZumOrtEin' as const, params: { id: einsatzort ?? '' } },
			body: { ...rest, zyklusID: zyklusID ?? undefined },
		}),
	});
	const { dienstarten, mitarbeit } = useAuswahl(formular.form.values.einsatzort);
	const feld = (name: keyof typeof LABELS) => ({ label: LABELS[name], ...formular.feld(name) });
	// The first reason is the headline of the refusal.
	const weitere = (formular.fehler?.details ?? []).slice(1).filter((detail) => !detail.feld);
	if (gefragt)
		return (
			<Sendefrage
				anfrage={gefragt}
				run={(idempotencyKey) => call('POST /v1/adresse/{id}/invite', { ...gefragt, idempotencyKey })}
				titel={TEXT.titel}
				hinweis={TEXT.hinweis}
				verb={() => TEXT.verb}
				meldung={({ data }) => TEXT.gesendet(data.email)}
				invalidates={[einladungenQuery(adresse.id).queryKey]}
				onDone={onClose}
				onClose={zurueck}
			/>
		);
	return (
		<FormularDialog formular={formular} titel={TEXT.titel} verb={SENDEN.weiter} breite={680} onClose={onClose}>
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
				<BenutzerAuswahl required mitarbeit={mitarbeit} {...feld('betreuerUserID')} />
			</FieldRow>
			{beginn.optionen.length > 1 && (
				<SelectField required allowDeselect={false} data={beginn.optionen} {...feld('zyklusID')} />
			)}
			<TextAreaField {...feld('nachricht')} />
		</FormularDialog>
	);
}

/** The starts somebody can be invited to; first the cycle staff looks at, where that is one of them. */
function useBeginn() {
	const { data: zyklen } = useSuspenseQuery(zyklenQuery);
	const { data: info } = useSuspenseQuery(infoQuery);
	const bewerbbar = bewerbbareZyklen(zyklen, info.heute);
	const angesehen = currentZyklus(zyklen, chosenZyklus())?.id;
	return {
		vorgabe: (bewerbbar.find(({ id }) => id === angesehen) ?? bewerbbar[0])?.id ?? null,
		optionen: bewerbbar.map(({ id, start }) => ({ value: id, label: monatsname(start.slice(0, 7)) })),
	};
}

/** Dienstarten the chosen place offers, and whoever may look after its volunteers. */
function useAuswahl(ortID: string | null) {
	const { adresse } = useAdresse();
	const { data: ort } = useQuery({ ...adresseQuery(ortID ?? ''), enabled: ortID !== null });
	const { data: alle = [] } = useQuery(dienstartenQuery);
	return {
		dienstarten: alle
			.filter((d) => ort?.dienstartIDs.includes(d.id))
			.map((d) => ({ value: d.id, label: d.bezeichnung })),
		mitarbeit: {
			nurTraeger: 'true' as const,
			...(adresse.einsatzstelleID && { einsatzstelleID: adresse.einsatzstelleID }),
			...(ortID && { einsatzortID: ortID }),
		},
	};
}
