import type { ApiFehler } from '../../client/api-fehler.ts';
import { AKTE } from '../../texte/akte/akte.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { wer } from './wer.ts';

/** A refusal where no form stands: the rule's words, and who else can remove what it is about. */
export function zeigeAblehnung({ message, details }: ApiFehler): void {
	const durch = wer(details.flatMap(({ behebbarDurch = [] }) => behebbarDurch));
	toast.error(message, durch ? { text: AKTE.behebbar(durch) } : {});
}
