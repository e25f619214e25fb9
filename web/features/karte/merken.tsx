import { Text } from '@mantine/core';
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react';
import { KARTE } from '../../texte/zugang/karte.ts';
import { Button } from '../../ui/button.tsx';
import css from './karte.module.css';
import type { Kartenort } from './queries.ts';
import type { Merkliste } from './use-merkliste.ts';

/** Says once why no further place can be marked. */
export const VOLL_ID = 'merkliste-voll';

/** Marks a place or takes it off the list; where it can't be applied for, says why. */
export function Merken({ ort, merkliste }: { ort: Kartenort; merkliste: Merkliste }) {
	const gemerkt = merkliste.istGemerkt(ort.id);
	const gesperrt = merkliste.gesperrt(ort);
	if (!gemerkt && gesperrt !== null) return <Text variant="hint">{KARTE.stopp(gesperrt)}</Text>;
	if (merkliste.istBeworben(ort.id)) return <Text variant="hint">{KARTE.beworben}</Text>;
	const voll = !gemerkt && merkliste.istVoll;
	const wort = gemerkt ? KARTE.gemerkt : KARTE.merken;
	return (
		<Button
			variant="quiet"
			className={css.merken}
			size="sm"
			icon={gemerkt ? IconBookmarkFilled : IconBookmark}
			aria-pressed={gemerkt}
			data-print={gemerkt ? undefined : 'hide'}
			aria-disabled={voll}
			aria-describedby={voll ? VOLL_ID : undefined}
			aria-label={KARTE.merkenVon(wort, ort.bezeichnung)}
			onClick={() => (gemerkt ? merkliste.entferne(ort.id) : merkliste.merke(ort))}
		>
			{wort}
		</Button>
	);
}
