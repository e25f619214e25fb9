import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';
import { NACHWEIS } from '../../texte/nachweis.ts';
import { LinkButton } from '../../ui/button.tsx';
import { FileHeader } from '../../ui/layout/file-header.tsx';
import { anzeigename } from '../akte/akte-kontext.tsx';
import { angaben } from '../akte/akte-kopf.tsx';
import { brotkrumen } from '../akte/brotkrumen.ts';
import { akteQuery, historieQuery } from '../akte/queries.ts';
import { usePageHead } from '../portal/page-head.ts';
import { dienstartenQuery } from '../stammlisten/queries.ts';
import { Status } from '../status/status.tsx';
import { aktenvergleichQuery } from './queries.ts';
import type { Verlaufssuche } from './suche.ts';
import { Vergleich } from './vergleich.tsx';
import { Verlaufsseite } from './verlaufsseite.tsx';

interface AktenVerlaufProps {
	id: string;
	suche: Verlaufssuche;
	heute: string;
}

/** All that happened in a volunteer's file. */
export function AktenVerlauf({ id, suche, heute }: AktenVerlaufProps) {
	const { freiwilliger } = useSuspenseQuery(akteQuery(id)).data;
	const { data: dienstarten = [] } = useQuery(dienstartenQuery);
	const query = useQuery(historieQuery(id));
	const navigate = useNavigate();
	const name = anzeigename(freiwilliger);
	usePageHead({ title: name, part: NACHWEIS.verlauf, crumbs: brotkrumen(freiwilliger.status) });
	return (
		<Verlaufsseite
			gegenstand={{ art: 'freiwilliger', id, name }}
			kopf={
				<FileHeader
					name={name}
					badge={<Status katalog={FREIWILLIGER} nummer={freiwilliger.status} tinted size="lg" />}
					facts={angaben(freiwilliger, dienstarten)}
					actions={
						<LinkButton icon={IconArrowLeft} to="/admin/freiwillige/$id" params={{ id }}>
							{NACHWEIS.zurAkte}
						</LinkButton>
					}
				/>
			}
			query={query}
			arten={NACHWEIS.arten}
			mitHand
			suche={suche}
			onSuche={(search) =>
				void navigate({ to: '/admin/freiwillige/$id/verlauf', params: { id }, search, replace: true })
			}
			heute={heute}
			vergleich={(von, bis) => <Aktenvergleich id={id} von={von} bis={bis} heute={heute} />}
		/>
	);
}

interface VergleichProps {
	id: string;
	von: string;
	bis: string;
	heute: string;
}

function Aktenvergleich({ id, von, bis, heute }: VergleichProps) {
	return <Vergleich query={useQuery(aktenvergleichQuery(id, von, bis))} heute={heute} />;
}
