import { ANSICHT_OEFFNEN as ANSICHT } from '../../../texte/zugang/ansicht-oeffnen.ts';
import { AnsichtStarten } from '../../ansicht/ansicht-starten.tsx';
import { useAkte } from '../akte-kontext.tsx';
import { Abschnitt } from './abschnitt.tsx';

/** The portal as the volunteer sees it. */
export function Ansicht() {
	const { freiwilliger: f } = useAkte();
	const name = `${f.vorname ?? ''} ${f.nachname ?? ''}`.trim();
	return (
		<Abschnitt titel={ANSICHT.titel} text={f.hatKonto ? ANSICHT.text(name) : ANSICHT.ohneKonto}>
			{f.hatKonto && <AnsichtStarten ziel={{ art: 'FREIWILLIGER', id: f.id, name }} />}
		</Abschnitt>
	);
}
