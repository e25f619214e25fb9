import { DOKUMENT } from '#domain/status/dokument.ts';
import { UI } from '../../../texte/ui.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Status } from '../../status/status.tsx';
import type { Dokument } from './queries.ts';
import { Vorschau } from './vorschau.tsx';

export function AnsehenDialog({ dokument, onClose }: { dokument: Dokument; onClose: () => void }) {
	return (
		<Dialog
			opened
			onClose={onClose}
			title={dokument.bezeichnung}
			subtitle={<Status katalog={DOKUMENT} nummer={dokument.status} />}
			width={880}
			cancel={UI.schliessen}
		>
			<Vorschau dokument={dokument} />
		</Dialog>
	);
}
