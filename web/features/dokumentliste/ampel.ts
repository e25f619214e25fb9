import type { AnforderungStatus } from '#domain/akte/dokumentregeln.ts';
import type { AmpelState } from '../../ui/ampel.tsx';
import type { Dokumentzeile } from './liste.ts';

const AMPEL: Readonly<Record<AnforderungStatus, AmpelState>> = {
	NOT_REQUESTED: 'none',
	FINISHED: 'ok',
	NOT_PROVIDED: 'missing',
	NEEDS_REVIEW: 'check',
	PROVIDED: 'ok',
	WAIT_SIGNING: 'check',
	SIGNED: 'ok',
};

/** What nobody insists on yet isn't missing. */
export function ampel({ anforderungsstatus, stufe }: Pick<Dokumentzeile, 'anforderungsstatus' | 'stufe'>): AmpelState {
	const verlangt = stufe !== null && stufe !== 'OPTIONAL';
	return anforderungsstatus === 'NOT_PROVIDED' && !verlangt ? 'none' : AMPEL[anforderungsstatus];
}
