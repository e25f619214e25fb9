import { Box, VisuallyHidden } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { DIALOG } from '../../texte/akte/akte-dialoge.ts';
import { UI } from '../../texte/ui.ts';
import { Button } from '../../ui/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { whenFetched } from '../../ui/later.tsx';
import { useAkte } from './akte-kontext.tsx';
import { useAkteBefehl } from './befehl.ts';
import { fokussiereVerlauf } from './verlauf/fokus.ts';
import { zurueck as gegenteil } from './zuruecknehmen.ts';

const TEXT = DIALOG.zurueck;

/** Under the head of a file, as long as what was done last can be taken back: which act, how long, and the way back. */
export function ZurueckLeiste() {
	const { zurueck } = useAkte();
	const rest = useRest(zurueck);
	return zurueck && rest > 0 ? <Leiste zurueck={zurueck} rest={rest} /> : null;
}

type Zurueck = NonNullable<ReturnType<typeof useAkte>['zurueck']>;

function Leiste({ zurueck: { tat, objektID }, rest }: { zurueck: Zurueck; rest: number }) {
	const { freiwilliger } = useAkte();
	const leiste = useRef<HTMLDivElement>(null);
	useLayoutEffect(() => {
		const element = leiste.current;
		return () => {
			// The strip goes away, used or not: on to the history, which tells what became of it.
			if (element?.contains(document.activeElement)) fokussiereVerlauf();
		};
	}, []);
	const { run, meldung } = gegenteil(freiwilliger, tat, objektID);
	const { execute, isRunning } = useAkteBefehl<undefined>({
		run: (_, key) => run(key),
		meldung,
		onDone: () => void nimmAngebotZurueck(),
	});
	return (
		<Box ref={leiste} mb={12} data-print="hide">
			<Banner
				kind="info"
				icon={IconArrowBackUp}
				title={TEXT.taten[tat]}
				action={
					<Button size="sm" loading={isRunning} onClick={() => execute(undefined)}>
						{UI.rueckgaengig}
					</Button>
				}
			>
				<span aria-hidden>{TEXT.wartet(rest)}</span>
				<VisuallyHidden>{TEXT.wartetNoch}</VisuallyHidden>
			</Banner>
		</Box>
	);
}

const nimmAngebotZurueck = async () => (await whenFetched(() => import('../../ui/feedback/toasts.tsx'))).withdraw();

/** The seconds that are left, counted from when the answer came: the clock of the device may go wrong. */
function useRest(zurueck: Zurueck | null): number {
	const [rest, setRest] = useState(zurueck?.sekunden ?? 0);
	useEffect(() => {
		const sekunden = zurueck?.sekunden ?? 0;
		setRest(sekunden);
		if (!sekunden) return;
		const beginn = performance.now();
		const uhr = setInterval(
			() => setRest(Math.max(0, sekunden - Math.floor((performance.now() - beginn) / 1000))),
			1000,
		);
		return () => clearInterval(uhr);
	}, [zurueck]);
	return rest;
}
