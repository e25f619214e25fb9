import { IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { tagInBerlin } from '#domain/datum.ts';
import { uhrzeitInBerlin } from '#domain/format/datum.ts';
import type { RowOf } from '../../client/contract.ts';
import { BENUTZERSEITE } from '../../texte/verwaltung/benutzer.ts';
import { Geladen } from '../../ui/feedback/geladen.tsx';
import { Timeline, type TimelineGroup } from '../../ui/figures/timeline.tsx';
import { tagesname } from '../statuswechsel/tage.ts';
import { benutzerHistorieQuery } from './queries.ts';

type Schritt = RowOf<'GET /v1/user/{id}/historie'>;

/** What happened to an account, newest first. */
export function BenutzerVerlauf({ id, heute }: { id: string; heute: string }) {
	const query = useQuery(benutzerHistorieQuery(id));
	return <Geladen query={query}>{(schritte) => <Timeline groups={jeTag(schritte, heute)} />}</Geladen>;
}

function jeTag(schritte: readonly Schritt[], heute: string): TimelineGroup[] {
	const tage = Map.groupBy(schritte, ({ zeit }) => tagInBerlin(zeit));
	return [...tage].map(([tag, amTag]) => ({
		heading: tagesname(tag, heute),
		items: amTag.map((schritt) => ({
			id: String(schritt.version),
			time: uhrzeitInBerlin(schritt.zeit),
			dateTime: schritt.zeit,
			mark: { icon: IconPencil },
			sentence: (
				<>
					<b>{wer(schritt)}</b> {schritt.satz}
				</>
			),
		})),
	}));
}

/** In the view of another user both are named; without a user the portal acted. */
function wer({ akteur, impersoniertVon }: Schritt): string {
	if (!akteur) return BENUTZERSEITE.portal;
	const name = akteur.name ?? akteur.id;
	return impersoniertVon ? BENUTZERSEITE.inAnsicht(impersoniertVon.name ?? impersoniertVon.id, name) : name;
}
