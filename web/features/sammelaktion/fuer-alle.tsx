import { Flex } from '@mantine/core';
import { useState } from 'react';
import { SAMMEL } from '../../texte/listen/sammelaktion.ts';
import { Button } from '../../ui/button.tsx';
import { ABHILFE_FUER_ALLE, type Eingabe } from './aktionen.ts';
import { alsEingabe } from './angaben-formular.tsx';
import type { Probezeile } from './queries.ts';
import { Wahl } from './wahl.tsx';

interface FuerAlleProps {
	zeilen: readonly Probezeile[];
	laeuft: boolean;
	onBehebe: (eingabe: Eingabe, ids: readonly string[]) => void;
}

/** Removes the reason of a group for all of its rows at once; null: it can't be removed so, or not by the viewer. */
export function FuerAlle({ zeilen, laeuft, onBehebe }: FuerAlleProps) {
	const [wert, setWert] = useState<string | null>(null);
	const grund = zeilen[0]?.gruende[0];
	const abhilfe = grund && ABHILFE_FUER_ALLE[grund.code];
	if (!abhilfe || !grund.behebbarDurch?.includes('SELBST')) return null;
	const { aktion, feld } = abhilfe;
	const los = () =>
		wert &&
		onBehebe(
			alsEingabe(aktion, { [feld]: wert }),
			zeilen.map((z) => z.eintragID),
		);
	return (
		<Flex component="span" gap={8} align="center" wrap="wrap">
			<span>{SAMMEL.fuerAlle(zeilen.length)}</span>
			<Wahl feld={feld} aria-label={SAMMEL.feld[feld]} w={180} value={wert} onChange={setWert} />
			<Button size="sm" disabled={!wert} loading={laeuft} onClick={los}>
				{SAMMEL.setzen[feld]}
			</Button>
		</Flex>
	);
}
