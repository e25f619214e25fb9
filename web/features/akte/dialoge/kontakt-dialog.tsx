import { useRef } from 'react';
import { UEBLICHES } from '#domain/meeting/grenzen.ts';
import { call } from '../../../client/call.ts';
import { DIALOG } from '../../../texte/akte/akte-dialoge.ts';
import { MEETINGS } from '../../../texte/meetings.ts';
import { CheckboxField, TextAreaField } from '../../../ui/fields/fields.tsx';
import { useAkte } from '../akte-kontext.tsx';
import { vereinbare } from '../gespraech/meeting-dialog.tsx';
import { useVideogespraeche } from '../gespraech/queries.ts';
import { maengel, neueZeile, type Terminzeile, zeitpunkte } from '../gespraech/termine.ts';
import { Terminfelder } from '../gespraech/terminfelder.tsx';
import { useZurueck } from '../zuruecknehmen.ts';
import { type AktionProps, AktionsDialog } from './aktions-dialog.tsx';
import { useFormular } from './formular.ts';
import { Folgen } from './tatfolgen.tsx';

const { kontaktieren: T } = DIALOG;
const { dialog, kontakt } = MEETINGS;
const LABELS = { nachricht: T.nachricht, termin: dialog.tag, dauerMinuten: dialog.dauer };

interface Werte extends Record<string, unknown> {
	nachricht: string;
	mitTermin: boolean;
	termine: Terminzeile[];
	dauerMinuten: number | null;
}

/** A contact that was refused and is tried again brings the talk along that was agreed on the first time. */
function useEinVideotermin() {
	const gemacht = useRef<{ wofuer: string; id: string } | null>(null);
	return async (neu: Parameters<typeof vereinbare>[0], idempotencyKey: string): Promise<string> => {
		const wofuer = JSON.stringify(neu);
		if (gemacht.current?.wofuer !== wofuer) {
			const { data } = await vereinbare(neu, `${idempotencyKey}-termin`);
			gemacht.current = { wofuer, id: data.id };
		}
		return gemacht.current.id;
	};
}

/** Invites to an interview; with the time of a talk over the net, where the portal can agree on one. */
export function KontaktDialog({ aktion, onClose }: AktionProps) {
	const kannTermin = useVideogespraeche();
	const { freiwilliger } = useAkte();
	const zurueck = useZurueck();
	const wunschID = aktion.wunschID ?? '';
	const einmal = useEinVideotermin();
	const formular = useFormular<Werte>({
		initialValues: { nachricht: '', mitTermin: false, termine: [neueZeile()], dauerMinuten: UEBLICHES },
		labels: LABELS,
		pruefe: ({ mitTermin, termine }) => (mitTermin ? maengel(termine) : {}),
		run: async ({ nachricht, mitTermin, termine, dauerMinuten }, idempotencyKey) => {
			const [termin = ''] = zeitpunkte(termine);
			const neu = { adresswunschId: wunschID, titel: dialog.nameVorgabe, termin, dauerMinuten: dauerMinuten ?? 0 };
			const meetingID = mitTermin ? await einmal(neu, idempotencyKey) : undefined;
			await call('POST /v1/freiwilliger/wunsch/{id}/contact', {
				params: { id: wunschID },
				body: { nachricht: nachricht.trim() || undefined, meetingID },
				idempotencyKey,
			});
		},
		meldung: T.meldung,
		// Who is invited to a talk knows of it; that is called off.
		gegenteil: ({ mitTermin }) => (mitTermin ? null : zurueck(freiwilliger, 'kontaktieren', wunschID)),
		onDone: onClose,
	});
	const { form, id, feld } = formular;
	return (
		<AktionsDialog aktion={aktion} onClose={onClose} formular={formular}>
			<Folgen
				tat={{ tat: 'kontaktieren', wunschID }}
				worte={{ nachricht: form.values.nachricht }}
				aktion={aktion}
				endgueltig={form.values.mitTermin}
			/>
			<TextAreaField label={T.nachricht} description={DIALOG.optional} data-autofocus {...feld('nachricht')} />
			{kannTermin && (
				<CheckboxField
					label={kontakt.mitTermin}
					description={kontakt.mitTerminHilfe}
					{...form.getInputProps('mitTermin', { type: 'checkbox' })}
				/>
			)}
			{form.values.mitTermin && (
				<Terminfelder
					id={id}
					termine={form.values.termine}
					onTermine={(termine) => form.setFieldValue('termine', termine)}
					fehler={form.errors}
					mehrere={false}
					dauer={feld('dauerMinuten')}
				/>
			)}
		</AktionsDialog>
	);
}
