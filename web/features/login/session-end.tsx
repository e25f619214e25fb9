import { Suspense, useSyncExternalStore } from 'react';
import { later } from '../../ui/later.tsx';
import { beendeteSitzung, beiSitzungsende } from '../portal/sitzungsende.ts';

const WiederAnmelden = later(async () => (await import('./wieder-anmelden.tsx')).WiederAnmelden);

/** Once the session of an open page has ended. */
export function SessionEnd() {
	const sitzung = useSyncExternalStore(beiSitzungsende, beendeteSitzung);
	if (!sitzung) return null;
	return (
		<Suspense>
			<WiederAnmelden sitzung={sitzung} />
		</Suspense>
	);
}
