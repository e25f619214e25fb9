import { KENNWORT_VERGESSEN } from '../../texte/zugang/oeffentlich.ts';
import { Meldung } from '../oeffentlich/meldung.tsx';
import { usePageHead } from '../portal/page-head.ts';
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
