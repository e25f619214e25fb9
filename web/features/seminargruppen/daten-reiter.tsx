import { GRUPPE_BEZEICHNUNG } from '#domain/seminargruppe/bezeichnung.ts';
import { GRUPPE as T } from '../../texte/seminargruppen.ts';
import { Section } from '../../ui/layout/page.tsx';
import { Angabenliste } from '../seminare/angabenliste.tsx';
import { useGruppe } from './gruppen-kontext.tsx';

/** What the group is. */
export function DatenReiter() {
	const { gruppe } = useGruppe();
	return (
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
	);
}
