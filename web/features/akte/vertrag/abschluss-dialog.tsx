import { useQuery } from '@tanstack/react-query';
import { call } from '../../../client/call.ts';
import { DIALOG } from '../../../texte/akte/akte-dialoge.ts';
import { UI } from '../../../texte/ui.ts';
import { TextField } from '../../../ui/fields/fields.tsx';
import { parameterQuery } from '../../portal/portal.ts';
import { useAkte } from '../akte-kontext.tsx';
import { type AktionProps, AktionsDialog } from '../dialoge/aktions-dialog.tsx';
import { useFormular } from '../dialoge/formular.ts';
import { Folgen } from '../dialoge/tatfolgen.tsx';
import { AusstehendeZustimmung } from '../vertragsvergleich/ausstehende-zustimmung.tsx';
import { useVertrag } from './use-vertrag.ts';

const LABELS = { vertragsnummer: DIALOG.abschluss.nummer };

/** Concludes the contract; the number is given by hand or drawn. */
export function AbschlussDialog({ aktion, onClose }: AktionProps) {
	const { freiwilliger } = useAkte();
	const { data: parameter } = useQuery(parameterQuery);
	const vertrag = useVertrag(aktion);
	const formular = useFormular<{ vertragsnummer: string }>({
		initialValues: { vertragsnummer: vertrag.vertragsnummer ?? '' },
		labels: LABELS,
		run: ({ vertragsnummer }, idempotencyKey) =>
			call('POST /v1/freiwilliger/{id}/wunsch/{wunschId}/vertragsabschluss', {
				params: { id: freiwilliger.id, wunschId: vertrag.wunschID },
				body: nummer(vertragsnummer),
				idempotencyKey,
			}),
		meldung: DIALOG.abschluss.meldung,
		onDone: onClose,
	});
	const vonHand = parameter?.vertragsnummerModus === 'AUS';
	return (
		<AktionsDialog aktion={aktion} onClose={onClose} formular={formular}>
			<AusstehendeZustimmung vertrag={vertrag} />
			<TextField
				label={DIALOG.abschluss.nummer}
				description={vonHand ? DIALOG.abschluss.nummerHand : DIALOG.abschluss.nummerAuto}
				required={vonHand}
				maxLength={30}
				data-autofocus
				{...formular.feld('vertragsnummer')}
			/>
			<Folgen
				tat={{ tat: 'abschliessen', wunschID: vertrag.wunschID, ...nummer(formular.form.values.vertragsnummer) }}
				aktion={aktion}
			/>
		</AktionsDialog>
	);
}

const nummer = (vertragsnummer: string) => ({ vertragsnummer: vertragsnummer.trim() || undefined });

/** The contract number, given by hand. */
export function VertragsnummerDialog({ aktion, onClose }: AktionProps) {
	const { freiwilliger } = useAkte();
	const vertrag = useVertrag(aktion);
	const formular = useFormular<{ vertragsnummer: string }>({
		initialValues: { vertragsnummer: vertrag.vertragsnummer ?? '' },
		labels: LABELS,
		run: ({ vertragsnummer }, idempotencyKey) =>
			call('PUT /v1/freiwilliger/{id}/vertrag/{vertragID}/vertragsnummer', {
				params: { id: freiwilliger.id, vertragID: vertrag.id },
				body: { vertragsnummer },
				idempotencyKey,
			}),
		meldung: DIALOG.nummer.meldung,
		onDone: onClose,
	});
	return (
		<AktionsDialog aktion={aktion} onClose={onClose} formular={formular} verb={UI.speichern}>
			<TextField
				label={DIALOG.abschluss.nummer}
				description={DIALOG.nummer.hilfe}
				required
				maxLength={30}
				data-autofocus
				{...formular.feld('vertragsnummer')}
			/>
		</AktionsDialog>
	);
}
