import { call } from '../../client/call.ts';
import { LINK } from '../../texte/zugang/oeffentlich.ts';
import { EmailFormular } from './email-formular.tsx';

/** Asks for the activation link once more, to the address it already went to or to one that is entered. */
export function LinkSenden({ an }: { an: string | null }) {
	return (
		<EmailFormular
			an={an}
			text={LINK.senden}
			ruf={(email, idempotencyKey) => call('POST /v1/auth/activate-account', { body: { email }, idempotencyKey })}
			danach={LINK.gesendetAn}
		/>
	);
}
