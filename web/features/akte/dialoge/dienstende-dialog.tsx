import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { addiereTage } from '#domain/datum.ts';
import type { KuendigungDurch } from '#domain/felder/vertragsfelder.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { call } from '../../../client/call.ts';
import { DIALOG } from '../../../texte/akte/akte-dialoge.ts';
import { Notice } from '../../../ui/feedback/banner.tsx';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { TextAreaField } from '../../../ui/fields/fields.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useAkte } from '../akte-kontext.tsx';
import { type AktionProps, AktionsDialog } from './aktions-dialog.tsx';
import { KuendigungDurchField, ResturlaubField } from './dienstende-felder.tsx';
import { useFormular } from './formular.ts';
import { Folgen } from './tatfolgen.tsx';

const TEXT = DIALOG.dienstende;
const LABELS = {
	datum: TEXT.datum,
	resturlaubTage: TEXT.resturlaub,
	kuendigungDurch: TEXT.durch,
	grund: DIALOG.grund,
};
const VORLAUF_TAGE = 31;

interface Werte extends Record<string, unknown> {
	datum: string | null;
	resturlaubTage: number | null;
	kuendigungDurch: KuendigungDurch | null;
	grund: string;
}

/** The service ends; another day than planned must be confirmed, an earlier one needs a reason. */
export function DienstendeDialog({ aktion, onClose }: AktionProps) {
	const { freiwilliger, heute } = useAkte();
	const vertrag = freiwilliger.vertraege.find(({ id }) => id === aktion.vertragID);
	const plan = vertrag?.geplantesEnde ?? vertrag?.vertragsende ?? null;
	const [hinweis, setHinweis] = useState<string | null>(null);
	const formular = useFormular<Werte>({
		initialValues: {
			datum: plan && plan <= addiereTage(heute, VORLAUF_TAGE) ? plan : heute,
			resturlaubTage: null,
			kuendigungDurch: null,
			grund: '',
		},
		labels: LABELS,
		run: ({ datum, resturlaubTage, kuendigungDurch, grund }, idempotencyKey) =>
			call('POST /v1/freiwilliger/{id}/dienstende', {
				params: { id: freiwilliger.id },
				body: {
					datum: datum ?? undefined,
					resturlaubTage,
					...(istFrueher(plan, datum) && kuendigungDurch && { kuendigungDurch }),
					grund: grund.trim() || undefined,
					bestaetigt: hinweis !== null,
				},
				idempotencyKey,
			}),
		meldung: TEXT.meldung,
		onDone: onClose,
		onRefused: ({ code, message }) => {
			if (code !== 'BESTAETIGUNG') return false;
			setHinweis(message);
			return true;
		},
	});
	const { datum, resturlaubTage } = formular.form.values;
	const vorzeitig = istFrueher(plan, datum);
	const feldDatum = formular.feld('datum');
	const gemeint = { ...aktion, zielStatus: vorzeitig ? 9300 : 9000 };
	return (
		<AktionsDialog
			aktion={gemeint}
			titel={TEXT.titel}
			onClose={onClose}
			formular={formular}
			verb={hinweis ? TEXT.trotzdem : TEXT.verb}
		>
			<DateField
				label={TEXT.datum}
				description={plan ? TEXT.geplant(formatDatum(plan)) : undefined}
				required
				w={200}
				{...feldDatum}
				onChange={(wert) => {
					setHinweis(null);
					feldDatum.onChange(wert);
				}}
			/>
			<ResturlaubField {...formular.feld('resturlaubTage')} />
			{vorzeitig && <KuendigungDurchField required {...formular.feld('kuendigungDurch')} />}
			<TextAreaField
				label={DIALOG.grund}
				data-autofocus
				description={vorzeitig ? `${TEXT.vorzeitig} ${TEXT.grundHilfe}` : TEXT.grundHilfe}
				required={vorzeitig}
				{...formular.feld('grund')}
			/>
			<Folgen
				tat={datum ? { tat: 'beenden', datum, resturlaubTage } : null}
				worte={{ grund: formular.form.values.grund }}
				aktion={gemeint}
			/>
			{hinweis && (
				<div role="alert">
					<Notice icon={<Icon of={IconAlertTriangle} />} title={<b>{hinweis}</b>}>
						{TEXT.bestaetigen}
					</Notice>
				</div>
			)}
		</AktionsDialog>
	);
}

const istFrueher = (plan: string | null, datum: string | null): boolean =>
	plan !== null && datum !== null && datum < plan;
