import { IconProgressCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { VERGLEICH } from '../../../texte/akte/vertragsvergleich.ts';
import { Notice } from '../../../ui/feedback/banner.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ausstehende } from './anzeige.ts';
import { type Verglichen, vergleichQuery } from './queries.ts';

/** A hint, no obstacle: concluding the contract stands for everybody's signature. */
export function AusstehendeZustimmung({ vertrag }: { vertrag: Verglichen }) {
	const { data } = useQuery(vergleichQuery(vertrag));
	const parteien = ausstehende(data?.zustimmungen ?? []).map(({ partei }) => VERGLEICH.partei[partei]);
	if (parteien.length === 0) return null;
	return <Notice icon={<Icon of={IconProgressCheck} />} title={VERGLEICH.zustimmung.hinweis(parteien.join(', '))} />;
}
