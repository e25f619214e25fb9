import type { ApiFehler } from '../../client/api-fehler.ts';
import { AKTE } from '../../texte/akte/akte.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { wer } from './wer.ts';

/** A refusal where no form stands: the rule's words, who else can remove what it is about, and the article about it. */
export function zeigeAblehnung(fehler: ApiFehler): void {
	void zeige(fehler);
}

/** Fetched with the first refusal. */
const ladeArtikel = () => import('#domain/hilfe/artikel.ts');

async function zeige({ code, message, details }: ApiFehler): Promise<void> {
	const durch = wer(details.flatMap(({ behebbarDurch = [] }) => behebbarDurch));
	// Without it, the rule's words still say what there is to say.
	const artikel = (await ladeArtikel().catch(() => null))?.artikelZurRegel(code);
	const text = (
		<>
			{durch && `${AKTE.behebbar(durch)} `}
			{artikel && (
				<TextLink to="/admin/faq" search={{ a: artikel.slug }}>
					{artikel.titel}
				</TextLink>
			)}
		</>
	);
	toast.error(message, durch || artikel ? { text } : {});
}
