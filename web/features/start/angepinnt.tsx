import { useQuery } from '@tanstack/react-query';
import { ANGEPINNT } from '#domain/text/portaltexte.ts';
import { TEXTE } from '../../texte/verwaltung/texte.ts';
import { Section } from '../../ui/layout/page.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { darf, type Sitzung } from '../portal/sitzung.ts';
import { Portaltext } from '../texte/portaltext.tsx';
import { textQuery } from '../texte/queries.ts';
import css from './start.module.css';

/** What the Traeger has pinned to the start page of this role, while it is time for it. */
export function Angepinnt({ sitzung }: { sitzung: Sitzung }) {
	const traeger = darf(sitzung, 'MA_VERWALTUNG', 'ADMIN');
	const key = ANGEPINNT[traeger ? 'MA_VERWALTUNG' : darf(sitzung, 'MA_VEREIN') ? 'MA_VEREIN' : 'FREIWILLIGER'];
	const { data } = useQuery(textQuery(key));
	if (!data?.isGezeigt) return null;
	return (
		<Section
			title={TEXTE.angepinnt}
			ruled
			aside={
				traeger && (
					<TextLink to="/admin/system/texte" search={{ text: key }}>
						{TEXTE.bearbeiten}
					</TextLink>
				)
			}
		>
			<div className={css.angepinnt}>
				<Portaltext inhalt={data.content} />
			</div>
		</Section>
	);
}
