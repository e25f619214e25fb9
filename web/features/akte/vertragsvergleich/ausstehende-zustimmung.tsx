import { IconProgressCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { VERGLEICH } from '../../../texte/akte/vertragsvergleich.ts';
import { Notice } from '../../../ui/feedback/banner.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useAkte } from '../akte-kontext.tsx';
import { ausstehendeNamen } from './anzeige.ts';
import { type Verglichen, vergleichQuery } from './queries.ts';

/** A hint, no obstacle: concluding the contract stands for everybody's signature. */
export function AusstehendeZustimmung({ vertrag }: { vertrag: Verglichen }) {
	const { data } = useQuery(vergleichQuery(vertrag));
	const { sitzung } = useAkte();
	const parteien = ausstehendeNamen(data?.zustimmungen ?? [], sitzung);
	if (!parteien) return null;
	return <Notice icon={<Icon of={IconProgressCheck} />} title={VERGLEICH.zustimmung.hinweis(parteien)} />;
}
