import {
	SIGNATUREN,
	type Signatur,
	WEBHOOK_EREIGNISSE,
	WEBHOOK_STAENDE,
	type Webhookereignis,
	type Webhookstand,
} from '#domain/webhook/ereignisse.ts';
import { call } from '../../client/call.ts';
import { UI } from '../../texte/ui.ts';
import { WEBHOOKS as T } from '../../texte/verwaltung/webhooks.ts';
import { RequiredHint, TextField } from '../../ui/fields/fields.tsx';
import { CheckboxGroupField, RadioField } from '../../ui/fields/option-fields.tsx';
import { useFormular } from '../formular/formular.ts';
import { FormularDialog } from '../formular/formular-dialog.tsx';
import type { Gezeigt } from './pruefschluessel-dialog.tsx';
import { type Webhook, webhooksQuery } from './queries.ts';

interface Werte extends Record<string, unknown> {
	bezeichnung: string;
	url: string;
	ereignisse: Webhookereignis[];
	signatur: Signatur;
	stand: Webhookstand;
}

const LABELS = {
	...{ bezeichnung: T.bezeichnung, url: T.url, ereignisse: T.ereignisse },
	...{ signatur: T.signatur, stand: T.standFeld },
};
const EREIGNISSE = WEBHOOK_EREIGNISSE.map((value) => ({ value, label: T.ereignis[value] }));
const SIGNATUR = SIGNATUREN.toReversed().map((value) => ({ value, ...T.signaturen[value] }));
const STAND = WEBHOOK_STAENDE.map((value) => ({ value, ...T.staende[value] }));

interface WebhookDialogProps {
	/** Left out: a new one. */
	webhook?: Webhook;
	onClose: () => void;
	onGezeigt?: (gezeigt: Gezeigt) => void;
}

export function WebhookDialog({ webhook, onClose, onGezeigt }: WebhookDialogProps) {
	const formular = useFormular<Werte, Gezeigt | null>({
		initialValues: {
			bezeichnung: webhook?.bezeichnung ?? '',
			url: webhook?.url ?? '',
			ereignisse: [...(webhook?.ereignisse ?? [])],
			signatur: webhook?.signatur ?? 'ED25519',
			stand: webhook?.stand ?? 'AKTIV',
		},
		labels: LABELS,
		run: async ({ signatur, stand, ...angaben }, idempotencyKey) => {
			if (!webhook) {
				const body = { ...angaben, signatur };
				return (await call('POST /v1/webhooks', { body, idempotencyKey })).data;
			}
			const body = { ...angaben, stand };
			await call('PUT /v1/webhooks/{id}', { params: { id: webhook.id }, body, idempotencyKey });
			return null;
		},
		invalidates: [webhooksQuery.queryKey],
		meldung: (_, gezeigt) => (gezeigt === null ? UI.gespeichert : null),
		onDone: (gezeigt) => {
			onClose();
			if (gezeigt !== null) onGezeigt?.(gezeigt);
		},
	});
	return (
		<FormularDialog
			formular={formular}
			titel={webhook ? T.bearbeitenVon(webhook.bezeichnung) : T.neu}
			verb={webhook ? UI.speichern : T.einrichten}
			breite={680}
			onClose={onClose}
		>
			<RequiredHint />
			<TextField
				required
				data-autofocus
				maxLength={100}
				autoComplete="off"
				label={T.bezeichnung}
				description={T.bezeichnungHilfe}
				{...formular.feld('bezeichnung')}
			/>
			<TextField
				required
				maxLength={1000}
				autoComplete="off"
				label={T.url}
				description={T.urlHilfe}
				{...formular.feld('url')}
			/>
			{webhook ? (
				<RadioField label={T.standFeld} options={STAND} {...formular.feld('stand')} />
			) : (
				<RadioField
					label={T.signatur}
					description={T.signaturHilfe}
					options={SIGNATUR}
					{...formular.feld('signatur')}
				/>
			)}
			<CheckboxGroupField required label={T.ereignisse} options={EREIGNISSE} {...formular.feld('ereignisse')} />
		</FormularDialog>
	);
}
