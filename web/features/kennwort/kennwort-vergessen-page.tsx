import { KENNWORT_VERGESSEN } from '../../texte/oeffentlich.ts';
import { Meldung } from '../oeffentlich/meldung.tsx';
import { usePageHead } from '../shell/page-head.ts';
import { KennwortLink } from './kennwort-link.tsx';

export function KennwortVergessenPage() {
	const { titel, text } = KENNWORT_VERGESSEN;
	usePageHead({ title: titel });
	return (
		<Meldung titel={titel} text={text}>
			<KennwortLink />
		</Meldung>
	);
}
