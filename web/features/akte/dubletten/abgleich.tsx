import { Box } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { DUBLETTEN } from '../../../texte/akte/dubletten.ts';
import { Button } from '../../../ui/button.tsx';
import { Span } from '../../../ui/span.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { useAkte } from '../akte-kontext.tsx';
import { Abschnitt } from '../erweitert/abschnitt.tsx';
import { naeheres, nameVon } from './angaben.ts';
import css from './dubletten.module.css';
import { type Abgeglichen, dublettenQuery } from './queries.ts';
import { useUrteil } from './urteil.ts';

/** Every file this one was compared with, and what was decided. */
export function Abgleich() {
	const { freiwilliger } = useAkte();
	const { data } = useQuery(dublettenQuery(freiwilliger.id));
	if (!data) return null;
	const { abgeglichene } = data;
	return (
		<Abschnitt titel={DUBLETTEN.abgleich} text={abgeglichene.length ? DUBLETTEN.abgleichText : DUBLETTEN.keine}>
			{abgeglichene.length > 0 && (
				<Box component="ul" maw="72ch">
					{abgeglichene.map((akte) => (
						<Eintrag key={akte.id} akte={akte} />
					))}
				</Box>
			)}
		</Abschnitt>
	);
}

function Eintrag({ akte }: { akte: Abgeglichen }) {
	const urteil = useUrteil();
	const name = nameVon(akte);
	return (
		<li className={css.eintrag}>
			<span>
				<TextLink to="/admin/freiwillige/$id" params={{ id: akte.id }}>
					{name}
				</TextLink>{' '}
				<Span variant="secondary">
					{naeheres(akte)} · {DUBLETTEN.urteil[akte.urteil]}
				</Span>
			</span>
			<Button
				size="sm"
				variant="quiet"
				aria-label={DUBLETTEN.zuruecknehmenLabel(name)}
				loading={urteil.isRunning}
				onClick={() => urteil.execute({ andereID: akte.id, urteil: null })}
			>
				{DUBLETTEN.zuruecknehmen}
			</Button>
		</li>
	);
}
