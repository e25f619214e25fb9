import { call } from '../../client/call.ts';
import { UI } from '../../texte/ui.ts';
import { WEBHOOKS as T } from '../../texte/verwaltung/webhooks.ts';
import { BefehlDialog } from '../formular/befehl-dialog.tsx';
import type { Gezeigt } from './pruefschluessel-dialog.tsx';
import { type Webhook, webhooksQuery } from './queries.ts';

interface FrageProps {
	webhook: Webhook;
	onClose: () => void;
}

const invalidates = [webhooksQuery.queryKey, ['start']];

export function Erneuern({
	webhook: { id, bezeichnung },
	onClose,
	onGezeigt,
}: FrageProps & { onGezeigt: (gezeigt: Gezeigt) => void }) {
	return (
		<BefehlDialog
			title={T.erneuernFrage(bezeichnung)}
			confirm={T.erneuernJa}
			run={async (idempotencyKey) =>
				(await call('POST /v1/webhooks/{id}/geheimnis', { params: { id }, idempotencyKey })).data
			}
			meldung={null}
			invalidates={invalidates}
			onClose={onClose}
			onDone={(gezeigt) => {
				onClose();
				onGezeigt(gezeigt);
			}}
		>
			{T.erneuernText}
		</BefehlDialog>
	);
}

export const Loeschen = ({ webhook: { id, bezeichnung }, onClose }: FrageProps) => (
	<BefehlDialog
		danger
		title={T.loeschenFrage(bezeichnung)}
		confirm={T.loeschenJa}
		run={(idempotencyKey) => call('DELETE /v1/webhooks/{id}', { params: { id }, idempotencyKey })}
		meldung={UI.geloescht(bezeichnung)}
		invalidates={invalidates}
		onClose={onClose}
	>
		{T.loeschenText}
	</BefehlDialog>
);
