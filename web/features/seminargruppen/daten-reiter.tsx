import { Stack } from '@mantine/core';
import { GRUPPE_BEZEICHNUNG } from '#domain/seminargruppe/bezeichnung.ts';
import { GRUPPE as T } from '../../texte/seminare/seminargruppen.ts';
import { KALENDER } from '../../texte/seminare/seminarkalender.ts';
import { Section } from '../../ui/layout/page.tsx';
import { Angabenliste } from '../seminare/angabenliste.tsx';
import { Kalender } from '../seminarkalender/kalender.tsx';
import { useGruppe } from './gruppen-kontext.tsx';

/** What the group is, and its calendar. */
export function DatenReiter() {
	const { gruppe, istTraeger } = useGruppe();
	return (
		<Stack gap={32}>
			<Section title={T.daten} ruled>
				<Angabenliste
					zeilen={[
						[GRUPPE_BEZEICHNUNG.bezeichnung, gruppe.bezeichnung, T.leer],
						[GRUPPE_BEZEICHNUNG.dienstartIDs, gruppe.dienstarten.join(', ') || null, T.alle],
						[GRUPPE_BEZEICHNUNG.leitungPersonID, gruppe.leitung, T.leer],
						[GRUPPE_BEZEICHNUNG.maxTeilnehmer, gruppe.maxTeilnehmer?.toString() ?? null, T.leer],
						[GRUPPE_BEZEICHNUNG.bemerkung, gruppe.bemerkung, T.leer],
					]}
				/>
			</Section>
			{(istTraeger || gruppe.mitglieder.some(({ stand }) => stand === 'ANGEMELDET')) && (
				<Section title={KALENDER.titel} ruled>
					<Kalender gruppe={gruppe.id} wessen="GRUPPE" pflegt={istTraeger} />
				</Section>
			)}
		</Stack>
	);
}
