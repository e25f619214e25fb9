import { Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { TEXTSEITE } from '../../texte/verwaltung/textseite.ts';
import { Geladen } from '../../ui/feedback/geladen.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { usePageHead } from '../portal/page-head.ts';
import { Portaltext } from '../texte/portaltext.tsx';
import { textQuery } from '../texte/queries.ts';
import { PublicFrame } from './public-frame.tsx';
import css from './text-page.module.css';

type Seite = 'datenschutz' | 'impressum';

/** What the provider has to tell by law, in its own words. */
export function TextPage({ seite }: { seite: Seite }) {
	const query = useQuery(textQuery(seite));
	usePageHead({ title: TEXTSEITE[seite] });
	return (
		<PublicFrame>
			<article className={css.seite}>
				<Title order={1} fz={24} lh="32px" fw={650}>
					{TEXTSEITE[seite]}
				</Title>
				<Geladen query={query} lines={8}>
					{(data) => <Portaltext inhalt={data.content} />}
				</Geladen>
				<p>
					<TextLink to="/">{TEXTSEITE.zurueck}</TextLink>
				</p>
			</article>
		</PublicFrame>
	);
}
