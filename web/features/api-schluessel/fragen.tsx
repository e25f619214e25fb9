import { call } from '../../client/call.ts';
import { UI } from '../../texte/ui.ts';
import { API_SCHLUESSEL as T } from '../../texte/verwaltung/api-schluessel.ts';
import { BefehlDialog } from '../formular/befehl-dialog.tsx';
import { type ApiSchluessel, apiSchluesselQuery } from './queries.ts';

interface FrageProps {
	schluessel: ApiSchluessel;
	onClose: () => void;
}

const invalidates = [apiSchluesselQuery.queryKey];

export function Erneuern({
	schluessel: { id, bezeichnung },
	onClose,
	onGeheimnis,
}: FrageProps & { onGeheimnis: (geheimnis: string) => void }) {
	return (
		<BefehlDialog
			title={T.erneuernFrage(bezeichnung)}
			confirm={T.erneuernJa}
			run={async (idempotencyKey) =>
				(await call('POST /v1/api-keys/{id}/regenerate', { params: { id }, idempotencyKey })).data.key
			}
			meldung={null}
			invalidates={invalidates}
			onClose={onClose}
			onDone={(geheimnis) => {
				onClose();
				onGeheimnis(geheimnis);
			}}
		>
			{T.erneuernText}
		</BefehlDialog>
	);
}

export const Loeschen = ({ schluessel: { id, bezeichnung }, onClose }: FrageProps) => (
	<BefehlDialog
		danger
		title={T.loeschenFrage(bezeichnung)}
		confirm={T.loeschenJa}
		run={(idempotencyKey) => call('DELETE /v1/api-keys/{id}', { params: { id }, idempotencyKey })}
		meldung={UI.geloescht(bezeichnung)}
		invalidates={invalidates}
		onClose={onClose}
	>
		{T.loeschenText}
	</BefehlDialog>
);
