import { Text } from '@mantine/core';
import { SEMINARSTART as T } from '../../texte/seminare/seminarstart.ts';
import { Section } from '../../ui/layout/page.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { zeitraum } from '../seminare/worte.ts';
import type { Planung } from '../seminarplanung/queries.ts';
import { Seminarzeile } from '../seminarplanung/zeile.tsx';
import { naechstes } from './seminarschritte.ts';

/** How many seminar days are still to come, and which seminar is the next. */
export function SeminareKurz({ planung, heute }: { planung: Planung; heute: string }) {
	const naechster = naechstes(planung, heute);
	const satz = inWorten(planung);
	if (!naechster && !satz) return null;
	return (
		<Section title={T.ihre} ruled aside={<TextLink to="/admin/meine-seminare">{T.meine}</TextLink>}>
			{satz && (
				<Text pt={8} pb={4}>
					{satz}
				</Text>
			)}
			{naechster ? (
				<ul aria-label={T.ihrNaechstes}>
					<Seminarzeile
						von={naechster.von}
						titel={<Text fw={500}>{naechster.titel}</Text>}
						angaben={[zeitraum(naechster), T.tage(naechster.geplant)]}
					/>
				</ul>
			) : (
				<Text variant="secondary">{T.keinNaechstes}</Text>
			)}
		</Section>
	);
}

/** Plain words; null: nobody knows yet. */
function inWorten({ stand, pflicht }: Planung): string | null {
	if (!stand || pflicht === null || pflicht === 0) return null;
	if (stand.offen === 0) return T.allesDa(pflicht);
	const geplant = Math.min(stand.geplant + stand.pruefung, stand.offen);
	const offen = stand.offen === 1 ? T.einerOffen(pflicht) : T.offen(stand.offen, pflicht);
	return geplant > 0 ? `${offen} ${T.geplant(geplant)}` : offen;
}
