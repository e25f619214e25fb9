import { call } from '../../client/call.ts';
import { PERSONEN } from '../../texte/personen.ts';
import { LaufFrage } from '../sammelaktion/lauf-frage.tsx';

const TEXT = PERSONEN.zugaenge;
const BETROFFEN = [['listen'], ['personen'], ['benutzer']] as const;

/** Opens accounts for all contacts after a question; says who got one, and why the others got none. */
export const ZugaengeDialog = ({ onClose }: { onClose: () => void }) => (
	<LaufFrage
		titel={TEXT.titel}
		verb={TEXT.verb}
		beginne={(idempotencyKey) => call('POST /v1/person/create-ap-users', { body: {}, idempotencyKey })}
		invalidates={BETROFFEN}
		onClose={onClose}
		onFertig={onClose}
	>
		<p>{TEXT.text}</p>
		<p>{TEXT.mail}</p>
	</LaufFrage>
);
