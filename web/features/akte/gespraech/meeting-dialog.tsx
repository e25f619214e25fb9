import { Text } from '@mantine/core';
import { useState } from 'react';
import type { Sendeanfrage } from '#api/contract/sendung.ts';
import { UEBLICHES } from '#domain/meeting/grenzen.ts';
import { call } from '../../../client/call.ts';
import { MEETINGS } from '../../../texte/meetings.ts';
import { SENDEN } from '../../../texte/senden.ts';
import { TextField } from '../../../ui/fields/fields.tsx';
import { FormularDialog } from '../../formular/formular-dialog.tsx';
import { wennGestoert } from '../../senden/sendeformular.ts';
import { Sendefrage } from '../../senden/sendefrage.tsx';
import { frageVorab } from '../../senden/vorhaben.ts';
import { useAkte } from '../akte-kontext.tsx';
import { betroffen } from '../befehl.ts';
import { useFormular } from '../dialoge/formular.ts';
import type { Wunsch } from '../typen.ts';
import { maengel, neueZeile, type Terminzeile, zeitpunkte } from './termine.ts';
import { Terminfelder } from './terminfelder.tsx';

const { dialog: T, einladung } = MEETINGS;
const LABELS = { titel: T.name, termin: T.tag, termine: T.tag, dauerMinuten: T.dauer };

interface Werte extends Record<string, unknown> {
	titel: string;
	termine: Terminzeile[];
	dauerMinuten: number | null;
}

type Bieten = Extract<Sendeanfrage, { ruf: 'bieteTermineAn' }>;
type Einladen = Extract<Sendeanfrage, { ruf: 'ladeZumMeetingEin' }>;

/** One time is agreed on at once, and then both sides are invited; of several the volunteer chooses. */
export function MeetingDialog({ wunsch, onClose }: { wunsch: Wunsch; onClose: () => void }) {
	const { freiwilliger } = useAkte();
	const [gefragt, setGefragt] = useState<Bieten | Einladen | null>(null);
	const formular = useFormular<Werte, Bieten | Einladen>({
		initialValues: { titel: T.nameVorgabe, termine: [neueZeile()], dauerMinuten: UEBLICHES },
		labels: LABELS,
		pruefe: ({ termine }) => maengel(termine),
		run: async ({ titel, termine, dauerMinuten }, idempotencyKey) => {
			const neu = { adresswunschId: wunsch.id, titel, dauerMinuten: dauerMinuten ?? 0 };
			const [termin = '', ...weitere] = zeitpunkte(termine);
			if (weitere.length === 0) {
				const { data } = await vereinbare({ ...neu, termin }, idempotencyKey);
				return { ruf: 'ladeZumMeetingEin', params: { id: data.id }, body: {} };
			}
			const anfrage: Bieten = { ruf: 'bieteTermineAn', params: {}, body: { ...neu, termine: [termin, ...weitere] } };
			// Refused at its fields.
			await frageVorab(anfrage).catch(wennGestoert);
			return anfrage;
		},
		meldung: () => null,
		onDone: setGefragt,
	});
	const gemeinsames = { invalidates: betroffen(freiwilliger.id), onDone: onClose };
	if (gefragt?.ruf === 'bieteTermineAn')
		return (
			<Sendefrage
				{...gemeinsames}
				anfrage={gefragt}
				run={(idempotencyKey) =>
					call('POST /v1/integrations/meetings/angebote', { body: gefragt.body, idempotencyKey })
				}
				titel={T.biete}
				hinweis={T.bieteText}
				verb={(anzahl) => SENDEN.und(T.biete, anzahl)}
				auchOhne
				meldung={T.angeboten}
				onClose={() => setGefragt(null)}
			/>
		);
	if (gefragt)
		return (
			<Sendefrage
				{...gemeinsames}
				anfrage={gefragt}
				run={(idempotencyKey) => call('POST /v1/integrations/meetings/{id}/invite', { ...gefragt, idempotencyKey })}
				titel={einladung.titel}
				hinweis={T.vereinbartText}
				verb={(anzahl) => SENDEN.und(einladung.verb, anzahl)}
				auchOhne
				meldung={T.vereinbart}
				onClose={onClose}
			/>
		);
	const { form, id, feld } = formular;
	const mehrere = form.values.termine.length > 1;
	return (
		<FormularDialog
			formular={formular}
			onClose={onClose}
			titel={T.titel}
			untertitel={wunsch.einsatzort}
			verb={mehrere ? SENDEN.weiter : T.vereinbare}
		>
			<Text variant="secondary">{T.einleitung}</Text>
			<TextField required label={T.name} description={T.nameHilfe} maxLength={120} {...feld('titel')} />
			<Terminfelder
				id={id}
				termine={form.values.termine}
				onTermine={(termine) => form.setFieldValue('termine', termine)}
				fehler={form.errors}
				mehrere
				dauer={feld('dauerMinuten')}
			/>
		</FormularDialog>
	);
}

interface NeuesMeeting {
	adresswunschId: string;
	titel: string;
	termin: string;
	dauerMinuten: number;
}

export const vereinbare = (body: NeuesMeeting, idempotencyKey: string) =>
	call('POST /v1/integrations/meetings', { body, idempotencyKey });
