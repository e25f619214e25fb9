import { REGISTRIERUNG } from '../../texte/registrierung.ts';
import { Meldung } from '../oeffentlich/meldung.tsx';
import { usePageHead } from '../shell/page-head.ts';
import { useNachschlag } from './nachschlag.ts';
import { Wizard } from './wizard.tsx';

/** The wizard, as long as people may apply. */
export function RegistrierungPage({ schritt }: { schritt: number }) {
	const nachschlag = useNachschlag();
	return nachschlag ? <Wizard gewuenscht={schritt - 1} nachschlag={nachschlag} /> : <Geschlossen />;
}

function Geschlossen() {
	usePageHead({ title: REGISTRIERUNG.geschlossen.titel });
	return <Meldung titel={REGISTRIERUNG.geschlossen.titel} text={REGISTRIERUNG.geschlossen.text} />;
}
