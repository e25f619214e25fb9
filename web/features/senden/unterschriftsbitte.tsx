import type { QueryKey } from '@tanstack/react-query';
import type { Sendeanfrage } from '#api/contract/sendung.ts';
import { call } from '../../client/call.ts';
import { UNTERSCHRIFTEN as T } from '../../texte/akte/unterschrift.ts';
import { SENDEN } from '../../texte/senden.ts';
import { Sendefrage } from './sendefrage.tsx';

type Anfordern = Extract<Sendeanfrage, { ruf: 'fordereSignaturAn' }>['body'];

interface UnterschriftsbitteProps {
	/** Who is asked already, or a party that isn't. */
	bitte: { sitzungID: string } | Anfordern;
	invalidates: readonly QueryKey[];
	onClose: () => void;
}

/** Asks for a signature, by the same session while it lasts, else by a new one. */
export function Unterschriftsbitte({ bitte, ...rest }: UnterschriftsbitteProps) {
	if ('sitzungID' in bitte)
		return (
			<Sendefrage
				{...rest}
				anfrage={{ ruf: 'sendeSignaturmail', params: {}, body: bitte }}
				run={(idempotencyKey) => call('POST /v1/signature/mail', { body: bitte, idempotencyKey })}
				titel={T.erinnernTitel}
				hinweis={T.erinnernText}
				verb={SENDEN.mails}
				meldung={T.erneutGesendet}
			/>
		);
	return (
		<Sendefrage
			{...rest}
			anfrage={{ ruf: 'fordereSignaturAn', params: {}, body: bitte }}
			run={(idempotencyKey) => call('POST /v1/signature/session', { body: bitte, idempotencyKey })}
			titel={T.bittenTitel}
			hinweis={T.bittenText}
			verb={SENDEN.mails}
			auchOhne
			meldung={T.gebeten}
		/>
	);
}
