import { SSO } from '../../texte/verwaltung/sso.ts';
import { LinkButton } from '../../ui/button.tsx';
import { ReadOnlyField } from '../../ui/fields/fields.tsx';
import { Meldung } from '../oeffentlich/meldung.tsx';
import { usePageHead } from '../portal/page-head.ts';

const { rueckkehr: T } = SSO;

export interface RueckkehrPageProps {
	/** The portal's own reason. */
	fehler?: string;
	/** The provider's, in its words: shown as text, never as anything else. */
	error?: string;
	beschreibung?: string;
}

/** Somebody came back from the provider and isn't signed in. */
export function RueckkehrPage({ fehler, error, beschreibung }: RueckkehrPageProps) {
	usePageHead({ title: T.titel });
	return (
		<Meldung antwort angemeldet titel={T.titel} text={grund(fehler, error)}>
			{error && <ReadOnlyField label={T.antwort}>{beschreibung ? `${beschreibung} (${error})` : error}</ReadOnlyField>}
			<div>
				<LinkButton to="/login" variant="primary" size="xl">
					{T.zurueck}
				</LinkButton>
			</div>
		</Meldung>
	);
}

function grund(fehler: string | undefined, error: string | undefined): string {
	if (fehler && Object.hasOwn(T.gruende, fehler)) return T.gruende[fehler as keyof typeof T.gruende];
	return error ? T.abgelehnt : T.unbekannt;
}
