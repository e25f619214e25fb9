import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ADRESSTYP_BEZEICHNUNG } from '#domain/stammdaten/adresstyp.ts';
import { ADRESSE, ADRESSEN } from '../../texte/adressen.ts';
import { NACHWEIS } from '../../texte/nachweis.ts';
import { LinkButton } from '../../ui/button.tsx';
import { FileHeader } from '../../ui/layout/file-header.tsx';
import { adressvergleichQuery } from '../nachweis/queries.ts';
import type { Verlaufssuche } from '../nachweis/suche.ts';
import { Vergleich } from '../nachweis/vergleich.tsx';
import { Verlaufsseite } from '../nachweis/verlaufsseite.tsx';
import { type Crumb, usePageHead } from '../portal/page-head.ts';
import { adresseQuery, historieQuery } from './queries.ts';

const CRUMBS: readonly Crumb[] = [
	{ label: ADRESSE.gruppe },
	{ label: ADRESSEN.titel, link: { to: '/admin/adressen' } },
];

interface AdressVerlaufProps {
	id: string;
	suche: Verlaufssuche;
	heute: string;
}

/** All that happened to an address and to the Kontingent there. */
export function AdressVerlauf({ id, suche, heute }: AdressVerlaufProps) {
	const { data: adresse } = useSuspenseQuery(adresseQuery(id));
	const query = useQuery(historieQuery(id));
	const navigate = useNavigate();
	usePageHead({ title: adresse.bezeichnung, part: NACHWEIS.verlauf, crumbs: CRUMBS });
	return (
		<Verlaufsseite
			gegenstand={{ art: 'adresse', id, name: adresse.bezeichnung }}
			kopf={
				<FileHeader
					name={adresse.bezeichnung}
					note={ADRESSTYP_BEZEICHNUNG[adresse.typ]}
					facts={[{ label: ADRESSE.kopf.ort, value: `${adresse.plz ?? ''} ${adresse.ort ?? ''}`.trim() }]}
					actions={
						<LinkButton icon={IconArrowLeft} to="/admin/adressen/$id" params={{ id }}>
							{NACHWEIS.zurAdresse}
						</LinkButton>
					}
				/>
			}
			query={query}
			arten={NACHWEIS.adressarten}
			suche={suche}
			onSuche={(search) => void navigate({ to: '/admin/adressen/$id/verlauf', params: { id }, search, replace: true })}
			heute={heute}
			vergleich={(von, bis) => <Adressvergleich id={id} von={von} bis={bis} heute={heute} />}
		/>
	);
}

interface VergleichProps {
	id: string;
	von: string;
	bis: string;
	heute: string;
}

function Adressvergleich({ id, von, bis, heute }: VergleichProps) {
	return <Vergleich query={useQuery(adressvergleichQuery(id, von, bis))} heute={heute} />;
}
