import { formatDatum } from '#domain/format/datum.ts';
import { tageworte } from '#domain/format/zahl.ts';
import { SEMINAR_BEZEICHNUNG } from '#domain/seminar/bezeichnung.ts';
import { SEMINARE, SEMINAR as T } from '../../texte/seminare/seminare.ts';
import { Section } from '../../ui/layout/page.tsx';
import { Angabenliste } from './angabenliste.tsx';
import { useSeminar } from './seminar-kontext.tsx';
import { termine, wo } from './worte.ts';

/** What it is, where and when. */
export function AngabenReiter() {
	const { seminar } = useSeminar();
	const { absagegrund, adresse, anmeldeschluss, beschreibung, dienstarten, geplanteTage, gruppen, isOnline } = seminar;
	const zeilen: readonly (readonly [string, string | null, string])[] = [
		...(absagegrund ? [[T.absagegrund, absagegrund, T.leer] as const] : []),
		[SEMINAR_BEZEICHNUNG.termine, termine(seminar).join('\n') || null, SEMINARE.offen],
		[SEMINAR_BEZEICHNUNG.geplanteTage, tageworte(geplanteTage * 10), T.leer],
		[SEMINAR_BEZEICHNUNG.ort, wo(seminar), SEMINARE.offen],
		[SEMINAR_BEZEICHNUNG.adresse, adresse, T.leer],
		[SEMINAR_BEZEICHNUNG.isOnline, isOnline ? T.ja : T.nein, T.leer],
		[SEMINAR_BEZEICHNUNG.anmeldeschluss, anmeldeschluss && formatDatum(anmeldeschluss), T.leer],
		[SEMINAR_BEZEICHNUNG.seminargruppeIDs, gruppen.join(', ') || null, SEMINARE.fuerAlle],
		[SEMINAR_BEZEICHNUNG.dienstartIDs, dienstarten.join(', ') || null, T.alle],
		[SEMINAR_BEZEICHNUNG.beschreibung, beschreibung, T.leer],
	];
	return (
		<Section title={T.daten} ruled>
			<Angabenliste zeilen={zeilen} />
		</Section>
	);
}
