import { Flex } from '@mantine/core';
import { SEMINARSTART as T } from '../../texte/seminare/seminarstart.ts';
import { Section } from '../../ui/layout/page.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { zeitraum } from '../seminare/worte.ts';
import { Seminarzeile } from '../seminarplanung/zeile.tsx';
import type { Startseite } from './queries.ts';

interface NaechsteSeminareProps {
	seminare: Startseite['seminare'];
	traeger: boolean;
}

/** Published seminars ahead; a site's are those its own volunteers go to. Nothing where the Traeger does without. */
export function NaechsteSeminare({ seminare, traeger }: NaechsteSeminareProps) {
	if (seminare.length === 0) return null;
	return (
		<Section title={T.naechste} size="sm" ruled aside={<TextLink to="/admin/seminare">{T.alle}</TextLink>}>
			<Flex component="ul" direction="column">
				{seminare.map(({ seminarID, bezeichnung, von, bis, ort, isOnline, dabei }) => (
					<Seminarzeile
						key={seminarID}
						von={von}
						titel={
							<TextLink to="/admin/seminare/$id" params={{ id: seminarID }}>
								{bezeichnung}
							</TextLink>
						}
						angaben={[zeitraum({ von, bis }), ort ?? (isOnline && T.online), (traeger ? T.dabei : T.eigene)(dabei)]}
					/>
				))}
			</Flex>
		</Section>
	);
}
