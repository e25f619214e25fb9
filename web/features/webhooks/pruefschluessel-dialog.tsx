import { WEBHOOKS as T } from '../../texte/verwaltung/webhooks.ts';
import { GeheimnisDialog } from '../api-schluessel/geheimnis-dialog.tsx';

/** What messages are verified by. */
export interface Gezeigt {
	/** Shared; this once. */
	readonly geheimnis: string | null;
	readonly oeffentlich: string | null;
}

export function PruefschluesselDialog({ gezeigt, onClose }: { gezeigt: Gezeigt; onClose: () => void }) {
	const { geheimnis, oeffentlich } = gezeigt;
	return geheimnis === null ? (
		<GeheimnisDialog
			geheimnis={oeffentlich ?? ''}
			worte={{ titel: T.oeffentlich, warnung: null, text: T.oeffentlichText }}
			onClose={onClose}
		/>
	) : (
		<GeheimnisDialog
			geheimnis={geheimnis}
			worte={{ titel: T.geheim, warnung: T.geheimWarnung, text: T.geheimText }}
			onClose={onClose}
		/>
	);
}
