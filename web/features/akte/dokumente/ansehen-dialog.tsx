import { Group } from '@mantine/core';
import { tagInBerlin } from '#domain/datum.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { formatPruefnummer } from '#domain/papier/pruefnummer.ts';
import { DOKUMENT } from '#domain/status/dokument.ts';
import { DOKUMENTE } from '../../../texte/akte/dokumente.ts';
import { UI } from '../../../texte/ui.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { Status } from '../../status/status.tsx';
import { ungueltigSeit } from './datei-zeile.tsx';
import type { Dokument } from './queries.ts';
import { Vorschau } from './vorschau.tsx';

export function AnsehenDialog({ dokument, onClose }: { dokument: Dokument; onClose: () => void }) {
	const { pruefnummer, ausgestellt } = dokument;
	const seit = ungueltigSeit(dokument);
	return (
		<Dialog
			opened
			onClose={onClose}
			title={dokument.bezeichnung}
			subtitle={
				<Group component="span" display="inline-flex" gap="4px 16px">
					<Status katalog={DOKUMENT} nummer={dokument.status} />
					{ausgestellt && <span>{DOKUMENTE.ausgestellt(formatDatum(tagInBerlin(ausgestellt.am)))}</span>}
					{seit && <strong>{seit}</strong>}
					{pruefnummer && (
						<TextLink to="/pruefen" hash={pruefnummer} target="_blank" className="tabular">
							{DOKUMENTE.pruefnummer(formatPruefnummer(pruefnummer))}
						</TextLink>
					)}
				</Group>
			}
			width={880}
			cancel={UI.schliessen}
		>
			<Vorschau dokument={dokument} />
		</Dialog>
	);
}
