import { FELD_BEZEICHNUNG } from '#domain/felder/bezeichnung.ts';
import { MELDUNG } from '#domain/felder/meldungen.ts';
import { call } from '../../../client/call.ts';
import { DOKUMENTE } from '../../../texte/akte/dokumente.ts';
import { PRUEFLISTE } from '../../../texte/listen/pruefliste.ts';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { RadioField } from '../../../ui/fields/option-fields.tsx';
import { FormularDialog } from '../../formular/formular-dialog.tsx';
import { useAkte } from '../akte-kontext.tsx';
import { useFormular } from '../dialoge/formular.ts';
import type { Anforderung } from './queries.ts';

const TEXT = DOKUMENTE;

interface Werte extends Record<string, unknown> {
	fuehrungszeugnisDatum: string | null;
	isEinschlaegigVerurteilt: 'ja' | 'nein' | null;
}

const JA_NEIN = [
	{ value: 'nein', label: PRUEFLISTE.nein },
	{ value: 'ja', label: PRUEFLISTE.ja },
] as const;

/** A certificate was shown on paper: the facts that may be kept of it. */
export function EinsichtDialog({ anforderung, onClose }: { anforderung: Anforderung; onClose: () => void }) {
	const { freiwilliger } = useAkte();
	const formular = useFormular<Werte>({
		initialValues: { fuehrungszeugnisDatum: null, isEinschlaegigVerurteilt: null },
		labels: FELD_BEZEICHNUNG,
		pruefe: (werte): Record<string, string> =>
			Object.fromEntries(Object.entries(werte).flatMap(([feld, wert]) => (wert ? [] : [[feld, MELDUNG.P]]))),
		run: ({ fuehrungszeugnisDatum, isEinschlaegigVerurteilt }, idempotencyKey) =>
			call('POST /v1/freiwilliger/{id}/anforderungen/{anforderungID}/einsicht', {
				params: { id: freiwilliger.id, anforderungID: anforderung.id },
				body: {
					fuehrungszeugnisDatum: fuehrungszeugnisDatum ?? '',
					isEinschlaegigVerurteilt: isEinschlaegigVerurteilt === 'ja',
				},
				idempotencyKey,
			}),
		meldung: TEXT.meldung.eingesehen,
		onDone: onClose,
	});
	return (
		<FormularDialog
			formular={formular}
			onClose={onClose}
			titel={TEXT.einsichtTitel}
			untertitel={anforderung.bezeichnung}
			verb={TEXT.einsichtVerb}
		>
			<p>{TEXT.einsichtText}</p>
			<DateField label={FELD_BEZEICHNUNG.fuehrungszeugnisDatum} required {...formular.feld('fuehrungszeugnisDatum')} />
			<RadioField
				label={FELD_BEZEICHNUNG.isEinschlaegigVerurteilt}
				options={JA_NEIN}
				required
				{...formular.feld('isEinschlaegigVerurteilt')}
			/>
		</FormularDialog>
	);
}
