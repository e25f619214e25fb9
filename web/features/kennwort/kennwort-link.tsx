import { call } from '../../client/call.ts';
import { KENNWORT_VERGESSEN } from '../../texte/zugang/oeffentlich.ts';
import { EmailFormular } from '../oeffentlich/email-formular.tsx';

/** Asks for the link by which a new password is chosen. */
export function KennwortLink() {
	return (
		<EmailFormular
			primaer
			text={KENNWORT_VERGESSEN.senden}
			ruf={(email, idempotencyKey) => call('POST /v1/auth/password-reset', { body: { email }, idempotencyKey })}
			danach={KENNWORT_VERGESSEN.gesendetAn}
		/>
	);
}
