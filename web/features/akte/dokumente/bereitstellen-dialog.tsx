import { call } from '../../../client/call.ts';
import { DOKUMENTE } from '../../../texte/akte/dokumente.ts';
import { RadioField } from '../../../ui/fields/option-fields.tsx';
import { Dateiwahl } from '../../dateien/dateiwahl.tsx';
import { FormularDialog } from '../../formular/formular-dialog.tsx';
import { anzeigename, useAkte } from '../akte-kontext.tsx';
import { useFormular } from '../dialoge/formular.ts';
import { Dokumentwahl } from './dokumentwahl.tsx';

const TEXT = DOKUMENTE;
const LABELS = { dokumentID: TEXT.dokument, quelle: TEXT.quelle, datei: TEXT.datei };

/** A request or a specification that something may be provided for. */
export interface Bereitstellbares {
	/** Of the one or the other. */
	readonly id: string;
	readonly bezeichnung: string;
	readonly hatVorlage: boolean;
}

interface Werte extends Record<string, unknown> {
	dokumentID: string | null;
	quelle: 'VORLAGE' | 'DATEI';
	datei: File | null;
}

interface BereitstellenDialogProps {
	auswahl: readonly Bereitstellbares[];
	/** Chosen beforehand; otherwise the first question. */
	gewaehlt: Bereitstellbares | null;
	onClose: () => void;
}

/** Provides a document without it being asked for: filled from its template, or a file. */
export function BereitstellenDialog({ auswahl, gewaehlt, onClose }: BereitstellenDialogProps) {
	const { freiwilliger } = useAkte();
	const formular = useFormular<Werte>({
		initialValues: { dokumentID: gewaehlt?.id ?? null, quelle: 'VORLAGE', datei: null },
		labels: LABELS,
		pruefe: (werte) => maengel(werte, auswahl),
		run: (werte, idempotencyKey) => {
			const datei = stelleAusVorlage(werte, auswahl) ? null : werte.datei;
			return call('POST /v1/freiwilliger/{freiwilligerID}/dokumente/direkt', {
				params: { freiwilligerID: freiwilliger.id },
				query: { dokumentID: werte.dokumentID ?? '', ...(datei && { expectedLength: String(datei.size) }) } as never,
				body: (datei ? alsFormular(datei) : undefined) as never,
				idempotencyKey,
			});
		},
		meldung: TEXT.meldung.bereitgestellt,
		onDone: onClose,
	});
	const { form } = formular;
	const ziel = auswahl.find(({ id }) => id === form.values.dokumentID);
	return (
		<FormularDialog
			formular={formular}
			onClose={onClose}
			titel={TEXT.bereitstellenTitel}
			untertitel={anzeigename(freiwilliger)}
			verb={TEXT.bereitstellenVerb}
		>
			<Dokumentwahl auswahl={auswahl} {...formular.feld('dokumentID')} />
			{ziel?.hatVorlage && <RadioField label={TEXT.quelle} options={QUELLEN} {...formular.feld('quelle')} />}
			{ziel && !stelleAusVorlage(form.values, auswahl) && (
				<Dateiwahl
					label={TEXT.datei}
					required
					value={form.values.datei}
					onChange={(datei) => form.setFieldValue('datei', datei)}
					error={form.errors.datei}
					id={formular.feld('datei').id}
				/>
			)}
		</FormularDialog>
	);
}

const QUELLEN = [
	{ value: 'VORLAGE', label: TEXT.ausVorlage, description: TEXT.ausVorlageText },
	{ value: 'DATEI', label: TEXT.eigeneDatei, description: TEXT.eigeneDateiText },
] as const;

const stelleAusVorlage = ({ dokumentID, quelle }: Werte, auswahl: readonly Bereitstellbares[]): boolean =>
	quelle === 'VORLAGE' && auswahl.some(({ id, hatVorlage }) => id === dokumentID && hatVorlage);

function maengel(werte: Werte, auswahl: readonly Bereitstellbares[]): Record<string, string> {
	if (!werte.dokumentID) return { dokumentID: TEXT.dokumentFehlt };
	return stelleAusVorlage(werte, auswahl) || werte.datei ? {} : { datei: TEXT.dateiFehlt };
}

function alsFormular(datei: File): FormData {
	const form = new FormData();
	form.set('content', datei);
	return form;
}
