import { useState } from 'react';
import { ZUGANG } from '../../texte/zugang/zugang.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Meldung } from '../oeffentlich/meldung.tsx';
import { usePageHead } from '../portal/page-head.ts';
import { ZugangFormular } from './zugang-formular.tsx';

/** Somebody of a site asks for an account; the answer never tells whether there is one already. */
export function ZugangAnfragenPage() {
	const [gesendetAn, setGesendetAn] = useState<string | null>(null);
	usePageHead({ title: ZUGANG.titel });
	if (gesendetAn !== null) {
		return (
			<Meldung antwort angemeldet titel={ZUGANG.gesendet} text={ZUGANG.gesendetText(gesendetAn)}>
				<div>
					<LinkButton to="/login" size="lg">
						{ZUGANG.zurueck}
					</LinkButton>
				</div>
			</Meldung>
		);
	}
	return (
		<Meldung titel={ZUGANG.titel} text={ZUGANG.text}>
			<ZugangFormular onGesendet={setGesendetAn} />
		</Meldung>
	);
}
