import { IconInfoCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Notice } from '../../../ui/feedback/banner.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useAkte } from '../akte-kontext.tsx';
import { bfdQuery } from './queries.ts';

/** A hint, no obstacle: the service may begin before the office has approved. */
export function BfdHinweis({ vertragID }: { vertragID: string | null }) {
	const { freiwilliger } = useAkte();
	const { data } = useQuery({ ...bfdQuery(freiwilliger.id, vertragID ?? ''), enabled: vertragID !== null });
	if (!data?.hinweis) return null;
	return <Notice icon={<Icon of={IconInfoCircle} />} title={data.hinweis} />;
}
