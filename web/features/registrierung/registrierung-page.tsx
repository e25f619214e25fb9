import { useSuspenseQuery } from '@tanstack/react-query';
import { REGISTRIERUNG } from '../../texte/zugang/registrierung.ts';
import { Meldung } from '../oeffentlich/meldung.tsx';
import { usePageHead } from '../portal/page-head.ts';
import { parameterQuery } from '../portal/portal.ts';
import { hindernis, useNachschlag } from './nachschlag.ts';
import { Wizard } from './wizard.tsx';

/** The wizard, as long as people may apply. */
export function RegistrierungPage({ schritt }: { schritt: number }) {
	const nachschlag = useNachschlag();
	return nachschlag ? <Wizard gewuenscht={schritt - 1} nachschlag={nachschlag} /> : <Geschlossen />;
}

function Geschlossen() {
	const { data: parameter } = useSuspenseQuery(parameterQuery);
	const { geschlossen, nichtMoeglich } = REGISTRIERUNG;
	const titel = parameter.bewerbungslage === 'VORBEREITUNG' ? nichtMoeglich : geschlossen.titel;
	usePageHead({ title: titel });
	return <Meldung titel={titel} text={hindernis(parameter) ?? geschlossen.text} />;
}
