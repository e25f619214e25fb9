import { KARTE } from '../../texte/zugang/karte.ts';
import { LinkButton } from '../../ui/button.tsx';
import type { Besuch } from './kartenlage.ts';

/** The way into the portal, from the map and what belongs to it. */
export function Anmeldeknopf({ besuch }: { besuch: Besuch }) {
	return besuch.istAngemeldet ? (
		<LinkButton to="/admin">{KARTE.zumBereich}</LinkButton>
	) : (
		<LinkButton to="/freiwillige/login">{KARTE.anmelden}</LinkButton>
	);
}
