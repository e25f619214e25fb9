import { IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { tagInBerlin } from '#domain/datum.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { call } from '../../client/call.ts';
import { UNTERSCHRIFTEN } from '../../texte/akte/unterschrift.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/feedback/banner.tsx';
import { Icon } from '../../ui/icon.tsx';
import { featuresQuery } from '../portal/portal.ts';

const TEXT = UNTERSCHRIFTEN;

/** Documents that wait for the volunteer's own signature; nothing where there is none. */
export function EigeneUnterschriften() {
	const { data: features = [] } = useQuery(featuresQuery);
	const { data } = useQuery({
		queryKey: ['listen', 'unterschriften', 'eigene'],
		queryFn: async ({ signal }) => (await call('GET /v1/signature', { signal })).data,
		enabled: features.includes('PDF_SIGNATURES'),
	});
	return data?.map(({ sitzungID, dokument, gueltigBis }) => (
		<Notice key={sitzungID} icon={<Icon of={IconPencil} />} title={TEXT.eigene.titel}>
			{TEXT.eigene.text(dokument, formatDatum(tagInBerlin(gueltigBis)))}{' '}
			<LinkButton to="/unterschrift/$signToken" params={{ signToken: sitzungID }} variant="primary">
				{TEXT.unterschreiben}
			</LinkButton>
		</Notice>
	));
}
