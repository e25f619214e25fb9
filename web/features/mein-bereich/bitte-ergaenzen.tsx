import { ABFRAGE } from '../../texte/listen/feldabfragen.ts';
import { Section } from '../../ui/layout/page.tsx';
import { AbfrageFormular } from '../akte/abfrage/abfrage-formular.tsx';
import { fehlendes, useGefragt } from './gefragt.ts';

/** What the volunteer is asked for next, to be filled in on the spot. */
export function BitteErgaenzen() {
	const gefragt = useGefragt();
	if (!gefragt) return null;
	return (
		<Section title={ABFRAGE.titel} ruled>
			<AbfrageFormular
				key={gefragt.zielStatus}
				{...gefragt}
				wunschID={null}
				einleitung={fehlendes(gefragt).length > 0 ? ABFRAGE.fuerMich : ABFRAGE.freiwillig}
			/>
		</Section>
	);
}
