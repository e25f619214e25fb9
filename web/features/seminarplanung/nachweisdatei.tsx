import { tagInBerlin } from '#domain/datum.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { basePath } from '../../client/call.ts';
import { SEMINARE as T } from '../../texte/seminare/seminarplanung.ts';
import { Tag } from '../../ui/figures/tag.tsx';
import { Span } from '../../ui/span.ts';
import { OuterLink } from '../../ui/text-link.tsx';
import type { Planeintrag } from './queries.ts';

/** Where the file of a line of the plan is to be downloaded by those who may read it. */
export const nachweisadresse = (freiwilligerID: string, nachweisID: string): string =>
	`${basePath()}/v1/${freiwilligerID}/seminarplanung/nachweise/${nachweisID}`;

interface NachweisdateiProps {
	freiwilligerID: string;
	nachweisID: string;
	datei: NonNullable<Planeintrag['datei']>;
}

/** What was handed in: to download, or only that there is something. */
export function Nachweisdatei({ freiwilligerID, nachweisID, datei }: NachweisdateiProps) {
	const { name, isAU, isLesbar, eingereichtAm } = datei;
	return (
		<Span variant="hint" display="block">
			{isLesbar && (
				<>
					<OuterLink href={nachweisadresse(freiwilligerID, nachweisID)} download>
						{name ?? T.datei}
					</OuterLink>{' '}
				</>
			)}
			{T.dateiVon(formatDatum(tagInBerlin(eingereichtAm)))} {isAU && <Tag>{T.auDatei}</Tag>}
		</Span>
	);
}
